from typing import Any

import pytest

from seer.records import Http, Source, Tool, Unworded, Wording
from seer.words.say import Spoken, say
from seer.words.wordbook import Wordbook, wordbook

STRING = {"type": "string"}


def tool(name: str, properties: dict[str, Any], **known: Any) -> Tool:
    required = known.pop("required", [])
    return Tool(
        name=name.replace(".", "_"),
        spec_name=name,
        parameters={"type": "object", "properties": properties, "required": required},
        source=Source(path="x.json", format="mcp", pointer=""),
        **known,
    )


def book(made: Tool, locale: str = "en") -> Wordbook:
    found = wordbook(made, locale)
    assert isinstance(found, Wordbook), found
    return found


@pytest.mark.parametrize(
    ("name", "description", "intent"),
    [
        ("listPets", "", "list the pets"),
        ("PostTransfersIdReversals", "", "create a reversal of the transfer"),
        ("DeleteCustomersCustomerCardsId", "", "delete the card of the customer"),
        ("PostSubscriptionSchedulesScheduleCancel", "", "cancel the subscription schedule"),
        ("get_discovery_v2_events", "", "get the discovery events"),
        ("tabs", "List, create, close, or select a browser tab.", "manage a browser tab"),
        ("liter_to_gallon", "Converts the liter to gallon.", "convert liters to gallons"),
        ("list_pets", "Returns a list of pets", "get a list of pets"),
        ("createPet", "Create a new pet in the store", "add a new pet to the store"),
        ("createPet", "Creates a new pet.\n\nLong text with `code`.", "add a new pet"),
        ("get_weather", "查询指定城市的天气", "get the weather"),
        ("calendars.get", "Gets the specified calendar.", "get the calendar"),
        ("send", "This endpoint allows you to send a message to your team", "send a message to my team"),
        ("RouteTables_Delete", "", "delete the route table"),
        ("productsUsingGET", "", "get the products"),
        ("post_item", "Adds an item (see [docs](https://example.com)).", "add an item"),
        ("go", "Create or update file in repository", "create or update a file in the repository"),
        ("add", "Add comment to issue", "add a comment to the issue"),
        ("react", "Create reaction for an issue comment", "create a reaction for an issue comment"),
        ("git_branch", "Creates a new branch from an optional base branch", "create a new branch"),
        ("set", "Updates the price by setting the values of the parameters passed", "update the price"),
        (
            "auth",
            "<p>Approves a pending Issuing <code>Authorization</code> object.</p>",
            "approve a pending Issuing Authorization",
        ),
        ("list_rules", "Get a list of rules from SonarQube", "get a list of rules from SonarQube"),
        ("getUsers", "Get multiple users", "get the users"),
        ("git_commit", "Records changes to the repository", "commit changes to the repository"),
        ("record_change", "Record changes to a field", "record changes to a field"),
        ("find_flights", "Search for flights between two cities on a specific date.", "search for flights"),
        ("deploy", "Create a new deployment with all the required and intended data.", "create a new deployment"),
        ("request", "Returns details of a request, or a single part if set.", "get the details of a request"),
        ("gmail_users_drafts_list", "", "list the drafts of the user"),
        ("best_sellers_list", "", "list the best sellers"),
        ("post-orders", "", "create an order"),
        ("browser_type", "Type text into editable element", "type the text into the editable element"),
        ("read_multiple_files", "Read the contents of multiple files simultaneously.", "read the contents of files"),
        (
            "write_file",
            "Create a new file or completely overwrite an existing file with new content.",
            "create a new file",
        ),
        (
            "browser_verify_text_visible",
            "Verify text is visible on the page.",
            "verify the visibility of the text on the page",
        ),
        ("setActive", "Marked a user as active. Deprecated.", "mark a user as active"),
        ("delete", "Delete an instance of a connect-app", "delete the connect-app"),
        ("lamp_off", "Turns lamp device off.", "turn the lamp device off"),
        ("login", "Handles the user login.", "log in to my account"),
        ("cancelRun", "Cancels a run that is `in_progress`.", "cancel a run"),
        ("find_customer", "Search for customer by phone number", "search for a customer by phone number"),
        ("get_cost", "Get a list of cost of a flight", "get the cost of a flight"),
        ("find", "Find Suggest", "find the suggestions"),
        ("get_airquality", "", "get the air quality"),
        ("lamp_on", "Turns lamp device on.", "turn the lamp device on"),
        ("balance", "Fetch the balance for an Account that was made", "get the balance for an account that was made"),
        ("alert", "Notify the user if the price changes", "notify the user if the price changes"),
        (
            "write_review",
            "Create and/or submit, delete review of a pull request",
            "create, submit or delete review of a pull request",
        ),
        ("files_list", "List for a team, in a channel", "list the files"),
        ("read_file_info", "Read the metadata about a file or directory.", "read the metadata about a file"),
        ("move_file", "Move or rename files and directories.", "move the file"),
        ("search_files", "Search files and directories", "search for files and directories"),
        ("createResponse", "Creates a model response.", "create a model response"),
        ("git_show", "Shows the contents of a commit, or of a file or directory", "show the contents of a commit"),
        ("list_bills", "You can list all bills, or list the bills for a customer.", "list all bills"),
        ("FetchText", "References to texts of calls", "get the texts of calls"),
        ("git_checkout", "Switches branches", "switch to another branch"),
        ("browser_verify_value", "", "verify the value"),
        ("ListPhoneLocal", "", "list the local phones"),
        ("find_shops", "Find shops by name, topics, or other metadata", "find the shops"),
        ("recent", "Retrieves a list of up to 20 projects", "get a list of projects"),
        ("post_note", "Post a message to a channel", "post a message to a channel"),
        ("list_phones", "Available machine-to-machine phones", "get the available machine-to-machine phones"),
        ("calc_absolute_pressure", "", "calculate the absolute pressure"),
        ("climate", "Climate of a city by its name", "get the climate of a city"),
        ("retrieve", "Retrieves a model instance, providing basic information about it.", "get a model"),
        ("update_eval", "Update certain properties of an evaluation.", "update an evaluation"),
        ("get_history_subhourly", "Returns historical observations.", "get the sub-hourly historical observations"),
        ("FetchUsageTrigger", "Fetch and instance of a usage-trigger", "get the usage-trigger"),
        ("list_chats", "List conversations the calling user may access.", "list conversations that are open to me"),
        ("list_keys", "Lists key pairs for an authenticated user.", "list the key pairs"),
        ("list_calls", "Retrieve a collection of calls made to the account", "get a list of calls made to the account"),
        ("add_comment", "Add comment to the requester's pending review.", "add a comment to my pending review"),
    ],
)
def test_intents_in_english(name: str, description: str, intent: str) -> None:
    assert book(tool(name, {}, description=description)).intents[0] == intent


