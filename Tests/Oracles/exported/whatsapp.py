"""WhatsApp, chats of both kinds of telephones in several languages."""

from .parts import Case, pack, picture

# What is said: (day, hour, minute, second, who, text).
SAID = [
    (1, 9, 5, 10, "Ana M.", "Bom dia * #1"),
    (3, 14, 5, 2, "Ben", "In the queue: 2h\nstill\n\n- there"),
    (5, 23, 59, 59, "Ana M.", "\\o/ 🥮"),
    (13, 8, 0, 0, "Ben", "5ecret of another day"),
    (4, 8, 0, 0, "Carla Convidada", "5ecret of Carla"),
]
CARD = "5ecret Person.vcf"
PICTURE = (3, 14, 6, 0, "Ben")


def android(folder, name, line, attached, left_out, encoding="utf-8"):
    """`line` makes the head of a message of its day and time; `attached` what stands behind a picture's name."""
    sent = "IMG-20260503-WA0001.jpg"
    lines = [line(1, 9, 0, 0) + "Messages and calls are end-to-end encrypted. 5ecret"]
    for day, hour, minute, second, who, text in sorted(
        SAID
        + [
            (*PICTURE, "\u200e" + sent + attached + "\nOur cake"),
            (4, 7, 0, 0, "Ana M.", left_out),
            (5, 8, 0, 0, "Ben", CARD + attached),
        ]
    ):
        lines.append(line(day, hour, minute, second) + who + ": " + text)
    text = "\r\n".join(lines) + "\r\n"
    return chat(folder, name, "WhatsApp Chat with Lisbon crew.txt", text, sent, encoding)


def iphone(folder, name, line, attached, left_out, encoding="utf-8"):
    sent = "00000007-PHOTO-2026-05-03-14-06-00.jpg"
    lines = ["\u200e" + line(1, 9, 0, 0) + "Lisbon crew: \u200e5ecret: messages are end-to-end encrypted."]
    for day, hour, minute, second, who, text in sorted(
        SAID
        + [
            (*PICTURE, "\u200e" + attached(sent)),
            (4, 7, 0, 0, "Ana M.", "\u200e" + left_out),
            (5, 8, 0, 0, "Ben", "\u200e" + attached(CARD)),
        ]
    ):
        lines.append(("\u200e" if text[0] == "\u200e" else "") + line(day, hour, minute, second) + who + ": " + text)
    return chat(folder, name, "_chat.txt", "\n".join(lines) + "\n", sent, encoding)


def chat(folder, name, inside, text, sent, encoding):
    data = text.encode(encoding)
    if encoding == "utf-16-be":
        data = b"\xfe\xff" + data
    body = picture(sent, 40_000)
    given = pack(folder / name, {inside: data, sent: body, CARD: "BEGIN:VCARD\r\nFN:5ecret\r\nEND:VCARD\r\n"})
    return Case(
        [given],
        options=["--as", "Ana M.=Ana"],
        media=[body],
        heads=len(SAID) + 4,
        chats={
            "2026-05-01": [("09:05", "Ana", "Bom dia * #1")],
            "2026-05-03": [("14:05", "Ben", "In the queue: 2h still - there"), ("14:06", "Ben", sent)],
            "2026-05-05": [("08:00", "Ben", "_contact_"), ("23:59", "Ana", "\\o/ 🥮")],
        },
        secrets=["5ecret", "Carla"],
    )


def half(hour):
    return (hour + 11) % 12 + 1


KINDS = {
    "english": lambda folder: android(
        folder,
        "WhatsApp Chat with Lisbon crew.zip",
        lambda d, h, m, s: f"{d:02}/05/2026, {half(h)}:{m:02}\u202f{'pm' if h > 11 else 'am'} - ",
        " (file attached)",
        "<Media omitted>",
    ),
    "german": lambda folder: android(
        folder,
        "WhatsApp Chat mit Lisbon crew.zip",
        lambda d, h, m, s: f"{d:02}.05.26, {h:02}:{m:02} - ",
        " (Datei angehängt)",
        "<Medien ausgeschlossen>",
        "utf-16",
    ),
    "spanish": lambda folder: android(
        folder,
        "Chat de WhatsApp con Lisbon crew.zip",
        lambda d, h, m, s: f"{d}/5/26, {half(h)}:{m:02} {'p.' if h > 11 else 'a.'}\u00a0m. - ",
        " (archivo adjunto)",
        "<Multimedia omitido>",
    ),
    "american": lambda folder: iphone(
        folder,
        "WhatsApp Chat - Lisbon crew.zip",
        lambda d, h, m, s: f"[5/{d}/26, {half(h)}:{m:02}:{s:02}\u202f{'PM' if h > 11 else 'AM'}] ",
        lambda name: f"<attached: {name}>",
        "image omitted",
    ),
    "japanese": lambda folder: iphone(
        folder,
        "chat.zip",
        lambda d, h, m, s: f"[2026/05/{d:02} {'午後' if h > 11 else '午前'}{h % 12}:{m:02}:{s:02}] ",
        lambda name: f"<添付ファイル：{name}>",
        "画像は含まれていません",
        "utf-16-be",
    ),
}
