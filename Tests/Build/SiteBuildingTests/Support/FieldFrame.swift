/// Where a field stands in a file, with what has to stand beside it.
struct FieldFrame: Sendable {
  /// As the heads of the tables and the diagnostics name it.
  var owner: String
  var file: String
  /// The lines before the map.
  var head = ""
  /// What stands before the map's first line, and before each of the others.
  var first = ""
  var indent = ""
  /// Fields that are needed, each on a line.
  var needed: [String] = []
  /// Fields of which the map has one: the first of `needed` stands for them.
  var oneOf: Set<String> = []
  var tail = ""

  static let all = [
    FieldFrame(owner: "trip.yml", file: "trip.yml"),
    FieldFrame(owner: "library.yml", file: "library.yml"),
    FieldFrame(
      owner: "a traveller", file: "trip.yml", head: "travellers:\n", first: "  - ", indent: "    ",
      needed: ["name: Ben"]),
    FieldFrame(
      owner: "a camera", file: "trip.yml", head: "cameras:\n", first: "  - ", indent: "    ",
      needed: ["model: Canon EOS R6", "shift: -1h"]),
    FieldFrame(owner: "`photos`", file: "trip.yml", head: "photos:\n", first: "  ", indent: "  "),
    FieldFrame(
      owner: "an entry", file: "journal/2026-05-03-belem.md", head: "---\n",
      tail: "---\nWe queued. ![](IMG_2231.jpg)\n"),
    FieldFrame(owner: "a page", file: "pages/packing.md", head: "---\n", tail: "---\nTake less.\n"),
    FieldFrame(
      owner: "a conversation", file: "chats/2026-05-03-crew.md", head: "---\n",
      tail: "---\n- 14:05 Ana: We queued.\n"),
    FieldFrame(
      owner: "the text beside a picture", file: "photos/counter.md", head: "---\n",
      tail: "---\nThe counter, in counter.jpg.\n"),
    FieldFrame(
      owner: "an album", file: "photos/trams/album.md", head: "---\n", tail: "---\nA line to the river.\n"),
    FieldFrame(
      owner: "a pin", file: "pins.yml", first: "- ", indent: "  ",
      needed: ["title: Here", "at: 38.7 -9.1", "description: Good."]),
    FieldFrame(
      owner: "an attraction", file: "attractions.yml", first: "- ", indent: "  ",
      needed: ["name: Tower"]),
    FieldFrame(
      owner: "a person", file: "people.yml", first: "- ", indent: "  ", needed: ["name: Zoe"]),
    FieldFrame(
      owner: "a destination", file: "destinations.yml", first: "- ", indent: "  ",
      needed: ["name: Kyoto", "tags: food"]),
    FieldFrame(
      owner: "a flight", file: "destinations.yml", head: "- name: Kyoto\n  tags: food\n  flights:\n",
      first: "    - ", indent: "      ", needed: ["out: 2026-11-02", "price: 812 EUR", "seen: 2026-09-01"]),
    FieldFrame(
      owner: "a review", file: "attractions.yml", head: "- name: Tower\n  reviews:\n", first: "    - ",
      indent: "      ", needed: ["text: Go early."]),
    FieldFrame(owner: "budget.yml", file: "budget.yml"),
    FieldFrame(
      owner: "an account", file: "budget.yml", head: "accounts:\n  card: 900\n  yen:\n", first: "    ",
      indent: "    ", needed: ["held: 20000 JPY"]),
    FieldFrame(
      owner: "an expense", file: "budget.yml", head: "rates:\n  CHF: 1.04\nexpenses:\n", first: "  - ",
      indent: "    ", needed: ["date: 2026-05-03", "category: food", "amount: 7.80"]),
    FieldFrame(
      owner: "a day's weather", file: "weather.yml", first: "- ", indent: "  ",
      needed: ["date: 2026-05-03", "weather: sunny"]),
    FieldFrame(
      owner: "an event", file: "itinerary.yml", first: "- ", indent: "  ",
      needed: ["hotel: Pensão Flor", "start: 2026-05-01"],
      oneOf: [
        "flight", "train", "bus", "ferry", "hotel", "car rental", "parking", "activity", "restaurant",
        "direction",
        "transport",
      ]),
    FieldFrame(
      owner: "the cost of an event", file: "itinerary.yml",
      head: "- hotel: Pensão Flor\n  start: 2026-05-01\n  cost:\n", first: "    ", indent: "    ",
      needed: ["amount: 350"]),
    FieldFrame(
      owner: "a prompt", file: "templates/prompts/en.yml", first: "- ", indent: "  ",
      needed: ["ask: What did you hear?"]),
    FieldFrame(
      owner: "`when`", file: "templates/prompts/en.yml", head: "- ask: What did you hear?\n  when:\n",
      first: "    ", indent: "    "),
  ]

  /// The file with this field in it.
  func text(_ line: String) -> String {
    let name = line.prefix { $0 != ":" } + ":"
    let others = oneOf.contains(String(name.dropLast())) ? needed.dropFirst() : needed[...]
    let lines = others.filter { !$0.hasPrefix(name) } + [line]
    let map = lines.enumerated().map { ($0 == 0 ? first : indent) + $1 + "\n" }.joined()
    return head + map + tail
  }
}
