"""English words for values, by topic and setting: what people search for, call or write where tools deal with that."""

POOLS = """
channel@media: Garden Diary|Harbour Kitchen|Slow Trains|Paper and Ink|The Quiet Workshop
comment@code: Please add a test for the empty list|This could be a constant|Looks good, two small remarks below|\
Can we avoid the second query here|The build fails on Windows for me|I can reproduce this on the main branch|\
Thanks, merging once the checks pass|Should this be in the release notes
comment@task: Waiting for the supplier to answer|Done, please have a look|I will finish this tomorrow|\
Moved to next week as agreed|The first half is ready|Blocked until the files arrive
description@calendar: Deadlines and days off of the whole team|Who is on call and when|\
Rehearsals and concerts of the choir|Trainings and matches of the juniors
description@code: First seen after the last update|Two customers asked for this in May|\
Happens on every page, also after a reload|Not urgent, there is a way around it|\
The details are in the attached log|To be part of the next release|\
Affects the web shop and the app
description@contact: Met at the trade fair in May|Prefers to be called in the morning|\
Buys office supplies twice a year|\
Head of purchasing since 2021|Interested in the premium plan
description@data: Orders by country and month|Daily visitors of the web shop|Stock levels of all warehouses|\
Open invoices older than thirty days|Answers to the customer survey|Sales compared with last year
description@event: We go through the open points and plan the next two weeks|Please be there ten minutes early|\
Details follow by e-mail|Drinks and snacks are provided|Please bring your laptop|Guests are welcome, please sign up|\
The notes are shared afterwards
description@group: For everybody who works on the website|Volunteers of the spring fair|People who test new releases|\
Colleagues in the northern offices|Reviewers of the annual report
description@image: A lighthouse on a rocky coast at sunset|A bowl of lemons on a blue table|A red fox in fresh snow|\
A quiet street with bicycles in the morning|An old wooden boat on a calm lake
description@media: Calm songs for rainy evenings|A talk about gardens in the city|Songs for the morning run|\
Recordings of our summer concerts|Interviews with people who repair things
description@payment: Deposit for the garden party|Second instalment for the desks|Balance of the June order|\
Yearly fee of the choir|Catering at the spring fair
description@repo: A small side project|Used by the whole team|First version, still changing|Written for our own use|\
Moved here from the old server|Everything for the next release
description@rule: Warns the team when the disk is nearly full|Lets editors publish without a review|\
Blocks uploads of more than 100 MB|Moves closed tickets to the archive after a month
description@shop: Comes with a warranty of two years|Available in three colours|Made by hand in small numbers|\
New this summer, limited stock|Ships within two days|Our most popular model|Packed in a gift box
description@task: By the end of the week if possible|Everything needed is in the shared folder|\
Please tell the team when it is done|Was moved from last month|The first step is already done|Takes about half an hour
device@mobile: iPhone 15|Pixel 8|iPad Air|Galaxy S23|iPhone SE
message@log: Started as planned|Check finished without errors|Settings were saved|Restarted once|Connection restored
message@alert: The washing machine is done|The front door has been open for ten minutes|\
The battery of the scanner is low|Somebody is at the door|The backup has finished|Rain is expected in an hour
note@code: Keep the change small|Add a test for it|Follow the style of the other files|\
Start with the import and leave the export as it is|Only change the page itself|Explain the cause in the description
note@scrape: Only follow links to the documentation|Skip pages about careers|Prefer pages from this year|\
Collect prices and delivery times|Keep to the pages about opening hours
note@agent: Only follow links to the documentation|Summarise each page in two sentences|Skip pages about careers|\
Answer in short and friendly sentences|Prefer pages from this year|Collect prices and delivery times
note@shop: Leave it with the neighbour|Call before delivery|Second floor, left door|Gift, please wrap|Needs a receipt|\
Use the side entrance|Fragile, handle with care|Call after five
note@food: No nuts, please|Without onions, please|Extra napkins, please|Sauce on the side|A quiet table, please
note@travel: Prefers a window seat|A quiet room, please|We arrive late in the evening|Needs a cot|\
Ground floor, if possible
note@contact: Met at the trade fair|Prefers e-mail|Call after five|Interested in the new model|Was a customer before
note@task: Bring the signed form|Ask for the blue folder|The key is at the front desk|Takes about half an hour
query@art: sunflowers|portrait of a merchant|Dutch landscapes|woodcuts of the sea|still life with lemons|bronze figures
query@coin: stablecoins|ETH/USDC|new pairs on Solana|wrapped bitcoin|tokens with high volume
query@code: memory leak|login redirect|parse dates|flaky test|dark mode|rate limit|null pointer|upload timeout
query@contact: Mira Fernwood|Brightwell|Juniper Labs|ashgrove|purchasing|Oslo
query@data: monthly revenue|orders by country|visitors last week|open invoices|average delivery time|returns by product
query@event: garden fair|team offsite|concerts this weekend|board meeting|book club|yoga class
query@file: budget 2026|meeting minutes|floor plan|signed contract|price list|team photo
query@food: lentil soup|quick dinner for two|bread without yeast|vegetarian lasagne|apple pie
query@image: lighthouse at sunset|red bicycle|snowy forest|market stall|coffee cup|hot-air balloon
query@job: carpenter|data analyst in Oslo|part-time bookkeeper|nurse|translator
query@media: rain sounds|Paper Boats|jazz for dinner|acoustic covers|Golden Hour|nineties hits
query@math: square root of 1764|15 percent of 240|integral of x squared|distance from the Earth to the Moon|\
population of Norway
query@medical: asthma in children|effects of caffeine on sleep|migraine treatment|vitamin D|flu vaccine
query@message: invoice|travel plans|the new schedule|budget approval|birthday|parking
query@news: ferry strike|local elections|heat wave|museum opening|train tunnel|housing prices
query@people: Mira Fernwood|Jonas Ashgrove|Lindqvale|Priya Larkspur|Oskar Fernwood|Hazelmoor
query@pet: friendly cat|small dog|parrot|rabbit|old dog
query@repo: weather station|invoice tools|chess clock|static site|map viewer|text editor
query@show: jazz|basketball|stand-up comedy|musical|symphony|circus|folk
query@page: onboarding|meeting notes|travel policy|road map|style guide|holiday plan
query@place: coffee near the station|pharmacy open on Sundays|bike repair|vegetarian restaurant|playground|car park
query@research: bird migration and climate|sleep and memory|urban heat islands|soil carbon|bilingual children|\
graph neural networks
query@shop: trail backpack|wool blanket|desk lamp|running shoes size 42|tea kettle|rain jacket
query@support: refund|wrong invoice|password reset|late delivery|broken zip|change of address
query@task: invoices|garden|call back|overdue|shopping|this week
query@travel: hotels by the lake|flights to Lisbon|quiet beach|family room with breakfast|night train|city tour
query@venue: concert hall|city arena|riverside theatre|stadium
question@code: Write a function that adds up a list of prices|Explain what this regular expression does|\
Find the bug in this loop|Turn this script into two functions
question@image: A lighthouse on a rocky coast at sunset, oil painting|A bowl of lemons on a blue table, soft light|\
A red fox in fresh snow, photograph|A quiet street with bicycles in the morning, watercolour|\
An old wooden boat on a calm lake, misty|A small bakery with a striped awning, comic style
question@finance: How did revenue develop over the last three years|Which risks does the annual report name|\
Compare the margins of the two largest rivals|What did the management say about costs
question@agent: Summarise the last meeting in three sentences|Write a friendly reminder about the overdue invoice|\
Suggest five names for a garden café|Translate this recipe into simple words|Plan a weekend in Lisbon|\
Explain how tides work to a child
question@scrape: List all prices on the page|Get the opening hours and the address|Collect the names of the speakers|\
Find the contact details|Get the title and the date of each article
question@math: What is the square root of 1764|How many days are in ten weeks|What is 15 percent of 240|\
How far is the Moon from the Earth
question@media: A kite flies over a beach in the wind|Waves roll over dark rocks at dawn|\
A baker takes bread from the oven|Snow falls on a quiet village square
question@music: A calm piano piece with rain in the background|A cheerful folk tune with fiddle|\
Slow jazz with brushed drums|An upbeat march for brass
question@speech: The shop opens at nine on weekdays|Your table is ready, please come to the counter|\
The last ferry leaves in ten minutes|Welcome to the tour of the old town
reason@shop: ordered by mistake|wrong size|arrived damaged|no longer needed|found a better price|duplicate order|\
late delivery|missing parts|change of plans|wrong colour|quality issue|customer request|moving house|\
schedule conflict|test order
tag@docker: latest|1.4.0|stable|2026-06|edge
tag@pet: friendly|vaccinated|indoor|young|rescue
text@agent: You are a helpful assistant for a small bookshop|Answer briefly and name your sources|\
The visitor asked about opening hours|Summarise the report for the board
text@code: Steps to reproduce: open the list and sort by date|The totals are wrong when a discount is applied|\
Thanks for the report, I can confirm it|The new page works in all browsers that I tried|\
This adds a search box to the list of orders|Please rebase, there is a conflict in the guide
text@event: Lunch with Mira on Friday at noon|Dentist on Tuesday at nine|Team meeting tomorrow at ten|\
Concert at the town hall on Saturday evening
text@feeling: The service was friendly and quick|I waited an hour and nobody came|The room was clean but noisy|\
I would recommend this shop to anyone|The new version is a disappointment
text@message: The meeting moves to Thursday at ten|Thank you for your order, it ships tomorrow|\
Please find the minutes of our last meeting below|The new price list is ready|Could you send me the signed form|\
Dinner is at seven, see you there|We have received your application
text@page: Agenda: budget, hiring, summer party|We agreed to open the shop an hour earlier|\
This guide explains how to order supplies|Open points: new door, paint, signs|Notes from the call with the supplier|\
The archive is open on weekdays from nine to five
text@social: Our spring menu starts today|The market opens at eight, come early|New photos from the lantern festival|\
We are looking for volunteers in June|Thank you all for a great concert
text@task: Water the plants|Call the plumber|Bring the books back|Pay the electricity bill|Order new filters
thing@code: weather-station|invoice-tools|trail-maps|price-watch|chess-clock|photo-archive
thing@data: Monthly revenue|Orders by country|Stock levels|Visitors per week|Open invoices|Returns by product
thing@event: Team meeting|Garden fair|Spring concert|Book club|Board dinner|Product launch
thing@group: Night shift|Volunteers|Beta testers|North office|Reviewers|Board members
thing@media: Rainy evenings|Morning run|Sunday breakfast|Long drives|Songs to work to
thing@page: Meeting notes|Travel policy|Onboarding guide|Road map|Holiday plan|Style guide
thing@show: Jazz Night|Harbour Musical|Winter Circus|Folk Weekend|Spring Symphony
thing@rule: Disk almost full|Block large uploads|Weekend on-call|New customers only|Archive old tickets
thing@shop: Trail backpack|Wool blanket|Desk lamp|Ceramic mug|Tea kettle|Rain jacket
thing@smart: Movie night|Good morning|Hallway light|Everyone away|Evening heating
thing@track: Piano|Drums|Lead vocals|Strings|Bass line
title@agent: Find the opening hours of the city library|Compare prices of three wool blankets|\
Book a table for two on Friday|Collect the trains to the coast for Saturday|Look up the weather for the garden fair
title@calendar: Team calendar|Room bookings|Family|Holidays|On-call duty|Choir
title@code: Fix login on small screens|Export fails for large files|Add dark mode|Search is slow on Mondays|\
Update the install guide|Show totals without tax|Crash when the list is empty|Remove unused settings
title@data: Revenue by month|Orders by country|Visitors per week|Stock levels|Returns by product|Survey answers
title@event: Quarterly budget review|Team lunch|Kick-off for the website|Talk with the supplier|Garden fair|\
Interview with a candidate
title@media: Rainy evenings|Paper boats|A walk along the river|How bread is made|The last ferry|Garden diary
title@message: Minutes of our last meeting|Your order has been shipped|Invitation to the garden fair|\
Question about the invoice|New opening hours|Holiday plan for July
title@page: Meeting notes|Travel policy|How to order supplies|Road map for autumn|Reading list|Style guide
title@shop: Trail backpack 30 litres|Wool blanket in grey|Desk lamp with dimmer|Set of six glasses|Folding chair
title@support: Parcel never arrived|Charged twice in May|Cannot reset my password|Heater makes a noise
title@task: Book the train tickets|Call the plumber|Prepare the press release|Order new desks|Plan the summer party|\
Water the plants
"""
