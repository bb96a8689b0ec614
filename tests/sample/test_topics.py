"""Names lead to topics."""

import pytest

from seer.sample.pools import table, words
from seer.sample.topics import topic


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("city", "city"),
        ("shipCity", "city"),
        ("country_code", "country_code"),
        ("userId", "id"),
        ("createdAt", "datetime"),
        ("start_date", "date"),
        ("emails", "email"),
        ("repo", "repository"),
        ("base_branch", "branch"),
        ("lang", "language_code"),
        ("first_name", "first_name"),
        ("pageSize", "limit"),
        ("categories", "category"),
        ("frobnication", ""),
        ("repo_path", "folder"),
        ("directory", "folder"),
        ("file_path", "path"),
        ("environment_name", "environment"),
        ("bucket_name", "bucket"),
        ("passenger_name", "name"),
        ("campaign_name", "thing"),
        ("company_type", "kind"),
        ("user_id_type", "kind"),
        ("vehicle_type", "vehicle"),
        ("payment_methods", "payment"),
        ("promo_code", "coupon"),
        ("basehead", "comparison"),
        ("api_key", "token"),
        ("X-Amz-Content-Sha256", "sha256"),
        ("author", "name"),
        ("start_cell", "cell"),
        ("restaurant", "restaurant"),
        ("package_name", "package"),
        ("commit_title", "commit"),
        ("cardNumber", "card_number"),
        ("travel_class", "cabin"),
        ("timestamp_id", "stamp"),
    ],
)
def test_topic_of_a_name(name: str, expected: str) -> None:
    assert topic(name) == expected


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ("查询的城市名称", "city"),
        ("ISO 4217 code", "currency"),
        ("A date as YYYY-MM-DD", "date"),
        ("the e-mail address", "email"),
    ],
)
def test_topic_of_a_description(description: str, expected: str) -> None:
    assert topic("arg0", description=description) == expected


@pytest.mark.parametrize(
    ("name", "description", "expected"),
    [
        ("country", "Two-letter country", "country_code"),
        ("country", "ISO 3166-1 alpha-2", "country_code"),
        ("country", "ISO 3166-1 alpha-3", "country_code3"),
        ("country_code", "the three-letter code", "country_code3"),
        ("origin", "longitude,latitude of the start", "coordinates"),
        ("destination", "终点经纬度坐标，坐标格式为：经度,纬度", "coordinates"),
        ("after", "Identifier from the previous pagination request", "token"),
        ("origin", "Where the trip begins", "city"),
        ("cityA", "The zipcode of the first city", "postcode"),
        ("address", "The address where notifications are delivered", "callback"),
        ("from", "The phone number or SIP URI of the caller", "phone"),
        ("address", "经纬度，经度在前", "coordinates"),
        ("address", "地址或经纬度", "address"),
        ("extensions", "返回结果控制，参数取值为 base 时返回，也就是不带周边的查询结果，只有基本地址信息", ""),
        ("country", "Where it is made", "country"),
        ("language", "ISO 639-1", "language_code"),
    ],
)
def test_countries_and_languages_by_code(name: str, description: str, expected: str) -> None:
    assert topic(name, description=description) == expected


def test_pools_are_wide_and_printable() -> None:
    for locale in ("en", "zh"):
        for about, pool in table(locale).items():
            assert len(set(pool)) == len(pool), about
            assert all(word.isprintable() and word == word.strip() and word for word in pool), about
    assert (
        min(len(words(about, "en")) for about in ("city", "currency", "email", "title", "query", "repository", "phone"))
        >= 15
    )
