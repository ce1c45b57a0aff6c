"""Headings as organisers, Swiss-Manager and FIDE write them, in Russian, English and German."""

import re

from tura.domain.players import Discipline, RatingSource
from tura.formats.tables.letters import one_alphabet

_LETTERS = re.compile(r"[^0-9a-zа-яäöüß№%]+")

# Field of EntryRow, or a part of one, and the headings it goes by, in the form of `plain`.
_NAMES: dict[str, str] = {
    "name": "name fullname player playername фио фамилияимяотчество фамилияимя участник игрок фамилияио"
    " spieler nachnamevorname lastnamefirstname surnamefirstname фиоучастника фиоигрока",
    "surname": "surname lastname familyname фамилия nachname zuname",
    "given": "given givenname firstname имя имяотчество vorname",
    "patronymic": "patronymic отчество middlename",
    "latin": "namelatin latin латиница latinname фиолатиницей namefide имялатиницей фамилияимялатиницей",
    "sex": "sex gender пол geschlecht geschl mw мж",
    "birth": "birthday birth birthdate dateofbirth born dob birthyear bday byear датарождения годрождения гр др"
    " датарожд годрожд yob"
    " рождение годр датар geburt geburtstag geburtsdatum gebdatum gebjahr jahrgang geboren yearofbirth",
    "citizenship": "citizenship гражданство nationality",
    "federation": "fed federation федерация страна country land nation verband фед federationfide",
    "region": "clubnumber klubnr regionnumber кодрегиона номеррегиона рег региональныйкод vereinsnr clubno",
    "club": "clubname club klub клуб регион субъект субъектрф город школа команда организация region verein клубгород"
    " clubcity наспункт"
    " регионгород населенныйпункт city team",
    "fshr_id": "idno id_no identnr ident фшрid idфшр idфшр фшр кодфшр номерфшр fshrid ruchessid idnat natid ид id",
    "fide_id": "fideno fideid fideident fidenr fidenumber фидеid idфиде фидекод кодфиде fidecode idfide idnumber"
    " номерфиде фиде fide",
    "title": "title титул звание titel tit ttl fidetitle",
    "grade": "grade разряд спортивныйразряд разр сразряд квалификация rank спортивноезвание",
    "section": "requestedsection section категория турнир зачет секция category group группа gruppe",
    "paid": "paid оплата оплачено взнос сумма fee bezahlt payment уплачено",
    "paid_how": "paidhow способоплаты howpaid paymentmethod видоплаты",
    "check_in": "checkin явка регистрация отметка времярегистрации отметился",
    "bye_rounds": "byerounds byes бай туры_бай баи байтуры byeround пропускитуров пропускаеттуры турыпропуска",
    "leaves_after": "leavesafterround leavesafter выбываетпослетура уезжаетпослетура",
    "trainer": "trainer тренер coach",
    "phone": "phone телефон тел mobile telefon",
    "email": "email почта mail элпочта электроннаяпочта",
    "remarks": "remarks примечание примечания comment комментарий note bemerkung notes remark",
    "number": "n no nr № номер пп №пп nпп num snr стартномер стартовыйномер place",
    "rating": "rating рейтинг рейт rtg elo wertung rtgavg рейтингэло",
}  # fmt: skip

_RATINGS: dict[tuple[RatingSource, Discipline], str] = {
    (
        RatingSource.FSHR,
        Discipline.STANDARD,
    ): "rtgnatstd rtgnat elonat фшрклассика рейтингфшр рейтингфшрклассика"
    " фшрклассический нацрейтинг нацрейт национальныйрейтинг рейтингрф nationalrating natrating nwz rtgn"
    " рейтингшахматыфшр",
    (
        RatingSource.FSHR,
        Discipline.RAPID,
    ): "rtgnatrapid фшррапид рейтингфшррапид фшрбыстрые рейтингфшрбыстрые рапидфшр",
    (RatingSource.FSHR, Discipline.BLITZ): "rtgnatblitz фшрблиц рейтингфшрблиц блицфшр",
    (
        RatingSource.FIDE,
        Discipline.STANDARD,
    ): "rtgintstd rtgint eloint фидеклассика рейтингфиде рейтингfide fiderating"
    " ratingfide srtng standard эло rtgi eloi международныйрейтинг internationalrating"
    " рейтингфидеклассика классикафиде фидестандарт рейтингфидестандарт",
    (RatingSource.FIDE, Discipline.RAPID): "rtgintrapid фидерапид рейтингфидерапид фидебыстрые"
    " рапидфиде рейтингфидебыстрые rrtng rapid",
    (RatingSource.FIDE, Discipline.BLITZ): "rtgintblitz фидеблиц рейтингфидеблиц блицфиде brtng blitz",
}

