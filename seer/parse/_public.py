"""Network address in, whether it is one of the public internet out."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""RFC 6052: an IPv4 address stands in the last 32 bits."""


def is_public(address: str) -> bool:
    """Tell whether an address is public: not private, loopback, link-local, multicast, reserved or unspecified.

    Of an IPv6 address that carries an IPv4 one (mapped, 6to4, Teredo, translated) both must be.
    """
    try:
        whole = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(whole, IPv4Address):
        return _is_global(whole)
    carried = _carried(whole)
    return all(map(_is_global, carried)) if carried else _is_global(whole) and not whole.is_site_local


def _carried(address: IPv6Address) -> tuple[IPv4Address, ...]:
    if address.ipv4_mapped is not None:
        return (address.ipv4_mapped,)
    if address.sixtofour is not None:
        return (address.sixtofour,)
    if address.teredo is not None:
        return address.teredo
    return (IPv4Address(int(address) & 0xFFFF_FFFF),) if address in _TRANSLATED else ()


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    is_special = (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
    return address.is_global and not is_special
