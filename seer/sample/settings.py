"""Topic of a string and what its tool deals with in, the topic as people speak of it there out: a title of a task."""

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import cache

from seer.sample.pools import table
from seer.sample.topics import tokenise
from seer.words.bag import bag

_SETTINGS = """
agent: agent agentcore assistant assistants chat completion completions conversation instruction llm
 prompt response responses
alert: alarm alert announce notification notify tts
art: art artist artwork artworks exhibition gallery museum painting sculpture
calendar: calendar calendars
code: bitbucket branch bug code commit commits dependabot gist git github gitlab issue issues jira linear merge
 milestone pull pulls release sentry sprint workflow
coin: coin coins crypto dex nft pair pairs token tokens wallet
people: member members user users
pet: animal animals cat cats dog dogs pet pets
contact: contact contacts crm customer customers employee hubspot lead leads person people profile salesforce linkedin
data: airtable chart charts dashboard dashboards database databases dataset datasets metric metrics query report
 reports sql sheet spreadsheet table tables
docker: buildx container containers docker registry
event: appointment call calls event events meeting meetings webinar
feeling: emotion sentiment
file: directory drive dropbox file files folder folders onedrive storage
finance: earnings filings financial financials investor market sec stock stocks transcripts
food: dish food ingredient meal menu recipe recipes
group: group groups role roles team teams organization organisation workspace
image: img drawing flux icon image images inpaint logo photo photos picture pictures unsplash wallpaper
job: career careers jobs vacancies vacancy
media: album lyrics movie movies playlist playlists podcast song songs spotify track tracks video videos youtube
log: log logs logging
math: calculate calculator math maths solve wolfram wolframalpha
medical: disease drug health medical pubmed trial trials
message: channel discord draft drafts email emails gmail inbox mail mails message messages outlook slack sms
 telegram thread whatsapp
mobile: android device emulator ios mobile simulator
music: audio melody music
news: headline headlines news
page: article articles block blocks blog confluence doc docs document documents note notes notion obsidian page
 pages paragraph slide slides wiki
payment: charge charges payment payments payout payouts
place: geocode location map maps nearby place places poi
research: arxiv citation paper papers research scholar study
rule: automation policies policy rule rules
repo: fork repo repos repositories repository
show: attraction attractions classification classifications concert concerts discovery festival performer
 ticketmaster
scrape: crawl crawler crawling extract extraction scrape scraper scraping
shop: cart exchange refund return returns catalog checkout inventory order orders price product products purchase
 shop shopify store
smart: light lights scene scenes
social: feed mastodon post posts reddit social status statuses toot tweet twitter
speech: narration speech voiceover
support: case complaint helpdesk intercom support ticket tickets zendesk
task: card cards checklist goal goals habit habits reminder reminders step steps task tasks todo todos trello
track: ableton clip midi
travel: booking bookings flight flights hotel hotels reservation reservations trip trips
venue: venue venues
"""
_BY_WORD = {
    word: setting
    for setting, _, words in (line.partition(": ") for line in _SETTINGS.replace("\n ", " ").strip().splitlines())
    for word in words.split()
}


_OF = {"repo": ("code",)}
"""Settings that are one of another, whose words they share where they have none."""
_PLAIN = re.compile(r"[a-z]+")
_READ = 80
ON_FOOT = bag("bicycle bicycling bike cycling electrobike ride rides riding taxi uber walk walking")
"""How people get about in one city."""
_ON_WHEELS = bag("commute direction directions distance driving estimates eta navigation pickup traffic")


def is_near(nouns: AbstractSet[str]) -> bool:
    """Say whether what a tool deals with are ways within one city rather than journeys."""
    return "transit" not in nouns and not (nouns.isdisjoint(ON_FOOT) and nouns.isdisjoint(_ON_WHEELS))


def placed(about: str, noun: str, scope: str, described: str = "") -> str:
    """Give the topic in the setting that its object, else the last word of its tool that tells one, belongs to.

    What is searched or asked for may only be told by the description.
    """
    if about not in _varied():
        return about
    told = [*_told(reversed(tokenise(noun))), *_told(reversed(tokenise(scope)))]
    if about in {"query", "question", "note"}:
        told += _told(_PLAIN.findall(described[:_READ].lower()))
    pools = table("en")
    told = [setting for one in told for setting in (one, *_OF.get(one, ()))]
    told.sort(key=lambda setting: setting == "agent")  # that one asks an agent says least
    return next((name for setting in told if (name := f"{about}@{setting}") in pools), about)


@cache
def _varied() -> frozenset[str]:
    """Give the topics that have words of their own in some setting."""
    return frozenset(about for about, apart, _ in (name.partition("@") for name in table("en")) if apart)


def _told(words: Iterable[str]) -> list[str]:
    return [_BY_WORD[word] for word in words if word in _BY_WORD]
