"""What a property belongs to and how it is described tell what its name leaves open."""

import pytest

from seer.sample.about import about, subject
from seer.sample.ask import Ask
from seer.sample.pools import table


def asked(name: str, noun: str, description: str = "") -> str:
    return about(Ask({"description": description}, name, noun, 1, 2, "en", "2026-06-15T09:00:00Z", scope=noun))


@pytest.mark.parametrize(
    ("name", "noun", "description", "expected"),
    [
        ("from", "call", "", "phone"),
        ("to", "email", "", "email"),
        ("to", "flight", "", "city"),
        ("state", "issue", "", "status"),
        ("state", "address", "", "region"),
        ("region", "bucket", "", "cloud_region"),
        ("token_address", "swap", "", "wallet"),
        ("address", "transfer", "The wallet to pay", "wallet"),
        ("location", "event", "", "place"),
        ("origin", "walking_route", "", "address"),
        ("origin", "flight", "", "city"),
        ("expiration_date", "card", "The day in the format MM/YYYY", "card_expiry"),
        ("language", "search_code", "", "programming"),
        ("order", "list", "asc or desc", "direction"),
        ("order", "refund", "", "id"),
        ("key", "tag", "", "key_name"),
        ("key", "cache", "", "slug"),
        ("code", "interpreter", "The code to execute", "code"),
        ("type", "chart", "", "chart"),
        ("query", "tool", "The SQL to run", "sql"),
        ("path", "api", "Path of the endpoint", "url_path"),
        ("schema", "extract", "The JSON schema", ""),
        ("tag_name", "release", "", "release"),
        ("dry_run", "apply", "If 'true', nothing is changed", "flag"),
        ("frob", "item", "The brand of the item", "company"),
        ("table_name", "record", "", "table"),
        ("private_key", "transfer", "", "private_key"),
        ("brands", "card", "", "card_brand"),
        ("mcc", "payment", "A four-digit number", "number"),
        ("fields", "table", '格式为：[{"name":1}]', ""),
        ("department_ids", "role", "Comma-separated or a JSON array", "id"),
        ("role_arn", "export", "", "role_arn"),
        ("to", "erc20_transfer", "", "wallet"),
        ("after", "list", "An item ID to list after", "token"),
        ("ieee", "zigbee", "IEEE address of the device", "mac"),
        ("query", "search", "The products to look for", "query@shop"),
        ("word", "search", "搜索关键词", "query"),
        ("name", "news", "公司名称", "company"),
        ("code", "lock_open", "", "pin"),
        ("expression", "regex_extract", "", "regex"),
        ("unit_in", "conversion", "", "measure_unit"),
        ("resourceGroupName", "network", "", "slug"),
        ("tag", "get_tag", "Tag name", "release"),
        ("location", "resume", "The line to stop at", ""),
        ("prompt", "tile", "Image prompt of the tile", "question@image"),
    ],
)
def test_topic(name: str, noun: str, description: str, expected: str) -> None:
    assert asked(name, noun, description) == expected


@pytest.mark.parametrize(
    ("name", "noun", "expected"),
    [
        ("title", "issue", "title@code"),
        ("title", "create_event", "title@event"),
        ("body", "pull_request", "text@code"),
        ("query", "search_papers", "query@research"),
        ("prompt", "generate_image", "question@image"),
        ("name", "clip", "thing@track"),
        ("name", "playlist", "thing@media"),
        ("radio_name", "play_song", "thing"),
        ("title", "frob", "title"),
        ("summary", "calendar_list", "title@calendar"),
        ("summary", "insert_event", "title@event"),
        ("item", "todo_add", "title@task"),
        ("task", "browser_use_agent", "title@agent"),
        ("tags", "docker_build", "tag@docker"),
        ("device", "mobile_use_device", "device@mobile"),
    ],
)
def test_setting(name: str, noun: str, expected: str) -> None:
    assert asked(name, noun) == expected


@pytest.mark.parametrize(
    ("tool", "noun"),
    [
        ("get_product_details", "product"),
        ("set_clip_name", "clip"),
        ("update_task_status", "task"),
        ("math_gcd_bd55ee", "gcd"),
        ("list_orders", "order"),
        ("get_status", "status"),
    ],
)
def test_what_a_tool_is_about(tool: str, noun: str) -> None:
    assert subject(tool) == noun


def test_every_setting_is_told_in_each_language() -> None:
    assert {about for about in table("en") if "@" in about and not about.startswith("keys@")} == {
        about for about in table("zh") if "@" in about
    }
