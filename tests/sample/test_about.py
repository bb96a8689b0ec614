"""A string is about what its name, its description and the thing that it belongs to tell."""

import pytest

from seer.sample.about import about
from seer.sample.ask import Ask


def asked(name: str, noun: str = "", description: str = "") -> str:
    return about(Ask({"description": description}, name, noun, 1, 2, "en", "2026-06-15T09:00:00Z"))


@pytest.mark.parametrize(
    ("name", "noun", "expected"),
    [
        ("name", "contact", "name"),
        ("name", "webhook", "thing"),
        ("name", "conversation", "channel"),
        ("name", "", "name"),
        ("path", "directory", "folder"),
        ("path", "file", "path"),
        ("price", "price", "id"),
        ("amount", "payment", "amount"),
        ("cardholder", "cardholder", "id"),
        ("passengers", "reservation", "name"),
        ("target", "git", "branch"),
        ("items", "return", "product"),
        ("secret_name", "secret", "secret"),
        ("name", "restaurant", "restaurant"),
        ("new_name", "emoji", "emoji"),
        ("message", "commit", "commit"),
        ("token_name", "auth token", "thing"),
        ("tax_rates", "item", "id"),
        ("account", "person", "id"),
        ("transfer_group", "charge", "id"),
        ("merchantAccount", "payment", "id"),
        ("telephoneNumber", "payment", "phone"),
        ("name", "planet", "planet"),
        ("element", "browser type", "element_typed"),
        ("keyword", "venue", "query@venue"),
        ("message", "support", "request"),
        ("message", "channel", "message"),
        ("customer", "card", "id"),
        ("need_notification", "event", "answer"),
        ("description", "payment", "description@payment"),
        ("question", "speech", "question@speech"),
        ("messages", "log", "message@log"),
        ("source", "charge", "id"),
        ("source", "lead", "source"),
        ("exp_month", "card", "month_number"),
        ("month", "report", "month"),
        ("prompt_text", "dialog", "typed"),
        ("prompt_text", "image", "question@image"),
        ("account_id", "bank", "id"),
        ("bank_account", "payment", "id"),
        ("model_ids", "permission", "ai_model"),
        ("classification_name", "event", "genre"),
        ("area_id", "light", "part"),
        ("name", "pet", "pet"),
        ("tag", "pet", "tag@pet"),
        ("description", "repo", "description@repo"),
        ("comment", "repo", "comment@code"),
        ("note", "booking", "note@travel"),
        ("element", "select", "list_element"),
        ("keyword", "attraction", "query@show"),
    ],
)
def test_what_a_name_is_about(name: str, noun: str, expected: str) -> None:
    assert asked(name, noun) == expected


def test_a_description_tells_whose_name_it_is() -> None:
    assert asked("name", "booking", "Full name of the person") == "name"
    assert asked("target", "page", "Exact target element reference") == "element"
    assert asked("name", "source", "Cardholder name.") == "name"
    assert asked("name", "symbol", "Name of the company") == "company"
    assert asked("project", "task", "The ID of the project") == "id"
    assert asked("project", "task", "The project that the task goes to") == "project"
    assert asked("message", "contents", "The commit message.") == "commit"
    assert asked("validation_file", "job", "The ID of an uploaded file.") == "id"
    assert asked("donationAccount", "donation", "Where the money goes") == "id"
    assert asked("query", "customers") == "query@contact"
    assert asked("file", "remote", "Specify a file by providing its ID.") == "id"
    assert asked("role", "browser", "Role of the element") == "aria_role"
    assert asked("filename", "browser", "File name to save the console messages to") == "log_file"
    assert asked("filename", "browser", "File name to save the snapshot to") == "text_file"
    assert asked("travel_from", "cost", "The 3 letter code of the departing airport") == "airport"


def test_a_description_tells_what_no_words_are_for() -> None:
    assert asked("content", "json", "JSON content") == ""
    assert asked("query", "bucket", "Flux query string") == ""
    assert asked("query", "json", "JSONPath query to locate the element") == "json_path"
    assert asked("paths", "site", "Comma-separated regex patterns to filter URLs by path") == ""
    assert asked("column_name", "column", "Name of the numeric column to analyze") == "numeric_column"
    assert asked("board_id", "board", "The numeric ID of the board.") == "number"
    assert asked("style", "highlight", "Additional inline CSS applied to the overlay") == "css_inline"
    assert asked("provider", "user", "Social login provider id") == "login_provider"
    assert asked("cityB", "distance", "The zipcode of the second city.") == "postcode"
