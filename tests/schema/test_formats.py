import pytest

from seer.schema.formats import FORMATS, instant
from seer.schema.validate import fast, slow

PROBES = {
    "date": ["2026-06-15", "2026-02-30", "2026-6-1", "2026-06-15 ", "0000-01-01", "0000-02-29", "२०२६-06-15"],
    "time": ["12:00:00Z", "12:00:00", "12:00:00.5+01:00", "23:59:60Z", "00:59:60+01:00", "24:00:00Z", "12:00:60Z"],
    "date-time": ["2026-06-15T09:00:00Z", "2026-06-15 09:00:00Z", "2026-06-15T09:00:00", "2026-06-15t09:00:00z"],
    "duration": ["P1D", "P1.5D", "PT1H", "P", "PT", "P1W2D", "P1W", "P1Y2D", "PT1H3S", "P1YT1H", "P1DT"],
    "email": ["a@b.c", "a@b@c", "@b", "a b@c", '"a b"@c.d', "a..b@c.d", "é@b.c", "a@[127.0.0.1]", "a@-b.c"],
    "idn-email": ["é@b.c", "a"],
    "uri": [
        "http://a",
        "a",
        "http://a b",
        "urn:x",
        "//a",
        "http://é.x",
        "http://x/%zz",
        "http://[::1]/",
        "http://a:b/",
    ],
    "uri-reference": ["a", "#x", "\\a", "a b", "1:b", "a/b:c"],
    "iri": ["http://é.x", "é"],
    "uuid": ["12345678-1234-1234-1234-123456789abc", "12345678123412341234123456789abc"],
    "ipv4": ["1.2.3.4", "01.2.3.4", "256.1.1.1", "1.2.3"],
    "ipv6": ["::1", "1::2::3", "::ffff:1.2.3.4", "fe80::1%eth0"],
    "hostname": ["a", "a.", "a_b", "-a", "a-.b", "é", "a" * 64, "a.b.c", "", "ab--c"],
    "json-pointer": ["/a", "a", "", "/~2"],
    "relative-json-pointer": ["1/a", "0#", "-1", "01"],
    "uri-template": ["http://x/{a}", "{", "{a,b*}", "{?x}", "{a b}"],
    "regex": ["a", "("],
}


@pytest.mark.parametrize("name", sorted(PROBES))
def test_both_judges_agree_and_tell_good_from_bad(name: str) -> None:
    schema = {"format": name}
    verdicts = [slow(schema).valid(probe) for probe in PROBES[name]]
    assert verdicts == [fast(schema).valid(probe) for probe in PROBES[name]]
    assert True in verdicts
    assert False in verdicts


def test_formats_say_nothing_of_other_types_and_unknown_names() -> None:
    assert all(slow({"format": name}).valid(5) for name in FORMATS)
    assert slow({"format": "phone"}).valid("x")


def test_instants_are_compared_across_zones() -> None:
    assert instant("2026-06-15T11:00:00+02:00") == instant("2026-06-15t09:00:00Z")
    assert instant("2026-06-15T09:00:00.5Z") != instant("2026-06-15T09:00:00Z")
    assert instant("2026-06-15") is None
