"""Tasks that hardly any tool serves, in words: what the user asks for where a set has no other tools for it.

Each has English words that tell what it is about, by which it is kept from tools that might serve it after all.
"""

from dataclasses import dataclass

from seer.words.alike import topic


@dataclass(frozen=True, kw_only=True)
class Neutral:
    """A task, by locale what the user says."""

    name: str
    about: str
    say: dict[str, str]

    @property
    def topic(self) -> frozenset[str]:
        """Give the words that it is about, in every language."""
        return topic(" ".join((self.about, *self.say.values())))


NEUTRAL: tuple[Neutral, ...] = (
    Neutral(
        name="haircut",
        about="haircut hair hairdresser barber salon appointment booking calendar",
        say={
            "en": "Could you get me an appointment for a haircut next week?",
            "zh": "能帮我约一下下周的理发吗？",
        },
    ),
    Neutral(
        name="plumber",
        about="plumber tap kitchen repair household home craftsman contractor",
        say={
            "en": "My kitchen tap is dripping. Please find a plumber who can come today.",
            "zh": "厨房的水龙头一直在滴水，请找一位今天能上门的水管工。",
        },
    ),
    Neutral(
        name="piano",
        about="piano tuner tuning music instrument concert",
        say={
            "en": "I need someone to tune my piano. Can you arrange that?",
            "zh": "我的钢琴需要调音，你能安排一下吗？",
        },
    ),
    Neutral(
        name="dentist",
        about="dentist dental tooth doctor clinic appointment health calendar",
        say={
            "en": "My tooth hurts. Please move my visit to the dentist to tomorrow.",
            "zh": "我牙疼，请把我看牙医的时间改到明天。",
        },
    ),
    Neutral(
        name="flowers",
        about="flower florist bouquet gift shop delivery order product",
        say={
            "en": "Please have a bouquet of roses sent to my mother.",
            "zh": "请给我妈妈送一束玫瑰花。",
        },
    ),
    Neutral(
        name="lawn",
        about="lawn mower garden gardener grass robot plant device",
        say={
            "en": "Start the robot mower, the lawn is getting too long.",
            "zh": "草坪太长了，请启动割草机器人。",
        },
    ),
    Neutral(
        name="taxi",
        about="taxi cab ride car driver trip travel transport vehicle",
        say={
            "en": "Order me a taxi to the theatre, please.",
            "zh": "请帮我叫一辆去剧院的出租车。",
        },
    ),
    Neutral(
        name="yoga",
        about="yoga gym class sport fitness course training member",
        say={
            "en": "Sign me up for the yoga class at my gym, please.",
            "zh": "请帮我报名健身房的瑜伽课。",
        },
    ),
    Neutral(
        name="laundry",
        about="laundry dry cleaning suit clothes tailor shop pickup order",
        say={
            "en": "Please have my suit picked up for dry cleaning.",
            "zh": "请安排人来取我的西装去干洗。",
        },
    ),
    Neutral(
        name="pottery",
        about="pottery ceramic workshop course craft art class lesson",
        say={
            "en": "I would like to learn pottery. Enrol me in a beginners' workshop.",
            "zh": "我想学陶艺，请帮我报一个初学者工作坊。",
        },
    ),
    Neutral(
        name="beehive",
        about="bee beehive honey beekeeper apiary insect farm animal",
        say={
            "en": "How much honey is in my beehives? Please weigh them.",
            "zh": "我的蜂箱里有多少蜂蜜？请称一下重量。",
        },
    ),
    Neutral(
        name="sauna",
        about="sauna heater heating temperature home device spa bath",
        say={
            "en": "Heat up the sauna for me, please.",
            "zh": "请帮我把桑拿房加热。",
        },
    ),
)
"""The tasks, in the order in which they are tried from a place that the seed gives."""
