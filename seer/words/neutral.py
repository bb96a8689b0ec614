"""Tasks that hardly any tool serves, in words: what the user asks for where a set has no other tools for it.

Each has English words that tell what it is about, by which it is kept from tools that might serve it after all.
"""

from dataclasses import dataclass
from functools import cached_property

from seer.words.alike import topic


@dataclass(frozen=True, kw_only=True)
class Neutral:
    """A task, by locale what the user says."""

    name: str
    about: str
    say: dict[str, str]

    @cached_property
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
    Neutral(
        name="shoes",
        about="shoe sole cobbler repair boot leather shop",
        say={
            "en": "The soles of my hiking boots are worn. Please find a cobbler who can replace them.",
            "zh": "我的登山靴鞋底磨破了，请找个修鞋师傅换一下。",
        },
    ),
    Neutral(
        name="moving",
        about="moving mover removal furniture flat house van transport",
        say={
            "en": "We are moving house in August. Please book movers for us.",
            "zh": "我们八月要搬家，请帮忙约一家搬家公司。",
        },
    ),
    Neutral(
        name="wallpaper",
        about="wallpaper painter paint wall bedroom decorator craftsman",
        say={
            "en": "The bedroom needs new wallpaper. Could you hire someone for that?",
            "zh": "卧室的墙纸旧了，能找人重新贴一下吗？",
        },
    ),
    Neutral(
        name="chimney",
        about="chimney sweep fireplace stove smoke house",
        say={
            "en": "Please have the chimney swept before the winter.",
            "zh": "请在入冬前安排人来打扫烟囱。",
        },
    ),
    Neutral(
        name="birdwatching",
        about="bird watching heron nest lake nature guide animal",
        say={
            "en": "Which birds can I watch at the lake in spring? Please ask a guide to take me there.",
            "zh": "春天湖边能看到哪些鸟？请帮我约一位观鸟向导。",
        },
    ),
    Neutral(
        name="sourdough",
        about="bread sourdough bakery baker loaf dough food",
        say={
            "en": "Please have the bakery put two loaves of sourdough aside for me.",
            "zh": "请让面包店给我留两个酸面包。",
        },
    ),
    Neutral(
        name="glasses",
        about="glasses spectacles optician lens eye health",
        say={
            "en": "My glasses broke this morning. Please get me an appointment with an optician.",
            "zh": "我的眼镜今早摔坏了，请帮我约一家眼镜店。",
        },
    ),
    Neutral(
        name="skis",
        about="ski snow boots rental slope sport winter",
        say={
            "en": "I want to go skiing. Please reserve skis and boots for two people.",
            "zh": "我想去滑雪，请预留两个人的雪板和雪鞋。",
        },
    ),
    Neutral(
        name="horse",
        about="horse riding stable saddle lesson animal",
        say={
            "en": "Please put me down for a riding lesson at the stables.",
            "zh": "请帮我在马场报一节骑马课。",
        },
    ),
    Neutral(
        name="well",
        about="well water pump garden drilling hole",
        say={
            "en": "The garden well has run dry. Who could drill a deeper one? Please get them here.",
            "zh": "院子里的水井干了，请找人来打一口更深的。",
        },
    ),
    Neutral(
        name="telescope",
        about="telescope star planet moon night sky observatory",
        say={
            "en": "The sky is clear tonight. Please turn the telescope towards Saturn.",
            "zh": "今晚天很晴，请把望远镜对准土星。",
        },
    ),
    Neutral(
        name="violin",
        about="violin string bow luthier music instrument",
        say={
            "en": "A string of my violin snapped. Please have it replaced.",
            "zh": "我的小提琴断了一根弦，请帮我换一根。",
        },
    ),
    Neutral(
        name="vet",
        about="vet veterinary cat dog rabbit animal health",
        say={
            "en": "My rabbit won't eat. Please take it to a vet for me.",
            "zh": "我家兔子不吃东西，请帮我送去看兽医。",
        },
    ),
    Neutral(
        name="babysitter",
        about="babysitter child kid baby sitter evening care",
        say={
            "en": "Can you find a babysitter for Saturday evening?",
            "zh": "能帮我找个周六晚上照看孩子的保姆吗？",
        },
    ),
    Neutral(
        name="aquarium",
        about="aquarium fish tank water filter pump",
        say={
            "en": "The aquarium looks murky. Please clean its filter.",
            "zh": "鱼缸的水浑了，请清洗一下过滤器。",
        },
    ),
    Neutral(
        name="kayak",
        about="kayak canoe boat paddle river rental",
        say={
            "en": "Rent me a kayak for an afternoon on the river, please.",
            "zh": "请帮我租一条皮划艇，下午去河上划。",
        },
    ),
    Neutral(
        name="seamstress",
        about="dress hem sew seamstress tailor clothes",
        say={
            "en": "My dress is too long. Please have the hem taken up.",
            "zh": "我的裙子太长了，请找人把裙边改短。",
        },
    ),
    Neutral(
        name="firewood",
        about="firewood wood log stove delivery fuel",
        say={
            "en": "Please get a load of firewood brought to the cabin.",
            "zh": "请往小木屋送一车木柴。",
        },
    ),
    Neutral(
        name="escalator",
        about="lift elevator escalator stairs building engineer",
        say={
            "en": "The lift in our building is stuck. Please call an engineer out.",
            "zh": "我们楼里的电梯卡住了，请叫维修工来。",
        },
    ),
    Neutral(
        name="choir",
        about="choir singing voice music rehearsal",
        say={
            "en": "I would love to sing. Please sign me up for a choir near me.",
            "zh": "我很想唱歌，请帮我报名附近的合唱团。",
        },
    ),
    Neutral(
        name="compost",
        about="compost bin garden soil waste",
        say={
            "en": "My compost bin is full. Please have it emptied.",
            "zh": "我的堆肥箱满了，请安排人清空。",
        },
    ),
    Neutral(
        name="tattoo",
        about="tattoo ink studio art skin",
        say={
            "en": "Please find me a studio where I can get a small tattoo.",
            "zh": "请帮我找一家能纹小图案的纹身店。",
        },
    ),
    Neutral(
        name="locksmith",
        about="locksmith key door lock house home",
        say={
            "en": "I am locked out of my flat. Please send a locksmith.",
            "zh": "我被锁在家门外了，请叫个开锁师傅来。",
        },
    ),
    Neutral(
        name="snow",
        about="snow shovel driveway winter clearing",
        say={
            "en": "It has snowed all night. Could you get the driveway cleared?",
            "zh": "下了一夜的雪，能找人把车道铲一下吗？",
        },
    ),
)
"""The tasks, in the order in which they are tried from a place that the seed gives."""
