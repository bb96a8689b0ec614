import pytest

from seer.records import Source, Tool
from seer.words.chinese_requests import agree, from_english
from seer.words.wordbook import Wordbook, wordbook


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("list all pets", "列出所有宠物"),
        ("get a list of payment methods", "列出付款方式"),
        ("get the details of an order", "查询订单的详情"),
        ("update the pull request's title", "更新拉取请求的标题"),
        ("create a file in the repository", "在仓库中创建文件"),
        ("add a comment to the issue", "给议题添加评论"),
        ("book a table", "预订餐桌"),
        ("get the orders for the day", "查询订单"),
        ("list events by using a filter", "列出活动"),
        ("redeliver a delivery for an app webhook", "重新发送应用 Webhook 的投递"),
        ("submit a web search", "进行网页搜索"),
        ("get a calendar from the user's calendar list", "查询用户的日历列表中的日历"),
        ("create a pet", "添加宠物"),
        ("update a planet", "更新行星信息"),
        ("update an order", "更新订单"),
        ("initiate a card", "创建卡片"),
        ("initiate a refund", "发起退款"),
        ("arm an alarm in the home mode", "以在家模式布防警报"),
        ("hover an element on the page", "把鼠标悬停在元素上"),
        ("list all location objects", "列出所有位置"),
        ("start a trace recording", "开始录制操作轨迹"),
        ("frobnicate the pets", ""),
        ("list the gizmos of a pet", ""),
        ("move a file to the folder", "把文件移动到文件夹"),
        ("move a gizmo to the folder", ""),
        ("mark a thread as read", "把讨论串标记为已读"),
        ("grant a group access to a project", "授予分组访问项目的权限"),
        ("get a token", "获取令牌"),
        ("start a transaction", "发起交易"),
        ("start the engine", "启动引擎"),
        ("list templates in a data source", "列出数据源中的模板"),
        ("search for issues and pull requests", "搜索议题和拉取请求"),
        ("list the Dependabot alerts", "列出 Dependabot 警报"),
        ("get the IP address of a device", "查询设备的 IP 地址"),
        ("invite a user to the team", "邀请用户加入团队"),
        ("remove the message from the trash", "把消息移出回收站"),
        ("list repositories enabled for an organization", "列出仓库"),
        ("press a key on the keyboard", "按键"),
        ("list repositories starred by the user", "列出已收藏的仓库"),
        ("list blocked users", "列出已屏蔽的用户"),
        ("get the last year of commit activity", "查询最近一年的提交活动"),
        ("show changes that are staged for commit", "显示已暂存的变更"),
        ("approve an app for installation on a workspace", "批准安装应用"),
        ("list recording transcriptions", "列出录音转写"),
        ("create or update a file in a repository", "在仓库中创建或更新文件"),
        ("batch create records in a worksheet", "在工作表中批量创建记录"),
        ("turn the light on", "打开灯"),
        ("get the latest news articles related to a stock", "查询与股票相关的最新新闻文章"),
        ("watch individual changes to a list of a secret", "监听机密的变更"),
        ("clear all key-value pairs from the long-term memory", "清空长期记忆中的所有键值对"),
        ("calculate the area of a triangle", "计算三角形的面积"),
        ("list all of the users in the organization", "列出组织中的所有用户"),
        ("list or watch the objects of the kind deployment", "列出或监听部署"),
        ("update the parameter types from the second file", "更新第二个文件中的参数类型"),
        ("execute a command in the shell", "在 Shell 中执行命令"),
        ("post a tweet", "发布推文"),
        ("move the mouse to a position", "把鼠标移动到位置"),
        ("resize the browser window", "调整浏览器窗口大小"),
        ("list the messages in the user's mailbox", "列出用户邮箱中的消息"),
        ("get a list of my recently viewed listings", "列出我的最近浏览的商品"),
        ("get projects recently viewed by the user", "查询项目"),
        ("delete a previously sent message", "删除已发送的消息"),
        ("book a room of specified type", ""),
        ("create a reaction for a commit comment", "给提交评论添加表情回应"),
        ("transfer the user to a human agent", "把用户转接给人工客服"),
        ("show changes in the working directory that are not yet staged", "显示工作目录中的未暂存变更"),
        ("set a guest, regular user, or owner to be an admin user", ""),
        ("switch to another branch", "切换分支"),
        ("watch for changes to the calendar list resources", "监听日历列表的变更"),
        ("post a booking request", "提交预订请求"),
        ("get a point of interest", "查询兴趣点"),
        ("execute an SQL query", "执行 SQL 查询"),
        ("record changes to the repository", "提交仓库的变更"),
        ("search for a recipe given dietary restriction", "搜索食谱"),
        ("commit changes to the repository", "提交仓库的变更"),
        ("get a page as markdown", "获取 Markdown 格式的页面"),
        ("search for one-stop flights", "搜索一次中转航班"),
        ("search for direct flights", "搜索直飞航班"),
        ("get a database", "获取数据库"),
        ("query a database", "查询数据库"),
        ("return items from a delivered order", "退回已送达订单中的商品"),
        ("get deployment events", "查询部署事件"),
        ("list events for a repository", "列出仓库的事件"),
        ("list events on the calendar", "列出日历中的活动"),
        ("cancel an in-progress batch", "取消进行中的批次"),
        ("add a message to the mailbox similar to IMAP append", "把消息添加到邮箱"),
        ("generate an audio from the input text", "根据输入文本生成音频"),
        ("create a task for a user", "为用户创建任务"),
        ("get the status of the login", "查询登录状态"),
        ("get a group of observations", "列出观测数据"),
        ("unlink dependencies from a task", "取消任务与依赖的关联"),
        ("instantiate a project from a project template", "用项目模板创建项目"),
        ("update the records in the batch", "批量更新记录"),
        ("enable a selected repository for GitHub actions in an organization", "为 GitHub Actions 启用选中的仓库"),
        ("list repository advisories of a GitHub repository", "列出 GitHub 仓库的安全公告"),
        ("list deliveries for an organization webhook", "列出组织 Webhook 的投递"),
        ("get projects a task", ""),
        ("update the expiration of a token", "更新令牌的到期时间"),
        ("count the number of documents", "统计文档的数量"),
        ("round a number", "四舍五入"),
        ("search for emails", "搜索邮件"),
        ("update the email of a user", "更新用户的邮箱"),
        ("send the media player the command to stop the recording", "停止录制"),
        ("locate concerts in a location", "查找位置中的音乐会"),
        ("get the authenticated user", "查询当前登录用户"),
        ("refund an application fee", "退还应用费用"),
        ("list the message resources", "列出消息"),
        ("create a pod disruption budget", "创建容器组中断预算"),
        ("write operations for the discussion comments", ""),
        ("set a guest user", ""),
        ("get the details of a segment", "查询细分类别的详情"),
    ],
)
def test_a_request_is_said_in_chinese_where_every_word_is_known(asked: str, said: str) -> None:
    assert from_english(asked) == said


