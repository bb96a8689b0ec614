"""English words for values, by topic: what people would write into such a field."""

PLACES = (
    "Lisbon|Portugal|PT|Lisbon District|Europe/Lisbon|38.72|-9.14|LIS|1100-148|PRT|EUR",
    "Oslo|Norway|NO|Eastern Norway|Europe/Oslo|59.91|10.75|OSL|0150|NOR|NOK",
    "Kyoto|Japan|JP|Kansai|Asia/Tokyo|35.01|135.77|UKY|604-8005|JPN|JPY",
    "Nairobi|Kenya|KE|Nairobi County|Africa/Nairobi|-1.29|36.82|NBO|00100|KEN|KES",
    "Toronto|Canada|CA|Ontario|America/Toronto|43.65|-79.38|YYZ|M5V 2T6|CAN|CAD",
    "Berlin|Germany|DE|Brandenburg|Europe/Berlin|52.52|13.41|BER|10115|DEU|EUR",
    "Melbourne|Australia|AU|Victoria|Australia/Melbourne|-37.81|144.96|MEL|3000|AUS|AUD",
    "Seattle|United States|US|Washington|America/Los_Angeles|47.61|-122.33|SEA|98101|USA|USD",
    "Valparaiso|Chile|CL|Valparaiso Region|America/Santiago|-33.05|-71.62|VAP|2340000|CHL|CLP",
    "Hanoi|Vietnam|VN|Red River Delta|Asia/Ho_Chi_Minh|21.03|105.85|HAN|100000|VNM|VND",
    "Ghent|Belgium|BE|East Flanders|Europe/Brussels|51.05|3.72|GNE|9000|BEL|EUR",
    "Tallinn|Estonia|EE|Harju|Europe/Tallinn|59.44|24.75|TLL|10111|EST|EUR",
    "Montevideo|Uruguay|UY|Southern Uruguay|America/Montevideo|-34.9|-56.16|MVD|11000|URY|UYU",
    "Jaipur|India|IN|Rajasthan|Asia/Kolkata|26.91|75.79|JAI|302001|IND|INR",
    "Galway|Ireland|IE|Connacht|Europe/Dublin|53.27|-9.06|GWY|H91|IRL|EUR",
    "Porto|Portugal|PT|Norte|Europe/Lisbon|41.15|-8.61|OPO|4000-322|PRT|EUR",
    "Denver|United States|US|Colorado|America/Denver|39.74|-104.99|DEN|80202|USA|USD",
    "Wellington|New Zealand|NZ|Wellington Region|Pacific/Auckland|-41.29|174.78|WLG|6011|NZL|NZD",
)

