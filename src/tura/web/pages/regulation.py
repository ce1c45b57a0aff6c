"""The regulation: in plain words, its questions answered, its text changed."""

from dataclasses import replace

from starlette.responses import RedirectResponse, Response

from tura.app.amending import amend, with_printed_defaults
from tura.app.regulation_answer import answered
from tura.domain.decide import needed_level
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.lint import Finding, lint
from tura.domain.regulation.lint.defaults import take_default
from tura.domain.regulation.schema import Regulation
from tura.formats.bad_input import BadInput
from tura.formats.regulation import read_regulation, write_regulation
from tura.formats.regulation.answer import candidates
from tura.web.form import fields_of, level_in
from tura.web.request import Asked
from tura.web.upload import faults_of
from tura.wording import sentence
from tura.wording.regulation_page import parts_of
from tura.wording.regulation_text import regulation_text


def regulation(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """The rules as they stand; above them what is still open, below them the file."""
    event = asked.event()
    hall = asked.hall(event)
    rules = hall.state.regulation
    found = lint(rules)
    given = again or {}
    return asked.page(
        "regulation.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=rules.sections[0].letter,
        parts=parts_of(regulation_text(rules, asked.language)),
        answers=_answers(rules, asked.language),
        questions=[finding for finding in found if finding.is_open],
        warnings=[finding for finding in found if not finding.is_open],
        toml=given.get("toml") or write_regulation(rules),
        edits=bool(given.get("toml")),
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        again=given,
    )


def _answers(rules: Regulation, language: str) -> list[tuple[str, str]]:
    """What the organiser answered, with the question where it can still be told."""
    asked = {finding.rule: finding.reason for finding in lint(replace(rules, answers={}))}
    return [
        (sentence(asked[rule], language) if rule in asked else "", said)
        for rule, said in rules.answers.items()
    ]


def change(asked: Asked) -> Response:
    """Another text, an answer, or every printed default; faults are told with their line."""
    event = asked.event()
    given = fields_of(asked.request)
    office = asked.office
    rules = office.state(event.event_id).regulation
    try:
        wanted = _wanted(asked, rules, given)
    except BadInput as error:
        return regulation(asked, Refusal(faults_of(error, asked.language)), given)
    if isinstance(wanted, Refusal):
        return regulation(asked, wanted, given)
    reason = given.get("reason", "")
    answer = asked.site.write(
        event.event_id, lambda: amend(office, event.event_id, wanted, reason, level_in(given))
    )
    if isinstance(answer, Refusal):
        return regulation(asked, answer, given)
    return RedirectResponse(f"/e/{event.slug}/regulation", 303)


def _wanted(asked: Asked, rules: Regulation, given: dict[str, str]) -> Regulation | Refusal:
    action = given.get("action", "")
    if action == "defaults":
        return with_printed_defaults(rules, lambda finding: _default(asked, finding))[0]
    if action == "default":
        return _one_default(asked, rules, given.get("question", ""))
    if action == "answer":
        return _own_answer(rules, given)
    return read_regulation(given.get("toml", "")).regulation


def _own_answer(rules: Regulation, given: dict[str, str]) -> Regulation | Refusal:
    """What the organiser typed, written where the question is; to a question that is not open, kept as words."""
    said, rule = given.get("answer", "").strip(), given.get("rule", "")
    if not said:
        return refuse("answer-missing")
    finding = _asked_for(rules, given.get("question", ""))
    if finding is None or finding.rule != rule:
        return replace(rules, answers={**rules.answers, rule: said})
    text = answered(write_regulation(rules), finding, candidates(said), said)
    if text is None:
        return refuse("answer-does-not-fit", rule=rule, key=finding.key)
    return read_regulation(text).regulation


def _one_default(asked: Asked, rules: Regulation, question: str) -> Regulation | Refusal:
    """The printed default of one open question, named by its place in the list."""
    finding = _asked_for(rules, question)
    if finding is None:
        return refuse("question-gone")
    taken = take_default(rules, finding, _default(asked, finding))
    return refuse("no-default", rule=finding.rule) if taken is None else taken


def _asked_for(rules: Regulation, question: str) -> Finding | None:
    """The open question at a place in the list."""
    found = [finding for finding in lint(rules) if finding.is_open]
    return found[int(question)] if question.isdigit() and int(question) < len(found) else None


def _default(asked: Asked, finding: Finding) -> str:
    return sentence(finding.default, asked.language) if finding.default else ""