def test_a_name_whose_verb_is_not_that_of_the_description_asks_for_nothing() -> None:
    assert agree("查询", "list all pets")
    assert agree("创建", "frobnicate pets")
    assert not agree("创建", "list all pets")
    tool = Tool(
        name="release_reactions",
        spec_name="release_reactions",
        description="List frobnicated reactions.",
        parameters={"type": "object", "properties": {}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    assert not isinstance(wordbook(tool, "zh"), Wordbook)


@pytest.mark.parametrize(
    ("name", "schema", "label"),
    [
        ("page", {"type": "integer"}, "页码"),
        ("from", {"type": "string", "format": "date"}, "开始日期"),
        ("to", {"type": "string", "description": "The recipient's phone number"}, "接收号码"),
        ("from", {"type": "string", "description": "Base currency"}, "原货币"),
        ("to", {"type": "string", "description": "Arrival airport"}, "目的地"),
        ("private", {"type": "boolean"}, "是否私有"),
        ("from", {"type": "string"}, None),
    ],
)
def test_short_names_are_said_by_what_stands_beside_them(name: str, schema: dict[str, str], label: str | None) -> None:
    tool = Tool(
        name="list_pets",
        spec_name="list_pets",
        description="List all pets.",
        parameters={"type": "object", "properties": {name: schema}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    book = wordbook(tool, "zh")
    assert isinstance(book, Wordbook)
    assert book.label(f"/{name}") == label
