"""Place or text in, what it is known by out: a bare id, words of loss."""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._words import words
from seer.words.bag import bag

if TYPE_CHECKING:
    from seer.lint._spec import Place

_IDS: Final = frozenset({"id", "ids", "uuid", "uuids", "guid", "identifier"})
_SILENT: Final = bag(
    """
    id identifier integer internal int int64 item key number numeric object positive primary record resource string
    unique uuid guid entity entry valid value
    """
)
_SCHEMED: Final = frozenset({"functions", "gorilla", "json_schema", "mcp", "openapi", "tool_registry"})
DELETING: Final = frozenset({"delete", "destroy", "drop", "erase", "purge", "remove", "wipe", "truncate"})
"""Verbs that a tool which takes something away begins with."""
LOSS: Final = DELETING | bag(
    """
    demote abort archive cancel clear close deactivate deallocate deactivated deauthorize decline deleted deletion
    detach deprovision deregister detached disable disassociate disband disconnect discard dismiss drain empty evict
    exit expire flush kick kill leave lock lose lost overwrite permanent permanently quit reject release removal
    removed reset restore revert revoke rotate stop suspend terminate trash unassign unban unbind unblock unfollow
    uninstall unlike unlink unlock unmute unpin unpublish unregister unset unshare unstar unsubscribe unwatch void
    withdraw write irreversible modify modifies replace edit move rename change update merge
    """
)
"""Words that tell of a loss, or of a change that is one."""
_LOSS: Final = re.compile("删除|移除|清空|清除|销毁|取消|撤销|解除|注销|覆盖|[Dd]e(?:let|stroy|tach)|[Rr]emov")


def is_bare_id(place: "Place") -> bool:
    """Tell whether it is an id of which neither name nor description says what it identifies."""
    return place.name.lower() in _IDS and all(word in _SILENT for word in words(place.description))


def is_schemed(place: "Place") -> bool:
    """Tell whether the author wrote a schema: other formats have types of their own, of which seer makes one."""
    return place.subject.tool.source.format in _SCHEMED


def says_loss(text: str) -> bool:
    """Tell whether a text tells of a loss within its words, or in Chinese."""
    return _LOSS.search(text) is not None