NAMED_RATING = "rating:"

_QUESTIONS = {
    "name": re.compile(r"^(?:укажите|введите)?(?:фио|фамилияимя)"),
    "birth": re.compile(r"(?:дата|год|день)рожд"),
    "fshr_id": re.compile(r"(?:id|ид|код)фшр|фшрid"),
    "fide_id": re.compile(r"(?:id|ид|код)(?:fide|фиде)|(?:fide|фиде)id"),
    "phone": re.compile(r"телефон"),
    "email": re.compile(r"почт|email"),
    "section": re.compile(
        r"как(?:ом|ой|ую)(?:турнир|категори|групп)|^(?:турнир|категория|группа)(?:участ|игрок)"
    ),
    "grade": re.compile(r"^(?:спортивный)?разряд"),
    "club": re.compile(r"^(?:город|клуб|школа|населенный)"),
    "sex": re.compile(r"^пол(?:участника|игрока|ребенка)$"),
}
# Other people's data, and what only looks like a field.
_OTHERS = re.compile(
    r"тренер|представител|родител|законн|мать|матери|отца|отец|сопровожд|соглас|документ|паспорт|рейтинг"
)
_NO_PLAYER = re.compile(
    r"(?:итого|всего|total|итог)\b|(?:мальчики|девочки|юноши|девушки|мужчины|женщины|ветераны|boys|girls|women|men)"
    r"(?:\s+(?:до|u)?\s*\d+(?:\s+лет)?)?\W*$|(?:турнир|группа|категория|зач[её]т|section|group)\s+\W?\w{1,3}\W*$"
    r"|(?:главный|старший)\s+(?:судья|секретарь)|директор\s+турнира|организатор|(?:chief\s+)?arbiter"
)
_MOST_CELLS = 3


def plain(heading: str) -> str:
    """Small letters and digits alone: "Дата рожд. " is "датарожд", "Rtg_Nat" is "rtgnat"."""
    return _LETTERS.sub("", one_alphabet(heading).lower().replace("ё", "е"))


def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    for name, words in _NAMES.items():
        table.update(dict.fromkeys(map(plain, words.split()), name))
    for (source, discipline), words in _RATINGS.items():
        name = f"{NAMED_RATING}{source.value}:{discipline.value}"
        table.update(dict.fromkeys(map(plain, words.split()), name))
    return table


_FIELDS = _table()


def field_of(heading: str) -> str:
    """The field a heading stands for, "" when nobody knows it; whatever is in brackets may be left out."""
    whole, bare = plain(heading), plain(re.sub(r"\(.*?\)", "", heading))
    # «Рейтинг FIDE рапид» mixes the alphabets as people do.
    spellings = (whole, bare, whole.replace("fide", "фиде"), bare.replace("fide", "фиде"))
    return next((_FIELDS[each] for each in spellings if each in _FIELDS), "") or _asked(whole)


def _asked(heading: str) -> str:
    """The field that a form's question asks for ("Фамилия, имя, отчество участника"); "" when it is not one alone."""
    if _OTHERS.search(heading):
        return ""
    found = {known for known, words in _QUESTIONS.items() if words.search(heading)}
    return found.pop() if len(found) == 1 else ""


def is_no_player(texts: tuple[str, ...]) -> bool:
    """A row that heads a group, sums up or is signed: known words alone, or in the column of numbers."""
    filled = [text.lower() for text in texts if text]
    return bool(filled) and bool(_NO_PLAYER.match(filled[0])) and len(filled) <= _MOST_CELLS


def rating_list(name: str) -> tuple[RatingSource, Discipline]:
    """The list that a field such as "rating:fide:rapid" names."""
    _, source, discipline = name.split(":")
    return RatingSource(source), Discipline(discipline)
