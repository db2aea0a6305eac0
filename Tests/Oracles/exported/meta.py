"""Instagram and Facebook, as JSON with broken letters."""

from .parts import HOME, LISBON, Case, broken, clock, pack, picture, seconds

BELEM = (38.69812, -9.20345)


def exif(place, **more):
    return {
        "photo_metadata": {"exif_data": [{"latitude": place[0], "longitude": place[1]}, {"device_id": "android-5ecret", **more}]}
    }


def instagram(folder):
    one, two, home = seconds("2026-05-01 00:10"), seconds("2026-05-03 14:05"), seconds("2026-05-04 08:00")
    pictures = {f"media/posts/202605/{name}.jpg": picture(name, 40_000 if name == "b" else 300) for name in "abcdef"}
    names = list(pictures)

    def medium(name, moment, title="", **more):
        return {
            "uri": name,
            "creation_timestamp": moment,
            "title": broken(title),
            "cross_post_source": {"source_app": "FB"},
        } | more

    posts = [
        {
            "media": [medium(names[0], two, media_metadata=exif(BELEM)), medium(names[1], two + 1)],
            "creation_timestamp": two + 2,
            "title": broken("Olá Belém 🥮\nPastéis & *café* #Belém #ÁguaFresca"),
        },
        {"media": [medium(names[2], one, "One picture: größer", media_metadata=exif((0, 0)), brand_new={"x": [None]})]},
        {"media": [medium(names[3], home, "Home", media_metadata=exif(HOME, upload_ip="192.0.2.7"))]},
        {"media": [medium(names[4], seconds("2026-04-30 23:59"), "5ecret of another day")]},
    ]
    files = pictures | {
        "your_instagram_activity/media/posts_1.json": posts,
        "your_instagram_activity/media/archived_posts.json": {
            "ig_archived_post_media": [{"media": [medium(names[5], two, "5ecret archived")]}]
        },
        "your_instagram_activity/messages/inbox/x/message_1.json": {"messages": [{"sender_name": "Carla", "content": "5ecret"}]},
    }
    return Case(
        [pack(folder / "instagram.zip", files)],
        entries={
            "": [
                (*clock(two + 2, LISBON), "Olá Belém 🥮", BELEM, False),
                (*clock(one, LISBON), "One picture: größer", None, False),
                (*clock(home, LISBON), "Home", None, False),
            ]
        },
        texts={("", "2026-05-03", "14:05"): ["Pastéis & *café* #Belém #ÁguaFresca", "01.jpg", "02.jpg"]},
        media=[pictures[name] for name in names[:4]],
        secrets=["5ecret", "192.0.2", "Carla", "52.370", "4.895"],
    )


def facebook(folder):
    one, two = seconds("2026-05-01 00:10"), seconds("2026-05-03 14:05")
    pictures = {f"your_facebook_activity/posts/media/{name}.jpg": picture(name, 40_000 if name == "b" else 300) for name in "abc"}
    names = list(pictures)

    def media(name, text="", **more):
        return {
            "media": {
                "uri": name,
                "creation_timestamp": two,
                "media_metadata": {"photo_metadata": {"exif_data": [{"upload_ip": "192.0.2.7", "taken_timestamp": two - 60}]}},
                "title": "",
                "description": broken(text),
            }
            | more
        }

    place = {
        "place": {
            "name": broken("Torre de Belém"),
            "coordinate": {"latitude": BELEM[0], "longitude": BELEM[1]},
            "address": "5ecret street",
            "url": "https://facebook.com/5ecret",
        }
    }
    posts = [
        {
            "timestamp": two,
            "title": broken("Ana was with Carla Convidada."),
            "tags": [{"name": "Carla Convidada"}],
            "data": [{"post": broken("Here — at last\nSecond line, with café.")}, {"update_timestamp": two + 9}],
            "attachments": [{"data": [media(names[0], "Tower"), media(names[1])]}, {"data": [place]}],
        },
        {
            "timestamp": one,
            "data": [{"post": broken("Só texto — über @[1000:2048:Ben]")}],
            "attachments": [{"data": [{"external_context": {"url": "https://example.org/a?b=c"}}]}],
            "brand_new": [None, {"x": []}],
        },
        {
            "timestamp": seconds("2026-05-06 00:00"),
            "data": [{"post": "5ecret of another day"}],
            "attachments": [{"data": [media(names[2])]}],
        },
        {"timestamp": 0, "data": [{"post": "5ecret of no day"}]},
    ]
    files = pictures | {"your_facebook_activity/posts/your_posts_1.json": posts}
    return Case(
        [pack(folder / "facebook.zip", files)],
        entries={
            "": [(*clock(two, LISBON), "Here — at last", BELEM, False), (*clock(one, LISBON), "Só texto — über Ben", None, False)]
        },
        texts={
            ("", "2026-05-03", "14:05"): ["Second line, with café.", "01.jpg", "02.jpg"],
            ("", *clock(one, LISBON)): ["https://example.org/a?b=c"],
        },
        media=[pictures[name] for name in names[:2]],
        secrets=["5ecret", "192.0.2", "Carla", "2048"],
    )
