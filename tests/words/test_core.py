from typing import Any

import pytest

from seer.records import Http, Source, Tool, Wire
from seer.words.core import core, sort

SOURCE = Source(path="specs/tools.yaml", format="tool_registry", pointer="")


def tool(name: str, *names: str, required: tuple[str, ...] = (), **told: Any) -> Tool:
    properties = {one: {"type": "string"} for one in (*required, *names)}
    parameters = {"type": "object", "properties": properties, "required": list(required)}
    return Tool(name=name, spec_name=name, parameters=parameters, source=SOURCE, **told)


@pytest.mark.parametrize(
    ("name", "description", "told"),
    [
        ("create_event", "", "make"),
        ("send_message", "", "convey"),
        ("import_contacts", "", "carry"),
        ("add_label", "", "relate"),
        ("projects", "Edits a project.", "change"),
        ("refunds", "<p>Updates the refund.</p>", "change"),
        ("classifications", "Search\n\nFind classifications.", "seek"),
        ("cancel_order", "This tool cancels it.", "point"),
        ("list_events", "", ""),
    ],
)
def test_the_verb_tells_what_a_request_says(name: str, description: str, told: str) -> None:
    assert sort(tool(name, "x", description=description)) == told


@pytest.mark.parametrize(
    ("made", "groups"),
    [
        (tool("create_event", "colour", "summary", "description", required=("start",)), (("/summary",),)),
        (tool("create_event", "colour", required=("title",)), ()),
        (tool("update_event", "title", "colour", required=("event_id",)), (("/title", "/colour"),)),
        (tool("update_item", "rename", required=("item",)), (("/rename",),)),
        (tool("set_mode", "note", "mode"), (("/mode",),)),
        (tool("update_event", required=("event_id",)), ()),
        (tool("search_events", "query", "page"), (("/query",),)),
        (tool("send_message", "subject", "body"), (("/body",),)),
        (tool("delete_reminder", "reminder", "token"), (("/reminder",),)),
        (tool("delete_reminder", "note", required=("reminder",)), ()),
    ],
)
def test_a_request_tells_what_it_is_about(made: Tool, groups: tuple[tuple[str, ...], ...]) -> None:
    assert core(made) == groups


def test_what_says_which_thing_changes_is_nothing_new() -> None:
    wire = {"id": Wire(place="path"), "dry_run": Wire(place="query"), "title": Wire(place="form")}
    made = tool("x", "dry_run", "title", required=("id",), http=Http(method="PATCH", path="/x/{id}"), wire=wire)
    assert (sort(made), core(made)) == ("change", (("/title",),))


def test_what_only_wraps_is_looked_into() -> None:
    inside = {"type": "object", "properties": {"name": {"type": "string"}, "type": {"type": "string"}}}
    parameters = {"type": "object", "properties": {"data": inside}}
    made = Tool(name="create_tag", spec_name="create_tag", parameters=parameters, source=SOURCE)
    assert core(made) == (("/data/name",),)


def test_what_is_read_only_needs_no_core() -> None:
    made = tool(
        "place_around", "name", http=Http(method="GET", path="/place/around"), wire={"name": Wire(place="query")}
    )
    assert core(made) == ()


def wired(name: str, *names: str, description: str, required: tuple[str, ...] = ()) -> Tool:
    wire = {one: Wire(place="form") for one in (*required, *names)}
    http = Http(method="POST", path=f"/{name}")
    return tool(name, *names, required=required, description=description, http=http, wire=wire)


@pytest.mark.parametrize(
    ("made", "groups"),
    [
        (wired("chat_update", "text", "link", description="Updates a message.", required=("ts",)), (("/text",),)),
        (wired("bank_accounts", "name", "metadata", description="Updates the metadata."), (("/metadata",),)),
        (wired("updateField", "name", "workspace", "gid", description="Update a field"), (("/name",),)),
        (
            wired("conversations_kick", "channel_id", "user_id", description="Removes a user from a channel."),
            (("/channel_id", "/user_id"), ("/channel_id",)),
        ),
        (wired("cardDetails", "card", description="Get the brands", required=("account",)), (("/card",),)),
    ],
)
def test_what_a_body_says_anew(made: Tool, groups: tuple[tuple[str, ...], ...]) -> None:
    assert core(made) == groups


def test_what_is_added_by_its_ids_is_new() -> None:
    lists = {"type": "array", "items": {"type": "string"}}
    parameters = {"type": "object", "properties": {"id": {"type": "string"}, "addLabelIds": lists}, "required": ["id"]}
    made = Tool(
        name="modify",
        spec_name="modify",
        description="Modifies the labels on the message.",
        parameters=parameters,
        http=Http(method="POST", path="/messages/{id}/modify"),
        wire={"id": Wire(place="path"), "addLabelIds": Wire(place="body")},
        source=SOURCE,
    )
    assert core(made) == (("/addLabelIds",),)


def test_an_upload_without_a_place_for_a_file_tells_nothing() -> None:
    assert core(wired("uploadFile", "team_id", description="Uploads a file.")) == ((),)
    assert core(wired("uploadFile", "file", description="Uploads a file.")) == (("/file",),)
    assert core(wired("uploadFile", "file", description="Uploads a file.", required=("file",))) == ()


def test_what_is_taken_away_is_told_though_nothing_is_an_id() -> None:
    made = wired("stars_remove", "token", "channel", "file", description="Removes a star.", required=("token",))
    assert core(made) == (("/channel", "/file"),)


def test_what_is_looked_up_is_told_where_the_description_ends_with_it() -> None:
    about = "Gets information about a reminder."
    assert core(wired("reminders_info", "token", "reminder", description=about, required=("token",))) == (
        ("/reminder",),
    )
    assert core(wired("reminders_info", "colour", description=about)) == ()
    assert core(wired("reminders_list", "reminder", description="Lists all reminders.")) == ()


def test_a_bare_id_tells_what_nothing_else_is_named_after() -> None:
    made = wired("files_comments_delete", "file", "id", description="Deletes an existing comment on a file.")
    assert core(made)[0] == ("/id",)


def test_what_is_located_is_told_where_it_is_all_that_may_be() -> None:
    assert core(tool("locate_ip", "ip")) == (("/ip",),)
    assert core(tool("get_ip", "ip")) == ()
    assert core(tool("ip", "ip", description="IP定位")) == (("/ip",),)


def test_an_import_says_what_a_thing_is_called_rather_than_describing_it() -> None:
    assert core(tool("import_event", "description", "summary")) == (("/summary",),)
    assert core(tool("import_event", "description")) == (("/description",),)


def test_what_is_restricted_is_told() -> None:
    made = wired("apps_restrict", "app_id", "token", description="Restrict an app.", required=("token",))
    assert core(made) == (("/app_id",),)


def test_what_is_counted_is_not_set() -> None:
    unread = {"messages_unread": {"type": "integer"}, "colour": {"type": "string"}}
    parameters = {"type": "object", "properties": unread}
    made = Tool(name="update_label", spec_name="update_label", parameters=parameters, source=SOURCE)
    assert core(made) == (("/colour",),)
