"""What a drafted regulation file says in its comments: where it came from, what is unread, what is open."""

from dataclasses import replace

from tura.domain.regulation.lint import Finding, lint
from tura.domain.regulation.lint.defaults import take_defaults
from tura.drafting import Draft
from tura.wording.sentences import sentence

_HEADER = {
    "ru": (
        "Черновик, прочитанный из текста положения. `line` — строка текста, из которой взято правило.",
        "Проверьте: tura regulation lint ЭТОТ_ФАЙЛ. Ответы впишите сюда и отметьте в [answers] по номеру вопроса.",
    ),
    "en": (
        "A draft read from the text of a regulation. `line` is the text's line a rule came from.",
        "Check it: tura regulation lint THIS_FILE. Write answers here and note them in [answers] by rule number.",
    ),
}
_WORDS = {
    "ru": ("Не прочитано:", "строка", "Открытые вопросы:", "по умолчанию"),
    "en": ("Not read:", "line", "Open questions:", "default"),
}


def with_defaults(draft: Draft, language: str) -> Draft:
    """The draft with every default taken and recorded in words."""

    def words(finding: Finding) -> str:
        return sentence(finding.default, language) if finding.default else ""

    return replace(draft, regulation=take_defaults(draft.regulation, words)[0])


def header(language: str) -> tuple[str, ...]:
    """The comment at the top of a drafted file."""
    return _HEADER[language]


def footer(draft: Draft, language: str) -> tuple[str, ...]:
    """The comment at the end: every sentence that was not read, every open question with its default."""
    not_read, line, opened, default = _WORDS[language]
    unread = [f"{line} {item.line}: {item.text}" for item in draft.unread]
    questions = []
    for finding in lint(draft.regulation):
        if finding.is_open:
            said = f" ({default}: {sentence(finding.default, language)})" if finding.default else ""
            questions.append(f"{finding.rule} {sentence(finding.reason, language)}{said}")
    parts = [not_read, *unread] if unread else []
    if questions:
        parts += ["", opened, *questions] if parts else [opened, *questions]
    return tuple(parts)