@pytest.mark.parametrize(
    ("method", "path", "intent"),
    [
        ("GET", "/users/{id}/groups", "list the groups of the user"),
        ("GET", "/users/{id}", "get the user"),
        ("POST", "/v2/users", "create a user"),
        ("DELETE", "/users/{id}", "delete the user"),
        ("POST", "/requests/{id}/reject", "reject the request"),
    ],
)
def test_intents_from_method_and_path(method: str, path: str, intent: str) -> None:
    name = f"{method.lower()}{path.replace('/', '_').replace('{', '').replace('}', '')}"
    assert book(tool(name, {}, http=Http(method=method, path=path))).intents == (intent,)


def test_what_another_operation_does_is_not_asked_for() -> None:
    http = Http(method="GET", path="/keys")
    assert book(tool("ListKeys", {}, description="Create a new key", http=http)).intents[0] == "list the keys"


def test_english_bounds_and_units() -> None:
    number = {"type": "number"}
    amount = {"type": "object", "properties": {"gt": number, "lte": number}}
    date = {"type": "object", "properties": {"gt": number}}
    made = tool("list_bills", {"amount": amount, "due_date": date, "liter": number})
    labels = {pointer: words[0] for pointer, words in book(made).labels().items()}
    assert labels["/amount/gt"] == "amount above"
    assert labels["/amount/lte"] == "amount at most"
    assert labels["/due_date/gt"] == "due date after"
    assert labels["/liter"] == "number of liters"


def test_an_intent_holds_no_statement() -> None:
    made = tool("check", {"IP address": STRING}, description="Checks whether the IP address is free")
    assert all("IP address is" not in intent for intent in book(made).intents)


@pytest.mark.parametrize(
    ("name", "description", "intent"),
    [
        ("get_weather", "查询指定城市在指定日期的天气情况，支持温度单位切换", "查询天气情况"),
        ("list_pets", "Lists pets", "列出宠物"),
        ("createOrder", "", "创建订单"),
    ],
)
def test_intents_in_chinese(name: str, description: str, intent: str) -> None:
    assert book(tool(name, {}, description=description), "zh").intents[0] == intent


