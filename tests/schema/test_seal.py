from seer.records import Source, Tool, Wire
from seer.schema.seal import seal, sealed, tool_digest


def _tool(name: str, description: str = "") -> Tool:
    return Tool(
        name=name,
        spec_name=name,
        description=description,
        parameters={"type": "object", "$defs": {"a": {"enum": [None]}}, "properties": {"x": {"$ref": "#/$defs/a"}}},
        wire={"y": Wire(place="body"), "x": Wire(place="query", style="form")},
        source=Source(path="api.yaml", format="openapi", pointer="/a"),
    )


def test_tools_that_share_their_parameters_are_sealed_as_each_alone() -> None:
    one = _tool("one")
    shared = Tool(**{field: getattr(one, field) for field in Tool.__struct_fields__} | {"name": "other"})
    tools = [one, shared, _tool("one", "says more")]
    assert sealed(tools) == [seal(tool) for tool in tools]
    assert len({tool.digest for tool in sealed(tools)}) == 3
    assert tool_digest(one) == "3f3518f5b985ea71016f5a82073827153e8330d222cc11052afa5b69606df761"
