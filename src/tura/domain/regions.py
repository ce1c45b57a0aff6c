"""The regions of Russia in English, as the official translation of the Constitution (art. 65) has them."""

import re

from tura.domain.latin import latin

# fmt: off
_REPUBLICS = {
    "Адыгея": "Republic of Adygeya", "Алтай": "Republic of Altai",
    "Башкортостан": "Republic of Bashkortostan", "Бурятия": "Republic of Buryatia",
    "Дагестан": "Republic of Daghestan", "Донецкая Народная": "Donetsk People's Republic",
    "Ингушетия": "Republic of Ingushetia", "Калмыкия": "Republic of Kalmykia",
    "Карелия": "Republic of Karelia", "Коми": "Republic of Komi", "Крым": "Republic of Crimea",
    "Луганская Народная": "Lugansk People's Republic", "Марий Эл": "Republic of Marij El",
    "Мордовия": "Republic of Mordovia", "Саха (Якутия)": "Republic of Sakha (Yakutia)",
    "Якутия": "Republic of Sakha (Yakutia)", "Саха": "Republic of Sakha (Yakutia)",
    "Северная Осетия – Алания": "Republic of North Ossetia – Alania",
    "Северная Осетия": "Republic of North Ossetia – Alania", "Татарстан": "Republic of Tatarstan",
    "Тыва": "Republic of Tuva", "Хакасия": "Republic of Khakassia",
}
_REGIONS = {
    "Амурская": "Amur", "Архангельская": "Archangel", "Астраханская": "Astrakhan",
    "Белгородская": "Belgorod", "Брянская": "Bryansk", "Владимирская": "Vladimir",
    "Волгоградская": "Volgograd", "Вологодская": "Vologda", "Воронежская": "Voronezh",
    "Запорожская": "Zaporozhye", "Ивановская": "Ivanovo", "Иркутская": "Irkutsk",
    "Калининградская": "Kaliningrad", "Калужская": "Kaluga", "Кемеровская": "Kemerovo",
    "Кировская": "Kirov", "Костромская": "Kostroma", "Курганская": "Kurgan", "Курская": "Kursk",
    "Ленинградская": "Leningrad", "Липецкая": "Lipetsk", "Магаданская": "Magadan", "Московская": "Moscow",
    "Мурманская": "Murmansk", "Нижегородская": "Nizhny Novgorod", "Новгородская": "Novgorod",
    "Новосибирская": "Novosibirsk", "Омская": "Omsk", "Оренбургская": "Orenburg", "Орловская": "Orel",
    "Пензенская": "Penza", "Псковская": "Pskov", "Ростовская": "Rostov", "Рязанская": "Ryazan",
    "Самарская": "Samara", "Саратовская": "Saratov", "Сахалинская": "Sakhalin",
    "Свердловская": "Sverdlovsk", "Смоленская": "Smolensk", "Тамбовская": "Tambov", "Тверская": "Tver",
    "Томская": "Tomsk", "Тульская": "Tula", "Тюменская": "Tyumen", "Ульяновская": "Ulyanovsk",
    "Херсонская": "Kherson", "Челябинская": "Chelyabinsk", "Ярославская": "Yaroslavl",
}
_OTHERS = {
    "Кабардино-Балкарская Республика": "Kabardino-Balkarian Republic",
    "Карачаево-Черкесская Республика": "Karachayevo-Circassian Republic",
    "Удмуртская Республика": "Udmurt Republic", "Удмуртия": "Udmurt Republic",
    "Чеченская Республика": "Chechen Republic", "Чечня": "Chechen Republic",
    "Чувашская Республика – Чувашия": "Chuvash Republic", "Чувашская Республика": "Chuvash Republic",
    "Чувашия": "Chuvash Republic", "Москва": "Moscow", "Санкт-Петербург": "St. Petersburg",
    "Севастополь": "Sevastopol", "Еврейская автономная область": "Jewish Autonomous Region",
    "Ненецкий автономный округ": "Nenets Autonomous Area",
    "Ханты-Мансийский автономный округ – Югра": "Khanty-Mansi Autonomous Area – Yugra",
    "Ханты-Мансийский автономный округ": "Khanty-Mansi Autonomous Area – Yugra",
    "Югра": "Khanty-Mansi Autonomous Area – Yugra",
    "Чукотский автономный округ": "Chukotka Autonomous Area",
    "Ямало-Ненецкий автономный округ": "Yamal-Nenets Autonomous Area", "Алтайский край": "Altai Territory",
    "Забайкальский край": "Trans-Baikal Territory", "Камчатский край": "Kamchatka Territory",
    "Краснодарский край": "Krasnodar Territory", "Красноярский край": "Krasnoyarsk Territory",
    "Пермский край": "Perm Territory", "Приморский край": "Primorye Territory",
    "Ставропольский край": "Stavropol Territory", "Хабаровский край": "Khabarovsk Territory",
}
# fmt: on
_SHORT = {
    "обл": "область",
    "респ": "республика",
    "р-ка": "республика",
    "г": "",
    "город": "",
    "ао": "автономный округ",
}


def region_in_english(name: str) -> str:
    """A region's English name; one that is not among Russia's regions in Latin letters.

    >>> region_in_english("г. Москва"), region_in_english("Татарстан респ."), region_in_english("Московская обл.")
    ('Moscow', 'Republic of Tatarstan', 'Moscow Region')
    """
    return _ENGLISH.get(_words(name)) or latin(name)


def _words(name: str) -> frozenset[str]:
    """The words of a name in no order, abbreviations written out."""
    plain = name.lower().replace("ё", "е")
    known = re.findall(r"[а-я]+(?:-[а-я]+)*", plain)
    return frozenset(" ".join(_SHORT.get(word, word) for word in known).split())


def _table() -> dict[frozenset[str], str]:
    found = {_words(name): english for name, english in _OTHERS.items()}
    for name, english in _REPUBLICS.items():
        found[_words(f"{name} республика")] = english
        found.setdefault(_words(name), english)
    for name, english in _REGIONS.items():
        found[_words(f"{name} область")] = f"{english} Region"
    found[_words("Кемеровская область – Кузбасс")] = "Kemerovo Region – Kuzbass"
    return found


_ENGLISH = _table()