@pytest.mark.parametrize(
    ("name", "intent"), [("calculator", "use the calculator"), ("unitConverter", "use the unit converter")]
)
def test_an_instrument_is_used_where_nothing_tells_more(name: str, intent: str) -> None:
    assert book(tool(name, {})).intents == (intent,)


def test_a_name_without_a_verb_or_words_beside_it_asks_for_nothing() -> None:
    assert wordbook(tool("vim_buffer", {}), "en") == Unworded(tool="vim_buffer", locale="en", needs=("intent",))
    assert book(tool("server_status", {})).intents == ("get the server status",)


def test_labels_in_english_and_chinese() -> None:
    properties = {"petId": STRING, "start_date": STRING, "isPublic": {"type": "boolean"}}
    made = tool("get_pet", properties)
    assert [words[0] for words in book(made).labels().values()] == ["pet ID", "start date", "is public"]
    assert [words[0] for words in book(made, "zh").labels().values()] == ["宠物编号", "开始日期", "是否公开"]


def test_a_locale_without_words_says_what_it_needs() -> None:
    made = tool("frobnicate", {"quux": STRING}, required=["quux"])
    assert wordbook(made, "zh") == Unworded(tool="frobnicate", locale="zh", needs=("intent", "label /quux"))


def test_scripts_are_never_mixed() -> None:
    found = book(tool("list_pets", {"limit": STRING, "quux": STRING}, description="List all pets"), "zh")
    words = [*found.intents, *(word for labels in found.labels().values() for word in labels)]
    assert words
    assert not any(sign.isascii() and sign.isalpha() for word in words for sign in word)
    assert found.label("/quux") is None


def test_a_phrasebook_wins() -> None:
    wording = Wording(intents=("查一下天气",), labels={"/city": ("城市名",)}, choices={"/unit": {"华氏": "fahrenheit"}})
    made = tool("get_weather", {"city": STRING, "unit": {"enum": ["fahrenheit"]}}, wording={"zh": wording})
    found = book(made, "zh")
    assert found.intents == ("查一下天气",)
    assert found.label("/city") == "城市名"
    assert found.choices("/unit") == {"华氏": "fahrenheit"}


def test_a_label_of_another_thing_is_none() -> None:
    team = {"type": "string", "description": "Automatically added"}
    assert book(tool("list_members", {"teamId": team})).labels()["/teamId"][0] == "team ID"
    assert "automatically added" not in book(tool("list_members", {"teamId": team})).labels()["/teamId"]


def test_labels_that_clash_are_told_apart_by_what_they_belong_to() -> None:
    repository = {"type": "object", "properties": {"name": STRING}}
    made = tool("compare", {"name": STRING, "head": repository, "base": repository})
    found = book(made)
    assert [found.label(pointer) for pointer in ("/name", "/head/name", "/base/name")] == [
        "name",
        "head name",
        "base name",
    ]


def test_all_labels_of_a_tool_are_distinct() -> None:
    properties = {
        "userId": STRING,
        "user_id": {"type": "string", "title": "Account"},
        "user": {"properties": {"id": STRING}},
    }
    words = [word.casefold() for labels in book(tool("get_x", properties)).labels().values() for word in labels]
    assert len(words) == len(set(words))


def test_a_cryptic_name_takes_words_of_its_description() -> None:
    assert book(tool("search", {"q": {"description": "Search query"}})).label("/q") == "search query"


def test_what_was_done_with_a_thing_is_no_label_of_it() -> None:
    parameters = {"arg_1": {"type": "string", "description": "Automatically added"}}
    assert "automatically added" not in str(book(tool("search", parameters)).labels()).lower()


def test_an_identifier_in_code_form_is_no_label() -> None:
    assert book(tool("hash", {"SHA256": STRING})).label("/SHA256") == "SHA 256"


def test_members_of_lists_have_ordinals() -> None:
    item = {"type": "object", "properties": {"price": {"type": "number"}}}
    found = book(tool("order", {"items": {"type": "array", "items": item}}))
    assert found.label("/items/0/price") == "first item price"
    assert found.label("/items/2/price") == "third item price"
    assert found.label("/items/3/price") is None
    assert found.label("/items/0/price", alone=True) == "item price"
    assert found.phrases["second item price"] == "/items/1/price"


