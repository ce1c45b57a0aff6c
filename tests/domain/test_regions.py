"""Regions in English, however the list writes them."""

import pytest

from tura.domain.regions import region_in_english


@pytest.mark.parametrize(
    ("written", "english"),
    [
        ("Москва", "Moscow"),
        ("г. Санкт-Петербург", "St. Petersburg"),
        ("Московская область", "Moscow Region"),
        ("Кемеровская область - Кузбасс", "Kemerovo Region – Kuzbass"),
        ("Республика Татарстан", "Republic of Tatarstan"),
        ("Татарстан (Республика)", "Republic of Tatarstan"),
        ("Алтай", "Republic of Altai"),
        ("Алтайский край", "Altai Territory"),
        ("Ханты-Мансийский АО – Югра", "Khanty-Mansi Autonomous Area – Yugra"),
        ("ХАНТЫ-МАНСИЙСКИЙ АВТОНОМНЫЙ ОКРУГ", "Khanty-Mansi Autonomous Area – Yugra"),
        ("Клуб «Ёлки»", "Klub «Elki»"),
        ("Minsk", "Minsk"),
        ("", ""),
    ],
)
def test_a_region_has_one_english_name(written: str, english: str) -> None:
    """Order of words, abbreviations and case do not matter; what is no region is spelled in Latin letters."""
    assert region_in_english(written) == english
