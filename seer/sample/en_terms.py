"""English terms for values, by topic: words of a trade, and names that programs are given, whatever the language."""

POOLS = """
element_typed: Search box|Email field
planet: Mars|Venus|Jupiter|Saturn|Neptune|Mercury
aria_role: button|link|textbox|heading|checkbox|tab
image_file: screenshot.png|page.png|photo.jpg|banner.png
log_file: console.log|requests.log|messages.txt|output.txt
pdf_file: report.pdf|invoice.pdf|page.pdf|agenda.pdf
text_file: snapshot.md|page.md|notes.md|outline.md
video_file: recording.webm|demo.webm|walkthrough.mp4
ai_model: gpt-4o-mini|llama-3-8b|mistral-7b|claude-3-haiku|gemini-1.5-flash|qwen2-7b|phi-3-mini|mixtral-8x7b
airline: Northwind Air|Bluebird Airways|Harbour Airlines|Summit Air|Tidewater Airways|Lakeside Air
alignment: left|center|right
algorithm: quick sort|k-means|random forest|gradient boosting|linear regression|breadth-first search
app: Calendar|Notes|Photo Editor|Weather|Music Player|Mail|Maps|Price Watch
asn: AS64500|AS64503|AS64507|AS64510
aspect_ratio: 16:9|4:3|1:1|3:2|9:16
award: Best Newcomer|Golden Lantern|Prize of the Jury|Best Photography|Reader's Choice
age_range: 8 to 12|13 to 17|18 to 25|over 60
axis: month|revenue|visitors|temperature|country|price
axis_tick: January|February|March|April|May|June|July
background: forest at dawn|plain white wall|city street at night|sandy beach|wooden table
arn: arn:aws:sqs:us-east-1:123456789012:orders|arn:aws:s3:::reports.example.com|\
arn:aws:sns:eu-west-1:123456789012:alerts|arn:aws:kinesis:us-east-1:123456789012:stream/clicks
barcode: 4012345678901|9780123456786|5012345678900|0123456789012
bucket: invoice-archive|photo-uploads|nightly-backups|press-files|survey-exports|static-assets|log-storage|\
training-data
calendar: Team calendar|Holidays|Room bookings|Family|Release plan|On-call duty
camera: front door|garage|garden|wide angle|left mast|rear
card_brand: visa|mc|amex|maestro|jcb
chain: ethereum|polygon|arbitrum|optimism|base|solana
chart: bar|line|pie|scatter|area|histogram
chord: Am|C|G|Em|F|Dm|D
class: InvoiceService|OrderList|UserProfile|ReportBuilder|PriceWatcher|MailSender
cloud_region: us-east-1|eu-west-1|eu-central-1|ap-southeast-2|us-west-2|ap-northeast-1
cluster: prod-eu|staging-eu|analytics|prod-us|search|test
code: print("Hello")|total = sum(prices)|for item in items: print(item)|result = 6 * 7
coin: bitcoin|ethereum|solana|cardano|polkadot|litecoin
collection: orders|customers|products|reviews|sessions|articles|invoices
column_name: created_at|updated_at|name|status|email|city|country
command: ls -la|git status|npm test|docker ps|df -h|make build|cat notes.txt
comparison_operator: eq|gt|lt|contains|in|neq
condition: new|used|refurbished|good|like new
conference: North Conference|East Conference|West Conference|South Conference
container: web|worker|cache|proxy|scheduler|reports
course: Introduction to Statistics|Modern History|Organic Chemistry|Creative Writing|Linear Algebra
court: district court|county court|court of appeal|family court|supreme court
crime: theft|fraud|vandalism|burglary
cron: 0 9 * * 1|30 6 * * *|0 0 1 * *|*/15 * * * *
cidr: 192.0.2.0/24|198.51.100.0/24|203.0.113.0/24|192.0.2.128/25
css: body { margin: 0 }|h1 { color: teal }|p { line-height: 1.5 }|.card { padding: 12px }
css_inline: outline: 2px dashed red|border: 1px solid teal|background: lightyellow
cuisine: Italian|Japanese|Indian|Mexican|Thai|Greek|Lebanese|French|Vietnamese|Turkish
culture: Maya|Celtic|Ancient Egyptian|Minoan|Inca|Etruscan
database: shop|analytics|billing|inventory|crm|warehouse|reporting
dataset: customer-reviews|weather-history|bike-trips|product-images|energy-usage|survey-answers
decade: 1970s|1980s|1990s|2000s
diet: vegetarian|vegan|gluten-free|lactose-free|nut-free|pescatarian
direction: asc|desc
disease: measles|asthma|influenza|diabetes|malaria|migraine
dna: ATGCGTAC|GGCATTAC|TTAGGCAT|CGATCGTA|ATTGCCGA|GCTAAGCT
dns_type: A|CNAME|TXT|MX|AAAA
drug: ibuprofen|amoxicillin|paracetamol|metformin|loratadine
element_name: iron|copper|oxygen|carbon|silver|helium
event_key: order.created|invoice.paid|user.updated|shipment.delivered|payment.failed|ticket.closed
effect: rainbow|candle|pulse|sunrise|strobe
era: Renaissance|Baroque|Middle Ages|Bronze Age|Victorian era
feature: dark mode|file upload|two-factor login|offline maps|price alerts|voice search
file_type: pdf|docx|png|csv|txt|xlsx
filter: status = "active"|price < 50|created_at > "2026-01-01"|country = "Norway"|category = "garden"
flat: Flat 3B|2nd floor|Apartment 12|Suite 5|Back building
flight_number: NW214|BB806|HA152|SU431|TW977|LK320
flag: true|false
font: Georgia|Verdana|Courier New|Times New Roman|Arial
formula: H2O|NaCl|CO2|SiO2|Fe2O3|CaCO3|C6H12O6
function: send_invoice|get_total|parse_date|load_orders|resize_image|check_stock
game: Chess|Go|Backgammon|Checkers|Ludo|Dominoes
gene: BRCA1|TP53|CFTR|EGFR|MYH7|APOE
hashtag: #travel|#recipes|#gardening|#books|#photography|#running
grant: authorization_code|client_credentials|refresh_token|password
hex_colour: #1e90ff|#2e8b57|#ffb347|#6a5acd|#dc143c|#f5f5dc
html: <p>The shop reopens on Monday.</p>|<h1>Summer sale</h1>|<p>Thank you for your order.</p>|\
<ul><li>Bread</li><li>Olives</li></ul>
icon: star|bell|house|calendar|heart|folder
index: products|articles|customers|orders|movies|reviews
instrument: piano|violin|guitar|cello|flute|trumpet|drums|clarinet
issue_type: Bug|Task|Story|Epic|Sub-task
json_path: $.items[0].name|$.total|$.customer.email|$.data[*].id
key_name: color|department|region|language|priority|theme
keys@address: street|city|postal_code|country
keys@env: API_URL|LOG_LEVEL|CACHE_TTL|DEFAULT_LOCALE
keys@filter: status|country|category|city|language
keys@headers: Accept|Accept-Language|User-Agent
keys@inputs: title|language|format|city|topic
keys@record: name|status|email|title|city|category|country
keyspace: shop|telemetry|sessions|catalog
law: contract law|labour law|family law|tax law|tenancy law
league: Premier League|La Liga|Serie A|Bundesliga|NBA|NHL
list_element: Country list|Country menu|Country dropdown
library: shared-components|date-tools|icons|Photo Library|City Library
license: MIT|Apache-2.0|BSD-3-Clause|CC-BY-4.0
log_level: debug|info|warning|error
make: Fender|Gibson|Yamaha|Ibanez|Roland
mac: 00-00-5E-00-53-1A|00-00-5E-00-53-2C|00-00-5E-00-53-47|00-00-5E-00-53-80
market_index: S&P 500|Nasdaq|FTSE 100|DAX|Nikkei 225
match_type: exact|partial|prefix
material: oak|marble|canvas|stainless steel|cotton|glass|ceramic|bronze|leather|bamboo
meal: breakfast|lunch|dinner|brunch
measure_unit: kilometre|mile|kilogram|pound|litre|gallon|metre|foot
medium: oil on canvas|watercolour|charcoal|woodcut|bronze
method: GET|POST|PUT|PATCH|DELETE
molecule: glucose|haemoglobin|caffeine|insulin|ethanol|ATP
month_number: 01|03|06|09|10|12
mood: calm|cheerful|focused|tired|hopeful
music_key: C major|A minor|G major|E minor|D major|F major
login_provider: google|github|microsoft|apple|facebook
numeric_column: quantity|unit_price|order_total
namespace: default|staging|production|monitoring|payments|kube-system
network: office-lan|guest-wifi|backbone|lab|warehouse-lan
nationality: Portuguese|Japanese|Norwegian|Kenyan|Canadian|Chilean
node: node-01|node-02|worker-03|edge-07|db-primary
offense: speeding|parking violation|littering|trespassing
organelle: mitochondria|nucleus|ribosome|chloroplast|Golgi apparatus
passport: C03X2941T|K0482915|L7730126|P1203847|X5519083
pick: Norway|Japan|Kenya|Portugal|Canada|Chile
pin: 4821|7350|2968|6147|9035
plate: TEST 123|DEMO 456|SAMPLE 7
poll_option: Monday|Tuesday|Wednesday|Thursday|Friday
position: goalkeeper|striker|midfielder|defender|point guard
prefix: draft-|2026-|invoice-|test-|backup-|report-
programming: Python|JavaScript|TypeScript|Go|Rust|Java|Ruby
property_type: apartment|house|studio|villa|office
protein: insulin|keratin|collagen|haemoglobin|myosin
publisher: Lighthouse Press|Paper Lantern Books|North Quay Publishing|Orchard House
quality: high|medium|low
queue: orders|emails|invoices|image-resize|exports|notifications
range: A1:D20|B2:F30|A1:C12|C3:E18|A2:G40
regex: TODO|^def|error|import .*json|v[0-9]+
religion: Buddhism|Christianity|Islam|Hinduism|Judaism|Sikhism
resolution@support: Replaced the broken part|Refunded the second charge|Sent a new parcel|Reset the password
resolution: 1920x1080|1280x720|3840x2160|1024x768
resource: orders|customers|invoices|reports|files|devices
role_arn: arn:aws:iam::123456789012:role/reports|arn:aws:iam::123456789012:role/backup|\
arn:aws:iam::111122223333:role/exporter
room_kind: single|double|twin|suite|family room
route: line 4|line 12|route 7|red line|harbour ferry
rrule: RRULE:FREQ=WEEKLY;BYDAY=MO|RRULE:FREQ=DAILY;COUNT=10|RRULE:FREQ=MONTHLY;BYMONTHDAY=1|\
RRULE:FREQ=WEEKLY;BYDAY=TU,TH
schema: public|sales|finance|staging|reporting
scope: read|write|profile|email|openid|offline_access
scene: Movie night|Good morning|Reading|Dinner|Away|Focus
script: document.title|window.scrollTo(0, 500)|document.querySelectorAll("a").length|location.href|\
document.body.innerText.length|console.log("ready")
seat: 14C|7A|22F|3D|18B
season: spring|summer|autumn|winter
secret: SMTP_PASSWORD|API_TOKEN|DEPLOY_KEY|WEBHOOK_SECRET|DB_PASSWORD
section: Introduction|Results|Opening hours|Open questions|Next steps|Summary
sheet: Orders|Budget 2026|Inventory|Summary|Contacts|Weekly hours
selector: #submit|.cart-icon|button.close|input[name=email]|#search|nav a.active
side: left|right|up|down
skill: copywriting|carpentry|bookkeeping|first aid|data analysis|German|photo editing
sort: newest|price|name|rating|popularity
speed: low|medium|high
sport: football|basketball|tennis|swimming|volleyball|ice hockey|rowing
sql: SELECT COUNT(*) FROM orders|SELECT name, price FROM products WHERE price < 50|\
SELECT * FROM customers LIMIT 10|SELECT country, COUNT(*) FROM customers GROUP BY country|\
SELECT AVG(total) FROM invoices|SELECT * FROM orders WHERE status = 'open'
ssn: 987-65-4321|987-65-4322|987-65-4325|987-65-4327
station: Central Station|Harbour Station|North Gate|Market Square|University|Airport
stage: lead|qualified|proposal|negotiation|won
strategy: balanced|conservative|aggressive|round robin|fastest first
stream: orders|page-views|sensor-readings|clicks|payments
style: minimal|watercolour|modern|vintage|comic|photorealistic
subdomain: shop|help|blog|status|intranet|docs
substance: water|ethanol|benzene|ammonia|iron|carbon dioxide
suffix: -draft|-v2|-copy|-final|-old
symptom: headache|cough|fever|sore throat|dizziness
table: orders|customers|invoices|products|employees|sessions|shipments|suppliers
technique: oil painting|etching|watercolour|photography|woodcut
template: welcome email|monthly report|order confirmation|meeting notes|invoice|newsletter
texture: smooth|rough|woven|glossy|grainy
time_unit: seconds|minutes|hours|days
transport: bus|train|tram|bicycle|car|ferry
trigger: sunset|motion in the hallway|front door opens|7 in the morning|low battery
url_path: /orders|/users/me|/products|/reports/weekly|/health|/docs|/guides|/pricing
user_agent: ExampleBot/1.0|Mozilla/5.0 (X11; Linux x86_64)|PartnerPortal/2.1|MobileApp/3.4
typed: Mira Fernwood|maria@example.com|wireless headphones|12 Harbour Street|Lisbon|2
vault: Family|Work|Team passwords|Projects|Personal
volume: backups|media|home|archive|shared-data
webhook_event: push|release|issues|pull_request|deployment
word_one: harbour|library|breeze|journey|kindness|lantern|orchard
xpath: //h1|//main/section[2]/p|//table//tr[1]/td|//form/button[last()]|//ul/li[3]
"""