def test_an_entry_of_a_map_leads_to_the_map() -> None:
    made = tool("tag", {"labels": {"type": "object", "additionalProperties": STRING}})
    place = book(made).place("/labels/team")
    assert place is not None
    assert (place.pattern, place.key) == ("/labels", "team")


def test_choices_are_said_in_words_where_that_is_unambiguous() -> None:
    members = {"enum": ["not_planned", "DESC", "reactions-+1", "reactions--1"], "type": "string"}
    found = book(tool("list", {"sort": members, "draft": {"type": "boolean"}}))
    assert found.choices("/sort") == {"not planned": "not_planned", "descending": "DESC"}
    assert found.choices("/draft") == {"yes": True, "no": False}


def test_a_schema_that_refers_to_itself_ends() -> None:
    node = {"type": "object", "properties": {"child": {"$ref": "#/$defs/node"}, "name": STRING}}
    made = Tool(
        name="get_tree",
        spec_name="get_tree",
        parameters={"type": "object", "properties": {"root": {"$ref": "#/$defs/node"}}, "$defs": {"node": node}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    assert book(made).label("/root/child/name") == "child name"


def test_a_long_enum_member_is_read_in_linear_time() -> None:
    member = "LaundryCare.Washer.Program." + "a" * 400 + "!"
    assert book(tool("set_program", {"program": {"enum": [member, "off"]}})).choices("/program")


def test_a_member_in_code_form_needs_a_chinese_phrase() -> None:
    made = tool("get_weather", {"method": {"enum": ["delete_frobnicator_logs", "not_planned", "celsius"]}})
    found = book(made, "zh")
    phrases, rules = found.choices("/method"), found.grammar
    said = [
        say(member, types=frozenset({"string"}), rules=rules, choices=phrases)
        for member in ("delete_frobnicator_logs", "not_planned")
    ]
    assert said == ["no_label", Spoken(text="不再计划", form="value")]
    assert isinstance(say("ORD-10472_a", types=frozenset({"string"}), rules=rules, choices=found.choices("/x")), Spoken)


@pytest.mark.parametrize(
    ("name", "path", "english", "chinese"),
    [
        ("get_series_search", "/series/search", "search the series", "搜索系列"),
        ("get_orders_status", "/orders/status", "get the status of the order", "查询订单的状态"),
        ("fetchStatus", "/orders/{id}/status", "get the status of the order", "查询订单的状态"),
        ("get_status_505", "/status/505", "get the status", ""),
        ("get_search", "/search", "run the search", ""),
    ],
)
def test_a_bare_noun_is_told_by_what_the_path_has_above_it(name: str, path: str, english: str, chinese: str) -> None:
    made = tool(name, {}, http=Http(method="GET", path=path))
    assert book(made).intents[0] == english
    found = wordbook(made, "zh")
    assert (found.intents[0] if isinstance(found, Wordbook) else "") == chinese


@pytest.mark.parametrize(
    ("name", "description", "expected"),
    [
        ("ListUsageRecordDaily", "Retrieve a list of usage records.", "get a list of daily usage records"),
        ("get_history_hourly", "Returns the historical observations.", "get the hourly historical observations"),
        ("get_daily_report", "Get the daily report.", "get the daily report"),
        ("create_upload", "Creates an intermediate upload that you can add parts to.", "create an intermediate upload"),
        ("create_chat", "Starting a new project? Try responses. Creates a chat.", "create a chat"),
        ("exchange", "For paid workspaces, invite a guest to a channel.", "invite a guest to a channel"),
        ("issue_read", "", "read the issue"),
        ("browser_click", "Perform click on a web page", "click on a web page"),
        ("trading_logout", "", "log out of my account"),
        ("create_directory", "Create a new directory or ensure a directory exists.", "create a new directory"),
    ],
)
def test_what_tells_a_tool_from_the_next_is_said_and_nothing_more(name: str, description: str, expected: str) -> None:
    assert book(tool(name, {}, description=description)).intents[0] == expected


def test_one_of_two_is_told_by_what_it_is() -> None:
    city = {"type": "string", "description": "The zipcode of the first city."}
    whole = {"type": "string", "description": "The SID identifier of the account."}
    assert "account ID" in book(tool("get_calls", {"AccountSid": whole})).labels()["/AccountSid"]
    needed = {"type": "string", "description": "Whether to notify"}
    labels = book(tool("estimate_distance", {"cityA": city, "need_notification": needed})).labels()
    assert labels["/cityA"][0] == "zipcode of the first city"
    assert labels["/need_notification"][0] == "notification needed"
