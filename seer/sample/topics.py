"""Name, format and description of a property in, what it is about out."""

from functools import lru_cache

from seer.sample.hints import hinted
from seer.words.bag import bag
from seer.words.names import split

_READ = 200
"""As much of a description as tells what a property is about."""
_HEADS = """
action: action operation command verb
activity: activity excursion tour
address: address street addr
age: age
airport: airport iata origin_airport destination_airport
album: album
amount: amount price cost total fee balance budget salary subtotal fare rent payment
animal: animal pet breed species
artist: artist band performer singer
book: book novel
branch: branch base head gitbranch base_ref head_ref revision
callback: callback webhook
cell: cell
comparison: basehead
coordinates: coordinate coordinates coord coords lnglat latlng lonlat latlon
category: category categories cat department_category
channel: channel chan
city: city town locality location municipality destination origin
colour: 颜色 color colour
comment: comment remark review feedback
company: company employer vendor supplier merchant brand manufacturer customer client
country: country nation
coupon: coupon promo voucher promocode promotion couponcode
count: count quantity qty number_of num items seats guests adults passengers people copies units
currency: currency currencies
date: date day dob birthday birthdate
datetime: datetime timestamp created updated modified created_at updated_at
department: 部门 department dept division
cvc: cvc cvv cvv2 csc card_verification_number card_verification_code card_verification_value card_security_code
description: description desc summary abstract bio about details
device: device machine printer appliance
dish: dish meal food
document: document doc attachment
domain: domain host hostname fqdn
emoji: emoji reaction
duration: duration length timeout ttl interval period minutes seconds
element: element selector button widget
email: email mail emails recipient recipients cc bcc
environment: environment env
error: error error_message error_msg err
equation: expression equation formula
event: event occasion
field: field fields sort_by order_by orderby sortby column columns include expand select attributes properties
filename: file filename attachment_name
first_name: firstname forename given
format: format encoding
gender: gender sex
genre: 流派 genre
glob: glob pattern
group: group audience segment
hex: etag checksum digest hash signature fingerprint
hotel: hotel accommodation
iban: iban
id: id ids uuid guid uid sid gid key identifier code number no num ref reference pk arn
industry: 行业 industry sector
ingredient: ingredient ingredients
ip: ip ipaddress
isbn: isbn
job: job position occupation profession
label: label labels
kind: kind type class
language: 语言 language languages
language_code: lang hl
last_name: lastname surname family
latitude: latitude lat
limit: limit per_page perpage page_size pagesize max_results maxresults size first take rows top maxitems
locale_code: locale
longitude: longitude lon lng long
md5: md5
measure: measure metric metrics dimension
message: message msg
mime: mime mimetype content_type accept contenttype
mode: mode preset
month: month
movie: movie film
name: author writer
note: note notes memo instructions
operator: operator op
organization: organization organisation org workspace tenant realm account
owner: owner assignee
package: package
page: page
password: password passwd secret passphrase pin
folder: dir directory folder
path: path filepath
permission: permission permissions
percent: percent percentage discount rate ratio
phone: phone telephone mobile tel fax phonenumber to_number
place: place venue landmark poi attraction
plan: plan tier subscription
platform: platform os
postcode: zip zipcode postcode postal postalcode
priority: 优先级 priority severity urgency importance
product: product item article good
project: project
protocol: protocol scheme
provider: provider carrier
query: query q search keyword keywords term terms searchterm
question: question prompt ask input
rating: rating score stars grade
reason: reason cause
restaurant: restaurant cafe
region: 地区 region state province county
repository: repo repository
role: 角色 role roles
room: room
service: service
sha: sha commit
shop: shop store
slug: slug alias handle permalink
song: song track
source: source referrer
status: status
stamp: ts
symbol: symbol ticker stock
tag: tag tags
team: team
temperature: temperature temp
text: text content body markdown html textual
time: time hour start_time end_time
timezone: timezone tz
title: title subject headline heading caption task todo
token: token cursor nonce state_token pagetoken sync_token apikey credential credentials
topic: 主题 topic theme
unit: unit units uom
url: url uri link href website homepage image avatar icon photo picture thumbnail src
username: username user login nickname screen_name member
vehicle: 车辆 vehicle car
version: version
weight: weight
width: width height depth radius
year: year
"""
_BY_HEAD = {
    word: about
    for about, _, words in (line.partition(": ") for line in _HEADS.strip().splitlines())
    for word in words.split()
}
_PAIRS = {
    ("country", "code"): "country_code",
    ("date", "time"): "datetime",
    ("country", "iso"): "country_code",
    ("country", "iso3"): "country_code3",
    ("country", "code3"): "country_code3",
    ("api", "key"): "token",
    ("access", "key"): "token",
    ("secret", "key"): "token",
    ("auth", "key"): "token",
    ("content", "sha256"): "sha256",
    ("amz", "date"): "basic_datetime",
    ("amz", "signature"): "sha256",
    ("amz", "algorithm"): "signing",
    ("amz", "credential"): "token",
    ("signed", "headers"): "signed_headers",
    ("language", "code"): "language_code",
    ("lang", "code"): "language_code",
    ("currency", "code"): "currency",
    ("airport", "code"): "airport",
    ("postal", "code"): "postcode",
    ("zip", "code"): "postcode",
    ("first", "name"): "first_name",
    ("given", "name"): "first_name",
    ("last", "name"): "last_name",
    ("family", "name"): "last_name",
    ("full", "name"): "name",
    ("user", "name"): "username",
    ("user", "agent"): "header",
    ("time", "zone"): "timezone",
    ("content", "type"): "mime",
    ("media", "type"): "mime",
    ("mime", "type"): "mime",
    ("phone", "number"): "phone",
    ("base", "branch"): "branch",
    ("sort", "by"): "field",
    ("order", "by"): "field",
    ("group", "by"): "field",
    ("page", "size"): "limit",
    ("per", "page"): "limit",
    ("max", "results"): "limit",
    ("page", "token"): "token",
    ("street", "address"): "address",
    ("ip", "address"): "ip",
    ("email", "address"): "email",
    ("mail", "address"): "email",
    ("job", "title"): "job",
    ("file", "name"): "filename",
    ("file", "path"): "path",
    ("repo", "path"): "folder",
    ("repository", "path"): "folder",
    ("project", "path"): "folder",
    ("directory", "path"): "folder",
    ("dir", "path"): "folder",
    ("folder", "path"): "folder",
    ("root", "path"): "folder",
    ("workspace", "path"): "folder",
    ("image", "url"): "url",
    ("commit", "sha"): "sha",
    ("travel", "class"): "cabin",
    ("cabin", "class"): "cabin",
    ("seat", "class"): "cabin",
    ("commit", "title"): "commit",
    ("commit", "message"): "commit",
    ("card", "number"): "card_number",
    ("timestamp", "id"): "stamp",
    ("event", "type"): "action",
    ("created", "by"): "username",
    ("updated", "by"): "username",
    ("postal", "address"): "address",
    ("payment", "method"): "payment",
    ("payment", "type"): "payment",
    ("shipping", "method"): "shipping",
    ("delivery", "method"): "shipping",
    ("promo", "code"): "coupon",
    ("promotion", "code"): "coupon",
    ("coupon", "code"): "coupon",
    ("discount", "code"): "coupon",
    ("due", "on"): "date",
    ("entity", "id"): "entity",
    ("file", "pattern"): "glob",
    ("exclude", "pattern"): "excluded",
    ("excluded", "pattern"): "excluded",
    ("ignore", "pattern"): "excluded",
    ("exclude", "glob"): "excluded",
    ("variable", "name"): "variable",
    ("env", "name"): "environment",
    ("release", "tag"): "release",
    ("search", "pattern"): "glob",
}
_KINDS = bag(
    "action activity animal category document device dish event field format genre industry ingredient job measure "
    "mime payment product role room service shop size unit vehicle"
)
"""Topics whose words are kinds themselves: a room type is a room; others' kinds have words of their own."""
_TECHNICAL = bag(
    "bucket class cluster container database db function image index key namespace network node pool queue schema "
    "secret stream table variable"
)
"""Things with names of one plain word; others have names like titles."""
_GENERIC = frozenset(
    {"name", "names", "value", "values", "string", "text", "list", "type", "label", "title", "info", "param"}
)
_EDGES = bag(
    "start end begin finish from to min max since until before after new old first last current default by at on "
    "in of for the a an is is_ target source next previous prev dest destination origin total primary secondary"
)
_DATES = bag(
    "start end since until before after begin from to at on expires expiry due deadline departure arrival "
    "checkin checkout birth created updated modified expiration"
)
_FORMATS = {
    "phone-number": "phone",
    "phone": "phone",
    "iso-country-code": "country_code",
    "country-code": "country_code",
    "currency": "currency",
    "color": "colour",
    "language": "language_code",
    "password": "password",
    "date-time-rfc-2822": "rfc2822",
    "url": "url",
    "http-url": "url",
    "http-method": "method",
    "decimal": "decimal",
    "timezone": "timezone",
    "google-datetime": "datetime",
    "endpoint": "url",
    "hex": "hex",
    "mime-type": "mime",
    "locale": "locale_code",
    "path": "path",
    "duration": "duration",
}
PEOPLE = bag(
    "billing cardholder candidate child contact creator display employee guest guardian holder legal maiden middle "
    "parent passenger patient person player preferred real recipient sender shipping signer staff student teacher "
    "traveler traveller visitor"
)
"""What has the name of a person; other things have plain words for a name."""
PERSONS = PEOPLE | bag(
    "applicant attendee author caller customer driver employee friend host invitee lead manager me member owner "
    "participant profile subscriber tenant user volunteer worker writer"
)
"""What a bare name beside it is that of a person."""
DESTINATIONS = bag("arrival dest destination dropoff end to")
"""What tells where something ends."""


