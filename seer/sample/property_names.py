"""What properties are called, by topic: one word or words joined by _ in HEADS, two words at the end in PAIRS."""

HEADS = """
action: action operation verb
activity: activity excursion tour
address: address street addr
age: age
ai_model: llm
airline: airline airlines
airport: airport iata origin_airport destination_airport
album: album
algorithm: algorithm
alignment: alignment align justify
amount: amount price cost total fee balance budget salary subtotal fare rent payment
animal: animal breed species
app: app apps application
artist: artist band performer singer
asn: asn
award: award
background: background
barcode: upc ean gtin barcode
book: book novel
branch: branch gitbranch base_ref head_ref revision
bucket: bucket buckets
calendar: calendar calendars
callback: callback webhook
camera: camera
category: category categories cat department_category
cell: cell
chain: chain blockchain
channel: channel chan
chord: chord chords
cidr: cidr subnet netmask
city: city town locality location municipality destination origin
coin: coin cryptocurrency crypto
collection: collection collections
colour: 颜色 color colour
column_name: column
command: command cmd
comment: comment remark review feedback
comment: evidence outcome
company: company employer vendor supplier merchant brand manufacturer customer client
comparison: basehead
condition: condition
conference: conference
container: container
coordinates: coordinate coordinates coord coords lnglat latlng lonlat latlon
count: count quantity qty number_of num items guests adults passengers people copies units
country: country nation
coupon: coupon promo voucher promocode promotion couponcode
course: course subject_name
court: court
crime: crime
cron: cron crontab
css: css
cuisine: cuisine cuisines
culture: culture
currency: currency currencies
cvc: cvc cvv cvv2 csc card_verification_number card_verification_code card_verification_value card_security_code
database: database db
dataset: dataset datasets
date: date day dob birthday birthdate
datetime: datetime timestamp created updated modified created_at updated_at
decade: decade
department: 部门 department dept division
description: description desc summary abstract bio about details
device: device machine printer appliance
diet: diet
disease: disease illness
dish: dish food
dna: dna
document: document doc attachment
domain: domain host hostname fqdn
drug: drug medication medicine
duration: duration length timeout ttl interval period minutes seconds
effect: effect
element: element button widget
email: email mail emails recipient recipients cc bcc attendees attendee invitees invitee
emoji: emoji reaction
encoded: base64 b64
environment: environment env
equation: expression equation formula
era: era
error: error error_message error_msg err
event: event occasion events
feature: feature
field: field fields sort_by order_by orderby sortby columns include expand select attributes properties
file_type: filetype
filename: file filename attachment_name
filter: filter filters where
first_name: firstname forename given
folder: dirpath dirname folderpath cwd dir directory folder
font: font fontfamily
format: format encoding
function: function func
game: game games
gender: gender sex
gene: gene
genre: 流派 genre
glob: glob pattern
group: group audience segment
hashtag: hashtag hashtags
hex: etag checksum digest hash signature fingerprint
hotel: hotel accommodation
html: html
iban: iban
id: id ids uuid guid uid sid gid key identifier code number no num ref reference pk arn
index: index indexes indices
industry: 行业 industry sector
ingredient: ingredient ingredients
instrument: instrument
ip: ip ipaddress
isbn: isbn
job: job position occupation profession
json_path: jsonpath
keyspace: keyspace
kind: kind type class
label: label labels
language: 语言 language languages
language_code: lang hl
last_name: lastname surname family
latitude: latitude lat
law: law
league: league
library: library
license: license licence
limit: limit per_page perpage page_size pagesize max_results maxresults size first take rows top maxitems
locale_code: locale
log_level: loglevel
longitude: longitude lon lng long
mac: mac macs
make: make
material: material materials
md5: md5
meal: meal
measure: measure metric metrics dimension
medium: medium
message: message msg announcement greeting
mime: mime mimetype content_type accept contenttype
mode: mode preset
molecule: molecule
month: month
mood: mood emotion
movie: movie film
name: author writer contributor director
namespace: namespace ns
nationality: nationality citizenship
network: network
node: node
note: note notes memo instructions special_requests
offense: offense
operator: operator op comparison comparator
organelle: organelle
organization: organization organisation org workspace tenant realm account
owner: owner assignee
package: package
page: page
password: password passwd secret passphrase
path: path filepath
pet: pet pets
percent: percent percentage discount rate ratio
permission: permission permissions
phone: phone telephone mobile tel fax phonenumber to_number
pin: otp passcode pin
place: place venue landmark poi attraction
plan: plan tier subscription
planet: planet
plate: licenseplate
platform: platform os
poll_option: choices
postcode: zip zipcode postcode postal postalcode
prefix: prefix
priority: 优先级 priority severity urgency importance
product: product item article good
project: project
protein: protein
protocol: protocol scheme
provider: provider carrier
publisher: publisher
quality: quality
query: query q search keyword keywords term terms searchterm search_term phrase
question: question prompt ask input
queue: queue
rating: rating score stars grade
reason: reason cause
region: 地区 region state province county
religion: religion
repository: repo repository
resolution: resolution
resource: resource resources
restaurant: restaurant cafe
role: 角色 role roles
room: room
route: route
rrule: recurrence rrule
scene: scene
schema: schema
scope: scope scopes
script: script javascript js
season: season
seat: seat seats
selector: selector css_selector
service: service
sha: sha commit
sheet: sheet worksheet
shop: shop store
side: direction
skill: skill skills
slug: slug resource_group_name alias handle permalink
song: song track
sort: sort sorting
source: source referrer
speed: speed
sport: sport sports
sql: sql
ssn: ssn
stamp: ts
station: station
status: status
strategy: strategy
stream: stream
style: style
subdomain: subdomain
substance: substance chemical compound
suffix: suffix
symbol: symbol ticker stock
symptom: symptom symptoms
table: table tables
tag: tag tags
team: team opponent
technique: technique
temperature: temperature temp
template: template
text: text content body markdown textual sentence paragraph snippet excerpt passage transcript lyrics story
text: translation
texture: texture
thing: rename
time: time hour start_time end_time
timezone: timezone tz
title: title subject headline heading caption task todo
token: token cursor nonce state_token pagetoken sync_token apikey credential credentials
topic: 主题 topic theme
transaction_hash: txhash
transport: transport transportation
trigger: trigger
unit: unit units uom
url: url uri link href website homepage image avatar icon photo picture thumbnail src
username: username user login nickname screen_name member actor reviewer reviewers assignees follower approver \
approvers collaborators collaborator maintainer logins
uuid: udid
vault: vault
vehicle: 车辆 vehicle car
version: version
volume: volume
wallet: wallet
weight: weight
width: width height radius
word_one: word
xpath: xpath
year: year
"""
PAIRS = """
action: event type
address: street address, postal address, address line1, address line, mailing address, billing address, shipping \
address, line 1, address line 1, address 1
age_range: age group, age range
ai_model: model id, model ids, model name, llm model, language model, chat model, embedding model, image model
airport: airport code
app: app name, application name
aspect_ratio: aspect ratio
axis: x label, y label, axis label, x axis, y axis
axis_tick: x values, x data, category labels, x axis values
barcode: ean upc, barcode value
basic_datetime: amz date
branch: base branch
bucket: bucket name, s3 bucket
cabin: travel class, cabin class, seat class
card_number: card number
chain: chain name
chart: chart type, graph type, plot type
cidr: address prefix, ip range, cidr block, address prefixes
class: class name, classname
coin: coin name
collection: collection name
column_name: property name, column name, field name, group column
commit: commit title, commit message
comparison_operator: comparison operator, filter operator
country_code3: country iso3, country code3
country_code: country code, country iso
coupon: promo code, promotion code, coupon code, discount code
cron: cron expression, cron schedule
currency: currency code
database: database name, db name
date: due on
datetime: date time, not before, not after, date created, date updated, expiration ts, recurring expiry
diet: dietary requirements, dietary preference, dietary restrictions, dietary preferences
direction: sort order, sort direction, order direction, sort dir
dna: dna sequence, reference sequence, mutation sequence, gene sequence, dna
dns_type: record type, dns type
element_name: chemical element
email: email address, mail address, send to, email to, reply to
encoded: b 64, file b64, image b64, image base64, file base64, data base64, content base64
entity: entity id
environment: env name
event_key: event key, event topic
excluded: exclude pattern, excluded pattern, ignore pattern, exclude glob
field: sort by, order by, group by
file_type: file type, file extension
filename: file name, image filename
filter: filter expression
first_name: first name, given name
flat: address line2, line 2, address 2, apartment number, unit number
flight_number: flight number, flight no
folder: repo path, repository path, project path, directory path, dir path, folder path, root path, workspace path
font: font family, font name
formula: chemical formula
genre: classification name
function: function name, func name, method name
glob: file pattern, search pattern
grant: grant type
hex_colour: hex color, color hex, bg color, background color, text color, font color
id: tax rates, default tax rates, merchant account, transfer group
index: index name
ip: ip address
issue_type: issue type, ticket type
job: job title
json_path: json path
key_name: tag key, attribute key, property key, metadata key, tag keys
language_code: language code, lang code
last_name: last name, family name
law: law field, law area
limit: num results, num items, num records, page size, per page, max results
log_level: log level
mac: mac address
market_index: market index, stock index, market indexes
match_type: match type, match mode
method: http method, request method
mime: accept header, content type, media type, mime type
music_key: musical key
name: full name
node: node name
id: bank account
part: area id
passport: passport number, passport no
note: special requests, special request, special instructions, delivery instructions, personal note
page: page num, page no, page number, page index, current page
path: file path
payment: payment method, payment type
phone: phone number, telephone number, mobile number, fax number
pin: user code, access code, lock code, pin code, verification code, security code, otp code, code pin
plate: license plate, plate number, registration number
poll_option: poll option, poll options, answer option
position: player position
postcode: postal code, zip code
private_key: private key
product: item name, product name
programming: programming language, code language
property_type: property type
query: search key, search text, search string, search query, query text, search word
queue: queue name
range: cell range, data range, source range, target range, sheet range
release: release tag
resolution: image resolution, video resolution, screen resolution
role_arn: role arn
room_kind: room type
s3: s3 uri, s3 path, s3 url
schema: schema name
secret: secret name
selector: css selector
sha256: content sha256, amz signature
sha: commit sha
sheet: sheet name, worksheet name, target sheet, source sheet, tab name
shipping: shipping method, delivery method
signed_headers: signed headers
signing: amz algorithm
slug: resource group
song: song title, track title, song name, track name
speed: fan speed, fan mode
sql: sql query, select query, sql statement, raw sql
ssn: security number
stamp: timestamp id
stream: stream name
table: table name, tablename
team: home team, away team, opponent team
template: template name
typed: prompt text
text: message text, message body, message content, email body, post text, comment text
thing: token name, display name, friendly name, scene name, list name, group name
time_unit: time unit
timezone: time zone
title: summary override, chart title, page title, video title
token: api key, access key, secret key, auth key, amz credential, page token
transaction_hash: tx hash, transaction hash, txn hash
transport: travel mode
url: image url
url_path: url path, api path, page path, request path, route path
user_agent: user agent
username: user name, created by, updated by, assigned by, canceled by, requested by, modified by, assignee any, \
followers any
variable: variable name
volume: volume name
wallet: token address, contract address, wallet address, spender address, to address wallet, eth address, owner \
address
webhook_event: webhook events
"""