POOLS = """
action: archive|publish|restart|approve|export|refresh|assign|notify|merge|review|submit|renew|verify|schedule|invite
activity: trail running|pottery class|kayak tour|yoga session|city walk|wine tasting|bird watching|cooking course|\
climbing|sailing trip|photo walk|book club|chess evening|bike ride|museum visit
address: 12 Harbour Street|48 Mill Lane|7 Orchard Road|230 Cedar Avenue|19 Station Square|5 Willow Court|\
81 King Street|64 Garden Row|3 Lighthouse Way|150 Market Street|27 Chapel Hill|9 Riverside Walk|112 Park Terrace|\
36 Bridge Street|58 Meadow Drive
album: Northern Lights|Paper Boats|Quiet Streets|The Long Summer|Copper Sky|Tidal|Golden Hour|Slow River|\
Midnight Garden|Open Windows|Harbour Songs|First Snow|Wild Honey|Blue Lantern|Evening Trains
animal: otter|badger|heron|lynx|tortoise|falcon|hedgehog|seal|puffin|fox|owl|beaver|gecko|alpaca|robin
answer: yes|no
artist: The Paper Kites Choir|Silver Harbour|Juniper Lane|The Night Bakers|Cedar and Salt|Velvet Station|\
Low Tide Trio|Amber Collective|The Lantern Club|Northbound|Glass Orchard|Maple Street Band|Sundial|Foxglove|\
The Slow Parade
attribute: department|region|project|priority|language|team|topic
book: The Salt Road|A House of Maps|Winter Ferry|The Clockmaker's Garden|Small Rivers|The Last Orchard|\
Letters from Dover|The Quiet Engine|Blue Hour|Field Notes on Light|The Paper Bridge|A Year of Rain|Lanterns|\
The Glass Mountain|Tidewater
branch: main|develop|release|feature/search|bugfix/login|feature/export|hotfix/payment|docs/install|staging|\
feature/dark-mode|chore/upgrade|release/summer|experiment/cache|feature/invoices|bugfix/timezone
cabin: economy|business|first
card_number: 4111 1111 1111 1111|5555 5555 5555 4444|4242 4242 4242 4242|5105 1051 0510 5100|4000 0566 5566 5556|\
6011 1111 1111 1117|4012 8888 8888 1881
category: outdoor gear|office supplies|kitchen|garden tools|stationery|home decor|electronics|sportswear|groceries|\
board games|bathroom|lighting|pet care|travel|footwear
channel: general|announcements|design|support|random|releases|marketing|incidents|hiring|feedback|engineering|sales|\
operations|data|newcomers
colour: teal|crimson|amber|navy|olive|coral|indigo|ivory|maroon|turquoise|lavender|charcoal|mustard|emerald|salmon
comment: Looks good to me|Please have a look|Thanks for the quick help|Let us talk about it on Monday|Nice and simple|\
Ready from my side|Here is the latest version|Approved with small changes|This is what we agreed on|\
As discussed this morning|Please answer by Friday|This replaces the first version
commit: Fix the date in the report|Add a search box|Update the install guide|Remove unused settings|\
Rename the export button|Handle empty lists|Add tests for invoices|Correct typos in the guide|\
Make the start page faster|Sort orders by date|Support larger uploads|Clean up old scripts
company: Bluebird Logistics|Cedar Bank|Northwind Foods|Harbour Studio|Juniper Labs|Lakeside Clinic|Maple Insurance|\
Orchard Media|Pinewood Energy|Quarry Works|Riverside Travel|Summit Outdoor|Tidewater Shipping|Willow Software|\
Amber Textiles
coupon: SUMMER10|WELCOME5|SPRING20|FREESHIP|HELLO15|AUTUMN12|THANKS10|GARDEN25|LOYAL15|WEEKEND8
currency: EUR|USD|JPY|GBP|CHF|SEK|NOK|DKK|CAD|AUD|NZD|BRL|INR|KRW|MXN|PLN
cvc: 737|482|915|264|638|179
department: finance|human resources|logistics|customer care|research|marketing|legal|purchasing|engineering|sales|\
quality|facilities|training|security|design
description: A short summary of the quarterly results|For the colleagues in the northern offices|\
Replaces the entry from last year|Used by the web shop and the app|Notes for the next release|Guide for new colleagues|\
Plan for the autumn campaign|Overview of open orders|Only for tests|Kept for the annual report|\
Created for the summer festival|Shared with the partners abroad|First draft, to be reviewed in July
device: living room lamp|kitchen speaker|front door camera|office printer|garden sprinkler|hall thermostat|\
bedroom blinds|garage door|meeting room screen|desk phone|warehouse scanner|lobby display|air purifier|\
coffee machine|attic sensor
dish: mushroom risotto|lentil soup|grilled salmon|vegetable curry|apple pie|tomato salad|beef stew|noodle bowl|\
pumpkin soup|fish tacos|potato gratin|falafel wrap|spinach lasagne|rice pudding|onion tart
document: travel policy|annual report|meeting minutes|price list|user guide|project plan|packing list|press release|\
budget draft|site survey|reading list|training plan|invoice template|road map|safety checklist
domain: example.com|shop.example.com|docs.example.com|mail.example.org|news.example.net|api.example.com|\
blog.example.org|intranet.example.com|support.example.net|static.example.com|portal.example.org|forum.example.net|\
lab.example.com|status.example.org|files.example.net
element: Submit button|Search box|Login link|Email field|Navigation menu|Cookie banner|Cart icon|Country list|\
Newsletter checkbox|Date picker|Close button|Upload area
email: maria@example.com|support@example.com|jonas@example.org|orders@example.com|amina@example.net|\
office@example.org|press@example.com|tomas@example.com|billing@example.net|hello@example.org|priya@example.com|\
team@example.net|events@example.com|lucia@example.org|service@example.net
emoji: thumbsup|tada|eyes|rocket|heart|wave|fire|bulb|clap|coffee|sunny|sparkles
entity: light.kitchen|switch.garage|climate.living_room|sensor.balcony|cover.bedroom|fan.office|lock.front_door
environment: production|staging|development|testing|preview|sandbox
equation: (24 + 16) / 4|3 * 7 + 2|120 / 8|15 * 12|2 * (9 - 4)|48 - 17|6 * 6 + 8
error: Connection timed out|File not found|Permission denied|Invalid input|Service unavailable|Disk is full|\
Too many requests|The session has expired|Unknown host|Out of memory
event: garden fair|spring concert|team offsite|product launch|open day|harvest market|film night|charity run|\
book fair|science workshop|lantern festival|town meeting|winter gala|career day|photo exhibition
excluded: node_modules/**|*.log|dist/**|*.tmp|.git/**|build/**|*.bak|vendor/**
field: created|updated|title|priority|amount|status|owner|score|position|category|rating|size|price|weight|label
filename: report.pdf|notes.txt|budget.xlsx|photo.jpg|agenda.docx|invoice.pdf|logo.png|readme.md|summary.csv|\
slides.pptx|backup.zip|contract.pdf|map.png|recipe.txt|schedule.csv
first_name: Mira|Jonas|Amina|Tomas|Priya|Lucia|Henrik|Naomi|Felix|Ingrid|Mateo|Yuki|Clara|Oskar|Leila
folder: docs/guides|src/app|reports/2026|images/icons|config/staging|tests/unit|archive/invoices|shared/templates|\
projects/city-guide|exports/weekly|data/surveys|assets/fonts
format: json|csv|xml|pdf|html|yaml|markdown|text|xlsx|png|zip|svg|mp3|webp|epub
gender: female|male|other
genre: jazz|mystery|folk|comedy|documentary|science fiction|classical|drama|reggae|fantasy|blues|thriller|electronic|\
romance|history
glob: *.pdf|*.md|*.csv|*.py|*.json|*.txt|*.png|*.yaml
group: early birds|reviewers|night shift|volunteers|regional managers|beta testers|book club|field team|contractors|\
editors|north office|trainees|partners|board members|weekend crew
header: application|gateway|browser|mobile app|partner portal|batch job|dashboard|kiosk|scheduler|command line
hotel: Seaview Inn|Hotel Aurora|The Old Mill|Harbour Lodge|Grand Linden|Park Pension|Hotel Meridian|Lakeside Rooms|\
The Garden House|Station Hotel|Pine Resort|The Blue Door|Castle View|Hotel Sonata|Riverside Suites
iban: DE89370400440532013000|FR1420041010050500013M02606|NL91ABNA0417164300|ES9121000418450200051332
industry: logistics|hospitality|agriculture|publishing|insurance|retail|education|health care|construction|energy|\
tourism|textiles|fishing|software|forestry
ingredient: chickpeas|basil|goat cheese|rye flour|walnuts|ginger|tomatoes|oats|lemon|spinach|lentils|honey|mushrooms|\
olive oil|pumpkin
job: accountant|gardener|data analyst|nurse|carpenter|translator|sales manager|baker|electrician|teacher|designer|\
pharmacist|surveyor|librarian|technician
kind: standard|custom|basic|internal|external|regular|temporary|shared|seasonal|premium
label: urgent|documentation|good first issue|needs review|design|performance|accessibility|question|blocked|frontend|\
security|release|cleanup|feedback|follow up
language: Portuguese|Japanese|Norwegian|Spanish|German|French|Swahili|Italian|Korean|Polish|Dutch|Turkish|Hindi|\
Czech|Greek
language_code: en|fr|de|es|pt|ja|it|nl|sv|pl|ko|tr|cs|fi|da
last_name: Fernwood|Ashgrove|Lindqvale|Harrowgate|Brightwell|Stonefield|Marlowe-Reed|Oakhurst|Winterbourne|\
Thistledown|Greenhalt|Larkspur|Riverton|Copperfield|Hazelmoor
locale_code: en-GB|fr-FR|de-DE|es-ES|pt-BR|ja-JP|it-IT|nl-NL|sv-SE|pl-PL|ko-KR|tr-TR|cs-CZ|fi-FI|da-DK
measure: temperature|humidity|pressure|wind speed|visibility|rainfall|brightness|noise level|air quality|speed|\
weight|height|distance|power|volume
media: images/harbour.png|photos/team.jpg|images/logo.png|audio/interview.mp3|photos/garden.jpg|audio/welcome.wav|\
images/floor-plan.png|photos/summer.jpg
meeting_note: Please join five minutes early|Cameras may stay off|The call will be recorded|\
Mute yourself when not speaking|Have the agenda open|Guests wait in the lobby
message: The meeting moves to Thursday|Your parcel has arrived|Please send the signed form|The server is back online|\
Dinner is at seven|The train is ten minutes late|We reached the monthly goal|Can you review my draft|\
The new schedule is ready|Could you call me back tomorrow|The keys are at the front desk|See you at the station|\
The workshop is fully booked|Please call me after lunch|The invoice was paid today
mime: application/json|text/plain|image/png|text/csv|application/pdf|image/jpeg|text/html|audio/mpeg|video/mp4|\
application/zip|image/svg+xml|text/markdown|application/xml|image/webp|font/woff
mode: eco|quiet|automatic|night|holiday|manual|sleep|away|comfort|boost
motive: no longer needed|created by mistake|moved to another service|too expensive|merged with another team|\
only used for testing|privacy concerns|missing features|the work is finished|nobody uses it
movie: The Lighthouse Keeper's Son|Paper Lanterns|Last Train to Aarhus|The Quiet Coast|Summer of Bees|Blue Winter|\
The Map Thief|Two Rivers|Night Ferry|The Orchard Wall|Glass Harbour|A Small Parade|Northern Line|The Beekeeper|\
Halfway Home
name: Mira Fernwood|Jonas Ashgrove|Amina Stonefield|Tomas Brightwell|Priya Larkspur|Lucia Winterbourne|\
Henrik Oakhurst|Naomi Greenhalt|Felix Riverton|Ingrid Hazelmoor|Mateo Thistledown|Yuki Harrowgate|Clara Lindqvale|\
Oskar Fernwood|Leila Ashgrove
note: Discussed on the phone|To be confirmed by Friday|Checked by two people|Will follow up next week|\
Agreed with the whole team|Please keep this private|Replaces the first version|Waiting for an answer|\
Nothing else is needed|As discussed this morning|Done ahead of time|Needs one more look
operator: equals|contains|starts with|ends with|greater than|less than|between|before|after|matches
organization: bluebird|cedarbank|northwind|harbour-studio|juniper-labs|lakeside|maplecare|orchard-media|pinewood|\
quarry-works|riverside|summit-outdoor|tidewater|willow-software|amber-textiles
owner: bluebird|cedarbank|northwind|junipertree|lakeside|maplecare|orchardist|pinewood|quarryworks|riverside|\
summiteer|tidewater|willowtree|ambertown|stonebridge
package: chart-kit|date-tools|image-resizer|invoice-builder|mail-sender|map-viewer|music-player|photo-gallery|\
report-printer|search-box|text-cleaner|weather-client
page_path: notes/agenda.txt|notes/ideas.txt|content/news.md|content/home.md|docs/install.md|guides/faq.md|\
guides/start.md|notes/minutes.md
part: living_room|kitchen|bedroom|office|hallway|garage|bathroom|balcony|nursery|basement|attic|terrace
password: blue-harbour-27|quiet-lantern-58|copper-meadow-14|seven-oak-trees|windy-orchard-93|paper-boat-46|\
silver-fern-31|amber-station-72|maple-kettle-65|gentle-tide-88|brass-window-19|winter-plum-54|rolling-hill-37|\
lemon-garden-22|velvet-pine-76
path: docs/install.md|src/main.py|reports/summary.csv|guides/faq.md|config/settings.yaml|tests/login.py|\
notes/agenda.txt|notes/ideas.txt|templates/invoice.html|scripts/backup.sh|content/news.md|content/home.md|\
exports/orders.json|guides/start.md|lib/search.ts
payment: credit card|bank transfer|gift card|cash|direct debit|invoice|voucher|mobile wallet
permission: read|write|admin
pet: Biscuit|Luna|Pepper|Milo|Nala|Otis|Hazel|Pip
phone: +1-202-555-0143|+1-303-555-0117|+1-415-555-0162|+1-512-555-0198|+1-617-555-0121|+1-206-555-0179|\
+1-702-555-0134|+1-808-555-0156|+1-919-555-0105|+1-213-555-0188|+1-312-555-0127|+1-404-555-0193|+1-503-555-0110|\
+1-608-555-0171|+1-720-555-0149
place: Botanical Garden|Harbour Museum|Central Library|City Theatre|Old Lighthouse|Market Hall|Science Centre|\
Town Square|North Beach|Railway Museum|Observatory Hill|Castle Park|Music Pavilion|Fish Market|Sculpture Garden
plan: starter|family|premium|team|student|business|annual|monthly|trial|nonprofit|flexible|essential
platform: web|android|ios|windows|linux|macos|smart tv|tablet|desktop|wearable|console|kiosk
priority: high|medium|low|urgent|normal
product: trail backpack|desk lamp|ceramic mug|wool blanket|garden hose|running shoes|wall clock|travel adapter|\
tea kettle|folding chair|rain jacket|phone stand|cast iron pan|picnic basket|reading light
project: website relaunch|mobile app|data migration|harbour survey|summer campaign|archive scan|warehouse move|\
loyalty programme|green roof|price study|school partnership|search upgrade|press kit|energy audit|city guide
protocol: https|http|ssh|ftp|mqtt|smtp|grpc|websocket|sftp|imap
provider: postal service|night courier|city cab|cloud storage|map service|local bank|mobile network|water works|\
news agency|ticket office|data centre|print shop
query: wireless headphones|vegetarian recipes|train times to the coast|open source calendar|second-hand bicycles|\
weekend hiking routes|annual report|noise cancelling|houseplants for shade|beginner guitar lessons|rainproof jackets|\
local history|budget laptops|sourdough starter|photo printing
question: How do I reset my password|When does the museum open|Which plan fits a small team|\
What is the return policy|Is breakfast included|Where can I park near the station|How long does delivery take|\
Do you ship to Norway|Can I change my booking|Who approves travel costs|What does the warranty cover|\
How do I export my notes|Are dogs allowed|Which trains run at night|How is the fee worked out
reason: no longer needed|change of plans|created by mistake|duplicate entry|requested by the owner|technical problem|\
as agreed with the team|monthly routine
region: Bavaria|Tuscany|Andalusia|Brittany|Scotland|Silesia|Catalonia|Flanders|Jutland|Provence|Tyrol|Moravia|\
Lapland|Alentejo|Normandy
repository: weather-station|recipe-box|invoice-tools|photo-archive|city-guide|garden-planner|ticket-desk|\
music-player|budget-app|chess-clock|trail-maps|book-club|parking-finder|price-watch|language-cards
request: Could you call me back tomorrow|My booking shows the wrong date|I was charged twice|\
I can't log in to my account|Please send me a copy of my invoice|I would like to change my seat|\
The app closes when I open it|How can I get a refund|My confirmation never arrived|\
Please change the name on my booking
restaurant: The Copper Kettle|Lantern Bistro|Harbour Grill|Trattoria Aurora|The Olive Branch|Saffron Garden|\
Noodle House|Maple Diner|La Petite Fleur|Casa Verde|The Blue Plate|Riverside Kitchen|Sakura Sushi|Golden Spoon|\
The Old Oven
role: editor|viewer|manager|reviewer|contributor|accountant|moderator|planner|analyst|trainer|coordinator|guest|\
auditor|author|operator
room: meeting room|library|workshop|studio|lobby|kitchen|conference hall|reading room|lab|cafeteria|rooftop|warehouse
service: billing|search|inventory|notifications|checkout|reporting|identity|shipping|scheduling|messaging|analytics|\
storage|translation|payments|archive
shipping: standard delivery|express delivery|pickup in store|overnight delivery|courier|parcel locker
shop: Corner Bakery|Harbour Books|Green Grocer|Pedal Works|Old Town Pharmacy|Paper and Ink|The Tea Room|\
Station Florist|Bright Optics|North Outdoor|Toy Attic|Market Deli|Copper Kettle|Vinyl Cellar|Stone Oven
size: small|medium|large|extra large|compact|standard|family size|travel size
slug: summer-sale|city-guide|annual-report|trail-maps|garden-fair|open-day|price-list|road-map|book-club|team-news|\
winter-menu|photo-archive|safety-tips|first-steps|press-kit
song: Paper Boats|Evening Train|Copper Sky|The Long Way Down|Slow River|First Snow|Lantern Light|Northbound|\
Salt and Cedar|Golden Hour|Window Seat|Harbour Lights|Wild Honey|Half a Moon|Quiet Streets
source: newsletter|web form|partner|import|survey|referral|call centre|mobile app|field visit|archive|trade fair|\
social media
status: active|pending|completed|archived|draft|open|paused|approved|scheduled|in progress|resolved|on hold|\
cancelled|shipped|new
symbol: ACME|BLUE|CDRB|NWND|HRBR|JNPR|LAKE|MPLE|ORCH|PINE|QRRY|RVSD|SMMT|TIDE|WLLW
tag: summer|archive|priority|outdoor|travel|finance|family|draft|research|event|recipe|sale|vintage|local|weekend
team: Night Shift|Platform Team|Harbour Crew|Design Team|Data Desk|First Line|Content Team|Field Support|Mobile Team|\
Quality Team|Growth Team|Release Team|Press Team|Research Group
text: The harbour was quiet that morning|Please water the plants twice a week|Our spring collection is now available|\
The path follows the river for three miles|Bread needs time more than skill|The library closes early on Fridays|\
All rooms have a view of the garden|The report covers the first quarter|Bring warm clothes and good shoes|\
A light breeze is expected in the evening|The museum reopens after a long winter|\
We thank all volunteers for their help|The recipe works with any kind of apple|Tickets are available at the door|\
The last ferry leaves at nine
town: Ufa|Ube|Pau|Bari|Bonn|Brno|Oulu|Turku|Izmir|Poznan|Bolzano
thing: North Office|South Office|Main Office|Customer Service|Web Shop|Pilot Project|Summer 2026|Spring 2026|\
Trial Run|Harbour Branch|Second Floor|Evening Shift|Market Study|Press Team|New Building
title: Quarterly budget review|Fix login on small screens|Summer reading list|Plan the garden fair|Update price list|\
Weekend trip to the coast|New colleague checklist|Search is slow on Mondays|Prepare the press release|Team photo day|\
Export fails for large files|Autumn menu|Order new desks|Customer survey results|Translate the help pages
topic: renewable energy|city planning|home baking|local history|bird migration|space travel|healthy sleep|sea level|\
small business|folk music|data privacy|urban gardening|chess openings|public transport|wool dyeing
unit: piece|kilogram|litre|metre|box|hour|pair|bottle|carton|bag
username: mira.f|jonasash|amina.s|tomas.b|priyalark|lucia.w|henriko|naomig|felix.r|ingridh|mateo.t|yukih|claral|\
oskarf|leila.a
variable: API_URL|LOG_LEVEL|CACHE_TTL|DATABASE_URL|MAX_RETRIES|SMTP_HOST|DEFAULT_LOCALE|REPORT_BUCKET|SESSION_TIMEOUT|\
SUPPORT_EMAIL
vehicle: delivery van|city bike|cargo bike|minibus|electric scooter|pickup truck|estate car|night bus|sailing boat|\
tram
word: harbour|meadow|granite|cedar|lantern|orchard|summit|willow|copper|juniper|pebble|saffron|timber|velvet|walnut|\
bramble|cobalt|drizzle|ember|thimble
"""