@lru_cache(maxsize=16384)
def topic(name: str, *, format_: str = "", description: str = "") -> str:
    """Give the topic of a string property; the empty topic where nothing is known."""
    if format_ in _FORMATS:
        return _FORMATS[format_]
    tokens = tokenise(name)
    found = _of_tokens(tokens)
    return hinted(found, description[:_READ]) if description else found


@lru_cache(maxsize=16384)
def tokenise(name: str) -> tuple[str, ...]:
    """Give the words of a name in lower case."""
    return tuple(word.lower() for word in split(name))


def _of_tokens(tokens: tuple[str, ...]) -> str:
    if not tokens:
        return ""
    joined = "_".join(tokens)
    if joined in _BY_HEAD:
        return _BY_HEAD[joined]
    pair = tokens[-2:]
    if len(pair) > 1 and (paired := _PAIRS.get((pair[0], pair[1])) or _PAIRS.get((pair[0], singular(pair[1])))):
        return paired
    if len(tokens) > 1 and tokens[-1] == "at" and tokens[-2] not in _EDGES:
        return "datetime"
    if len(tokens) > 1 and tokens[-1] in _GENERIC:
        return _generic(*tokens[-2:])
    return _by_head(tokens[-1]) or _edge(tokens)


def _generic(owner: str, head: str) -> str:
    """Give the topic of a name, a type, a value or a list of something."""
    if head in ("name", "names"):
        return _named(owner)
    if head == "title":
        return "title"
    known = _by_head(owner)
    if head == "type":
        return known if known in _KINDS else "kind"
    return known or _by_head(head)


def _named(owner: str) -> str:
    """Give the topic of the name of something: a person's, that of its kind, or plain words."""
    if owner in PEOPLE:
        return "name"
    if owner in _TECHNICAL:
        return "word"
    return _by_head(owner) or ("name" if owner in _EDGES else "thing")


def _by_head(word: str) -> str:
    if word == "name":
        return "name"
    return _BY_HEAD.get(word) or _BY_HEAD.get(singular(word), "")


def _edge(tokens: tuple[str, ...]) -> str:
    rest = tuple(token for token in tokens if token not in _EDGES)
    if rest and rest != tokens:
        return _of_tokens(rest)
    return "datetime" if len(tokens) == 1 and tokens[0] in _DATES else ""


def singular(word: str) -> str:
    """Give the singular of a regular English plural."""
    if word.endswith("ies") and len(word) > 4:  # noqa: PLR2004 - "ties", "pies" stay
        return word[:-3] + "y"
    if word.endswith(("ses", "xes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word
