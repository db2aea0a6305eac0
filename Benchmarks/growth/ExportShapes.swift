import ExportFiles
import Importing
import TripModel

@testable import ExportReading

extension Shape {
  /// What comes of an export of one file, up to the texts that would be written.
  private static func export(
    _ name: String, _ source: any ImportSource, _ part: String, before: String, after: String = "",
    largest: Int = 1 << 15
  ) -> Shape {
    repeating("export: " + name, part, before: before, after: after, largest: largest) { bytes in
      let export = Export(files: [("a.txt", bytes)])
      guard let found = source.recognize(export), let today = LocalDate(iso: "2026-06-01") else { return }
      var request = ImportRequest(today: today)
      request.dates = .dayFirst
      if let home = Coordinate(latitude: 38.7, longitude: -9.14) {
        request.circles = [PrivateCircle(middle: home, metres: 500)]
      }
      for draft in source.plan(export, found.files, request).trips { _ = DraftLayout(draft) }
    }
  }

  private static let path =
    "[{\"startTime\": \"2024-06-15T08:00:00Z\", \"endTime\": \"2024-06-15T09:00:00Z\", \"timelinePath\": ["
  private static let message = "03/05/26, 14:05 - Ana: Hi\n"
  private static let journal = "{\"metadata\": {\"version\": \"1\"}, \"entries\": ["
  private static let post = "{\"timestamp\": 1777813512, \"data\": [{\"post\": \"x #N\"}]},"
  private static let openPost = post + "{\"timestamp\": 1777813512, \"data\": [{\"post\": \""

  static let exports: [Shape] = [
    export(
      "points of a path", GoogleTimeline(),
      "{\"point\": \"geo:38.8,-9.#N\", \"durationMinutesOffsetFromStartTime\": \"#N\"},", before: path,
      after: "{}]}]"),
    export(
      "points of one minute", GoogleTimeline(),
      "{\"point\": \"geo:38.8,-9.#N\", \"durationMinutesOffsetFromStartTime\": \"4\"},", before: path,
      after: "{}]}]"),
    export(
      "records of devices", GoogleTimeline(),
      "{\"timestamp\": 1723291500, \"latitudeE7\": 388000000, \"longitudeE7\": -92000000, \"deviceTag\": #N},",
      before: "{\"locations\": [", after: "null]}"),
    export(
      "made-up fields of records", GoogleTimeline(),
      "{\"timestamp\": 1723291500, \"latitudeE7\": 388000000, \"longitudeE7\": -92000000, \"x#N\": [{\"y\": 1}]},",
      before: "{\"locations\": [", after: "null]}"),
    export("messages of one day", WhatsAppSource(), "03/05/26, 14:05 - Ana: a *b* #N\n", before: message),
    export("messages of strangers", WhatsAppSource(), "03/05/26, 14:05 - A#N: a\n", before: message),
    export("lines of a message", WhatsAppSource(), "line #N\n", before: message),
    export("a message of &", WhatsAppSource(), "&", before: message, largest: 1 << 16),
    export(
      "days of two meanings", WhatsAppSource(),
      "25/04/26, 1:05 - A: x\n5/6/26, 1:05 - A: x\n4/25/26, 1:05 - A: x\n", before: ""),
    export(
      "entries of one day", DayOne(),
      "{\"uuid\": \"#N\", \"creationDate\": \"2024-05-01T10:00:00Z\", \"timeZone\": \"UTC\", \"isPinned\": false, \"text\": \"a\\\\-b\"},",
      before: journal, after: "null]}"),
    export(
      "pictures that stand twice", DayOne(), "\"photos\": [],",
      before: journal
        + "{\"creationDate\": \"2024-05-01T10:00:00Z\", \"isPinned\": false, \"timeZone\": \"UTC\", \"uuid\": \"1\",",
      after: "\"text\": \"a\"}]}"),
    export(
      "steps of one day", Polarsteps(), "{\"id\": #N, \"start_time\": 1718703641, \"display_name\": \"A\"},",
      before: "{\"start_date\": 1718703641, \"all_steps\": [", after: "null]}"),
    export(
      "a way", Polarsteps(), "{\"lat\": 38.8, \"lon\": -9.2, \"time\": 17#N},",
      before: "{\"locations\": [{\"lat\": 1, \"lon\": 2, \"time\": 1718703641},", after: "null]}"),
    export("posts of one second", FacebookSource(), post, before: "[", after: "null]"),
    export("names in a post", FacebookSource(), "@[", before: "[" + openPost, after: "\"}]}]"),
    export(
      "texts of a post", FacebookSource(), "{\"data\": [{\"text\": \"t#N\"}]},",
      before: "[" + openPost + "\"}], \"attachments\": [", after: "null]}]"),
  ]

  private static func plain(_ name: String, _ part: String) -> Shape {
    repeating("plain text: " + name, part, largest: 1 << 16) { bytes in
      _ = PlainTextMarkdown.markdown(of: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Texts that are no Markdown, and long words of them.
  static let plainTexts: [Shape] = [
    plain("lines", "a *b* https://a.example/b_c\n"), plain("empty lines", "\n"), plain("blanks", " "),
    plain("stars", "*"), plain("references", "&a"), plain("ends of references", "&;"),
    plain("addresses", "https://a_b"), plain("hosts", "www._"), plain("media", "(media:1"),
    plain("tabs", "\t"),
    plain("marks above letters", "\u{301}"),
  ]
}
