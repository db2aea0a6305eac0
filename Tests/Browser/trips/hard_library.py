"""A library in which adding up is hard: outings, routes, both sides of the date line, namesakes, meetings, trips ahead and hidden."""

FILES = {
    "library.yml": "title: Hard ones\ncurrency: EUR\n",
    "people.yml": "- name: Ana Reis\n  also: [Ana]\n- name: Zed\n  bio: Nobody travels with him.\n",
    # Three days of three years, no one journey.
    "outings/journal/2023-05-01-a.md": "---\nplace: Bern, 46.948 7.447\n---\nWalk one.\n",
    "outings/journal/2024-08-01-b.md": "---\nplace: Thun, 46.758 7.628\n---\nWalk two words.\n",
    "outings/journal/2025-08-01-c.md": "---\nplace: Como, 45.81 9.085\n---\nWalk three words here.\n",
    # Nobody was there.
    "route/trip.yml": "title: Only a route\n",
    "route/route.gpx": '<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><rte>'
    + "".join(f'<rtept lat="{46 + number / 10:.1f}" lon="7"/>' for number in range(5)) + "</rte></gpx>",
    "date-line/trip.yml": "start: 2025-01-01\nend: 2025-01-05\ntravellers: [Ana, Ben]\n",
    "date-line/pins.yml": "".join(f"- title: {name}\n  at: {place}\n" for name, place in {
        "East": "10, 180", "West": "10, -180", "Pole": "90, 0", "South pole": "-90, 20", "Corner": "40, -10",
        "Below the corner": "39.9999, -10.00001"}.items()),
    "no-people/trip.yml": "start: 2025-02-01\nend: 2025-02-03\ntravellers: [Ben, Cem]\npublish:\n  people: no\n",
    "no-people/journal/2025-02-02-x.md": "---\nplace: Rome, 41.8925 12.4853\nwho: Ben\n---\nHello there.\n",
    # Two are at pins or were seen, one is an idea, and of one only the town is known; a declined traveller.
    "saved/trip.yml": "start: 2025-03-01\nend: 2025-03-04\ncurrency: CHF\ntravellers:\n- Ana\n- name: Ben\n  status: invited\n- name: Dora\n  status: declined\n",
    "saved/attractions.yml": "- name: Tower\n  at: 38.6916, -9.216\n- name: Museum\n  at: 38.70, -9.2\n  visited: yes\n"
                             "- name: Castle\n  at: 38.71, -9.13\n- name: Lift\n  at: Lisbon\n",
    "saved/pins.yml": "- title: Tower\n  at: 38.6917, -9.216\n  time: 2025-03-02\n",
    "saved/budget.yml": "expenses:\n- 2025-03-02 food 12.50 Lunch\n- 2025-03-03 food 3 Tea\n",
    # Under way, with a country to come.
    "ahead/trip.yml": "title: Under way\nstart: 2026-11-17\nend: 2026-11-30\ntravellers: [Ana, Cem]\n",
    "ahead/journal/2026-11-19-x.md": "---\nplace: Vienna, 48.2082 16.3738\n---\nOn the way.\n",
    "ahead/itinerary.yml": "- flight: VIE -> NRT\n  start: 2026-11-25 10:00\n  end: 2026-11-26 08:00\n"
                           "- hotel: Inn\n  at: Tokyo, 35.68 139.76\n  start: 2026-11-26\n  end: 2026-11-29\n",
    "next/trip.yml": "title: Next year\nstart: 2027-04-01\nend: 2027-04-09\ncurrency: EUR\ntravellers: [Ben]\n",
    "next/budget.yml": "expenses:\n- 2026-11-01 transport 99 Ticket\n",
    "meeting/trip.yml": "start: 2025-04-04\nend: 2025-04-04\ntravellers: [Fay]\n",
    "meeting/journal/2025-04-04-z.md": "---\nplace: Paris, 48.8570 2.3530\n---\nMet.\n",
    "secret/trip.yml": "title: Secret\nvisibility: private\nstart: 2025-05-01\nend: 2025-05-03\n",
    # An overseas department, over the turn of a year, in another language.
    "island/trip.yml": 'title: "رحلة  إلى   طنجة"\nlanguage: ar\nstart: 2025-12-30\nend: 2026-01-02\ntravellers: ["أمين", Ben]\n',
    "island/journal/2025-12-31-x.md": "---\nplace: Saint-Denis, -20.8789 55.4481\n---\nمرحبا.\n",
    # A ticket that was bought before, and a ride after.
    "ticket/trip.yml": "start: 2025-06-10\nend: 2025-06-12\ncurrency: EUR\ntravellers: [Ben]\n",
    "ticket/budget.yml": "expenses:\n- 2025-05-01 transport 99 Ticket\n- 2025-06-11 food 1 Bun\n",
    "ticket/itinerary.yml": "- train: Bern -> Basel\n  start: 2025-06-13 10:00\n  end: 2025-06-13 11:00\n",
}
for twin, first in (("a", 1), ("b", 3)):
    FILES[f"twin-{twin}/trip.yml"] = f'title: "Twin – “x” & <y>"\nstart: 2025-04-0{first}\nend: 2025-04-05\ntravellers: [Ana, Eve]\n'
    FILES[f"twin-{twin}/journal/2025-04-04-x.md"] = "---\nplace: Paris, 48.8566 2.3522\n---\nBonjour.\n"


def hard_library(folder):
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
