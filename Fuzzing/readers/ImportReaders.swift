import Importing

@testable import ExportReading

extension TextReader {
  /// What other programs give out: a file of each of their kinds.
  static let imports: [TextReader] = [
    tried(
      "location-histories", GoogleTimeline(), "a.json",
      [
        ImportSeeds.phone,
        ImportSeeds.phoneList,
        ImportSeeds.month,
        ImportSeeds.records,
        "{\"timelineEdits\": [{\"deviceId\": \"1\"}]}",
        "You have encrypted Timeline backups stored on Google servers.",
      ],
      [
        "\"38.7°, -9.14°\"", "\"2024-06-15T09:00:00Z\"", "\"HOME\"", "\"time\": ", "\"point\": ", "null",
        "1e300", "E7",
      ]),
    tried(
      "chats", WhatsAppSource(), "chat.txt",
      [
        "03/05/26, 14:05 - Ana: We are\nhere\n03/05/26, 14:06 - Ben: IMG-20260503-WA0001.jpg (file attached)\nthe hill\n"
          + "14/05/26, 10:00 - Cleo: https://maps.google.com/?q=38.7,-9.14\n",
        "[03/05/2026, 14:05:12] Crew: \u{200E}Messages are encrypted.\r\n\u{200E}[03/05/2026, 14:05:13] ~ Ana: hill \u{200E}<attached: "
          + "00000002-PHOTO-2026-05-03-14-05-13.jpg>\r\n[03/05/2026, 2:06:14 PM] Ben: \u{200E}image omitted\r\n",
        "2026. 5. 3. 오후 2:05 - Ana: x\n3.5.2026 klo 14.05 - Ben: @491701234567 <This message was edited>\n",
      ],
      [
        "03/05/26, ", "14:05", " - ", "Ana: ", "[", "] ", "\u{200E}", "<attached: ", " (file attached)",
        "IMG-20260503-WA0001.jpg",
        "omitted", " PM", "午後", "\u{202F}", "\r\n", "geo:38.7,-9.14", "\u{FF}\u{FE}",
      ], beside: [("IMG-20260503-WA0001.jpg", [1]), ("00000002-PHOTO-2026-05-03-14-05-13.jpg", [2])]),
    tried(
      "ways", WayExport(), "way.gpx", [ImportSeeds.marks, ImportSeeds.track],
      [
        "<wpt lat=\"38.7\" lon=\"-9.14\">", "</wpt>", "<trkpt lat=\"1\" lon=\"2\"/>", "<desc>", "</desc>",
        "&lt;p&gt;",
        "&amp;", "<time>2026-05-03T10:00:00Z</time>", "<kml>", "<![CDATA[<a href=\"https://a.example\">",
        "]]>", "<!--",
      ]),
    tried(
      "activities", Strava(), "activities.csv", [ImportSeeds.activities],
      [
        ",", "\"", "\n", "activities/1.gpx", "media/a.jpg", "|", "\"May 3, 2026, 7:32:10 AM\"",
        "3 mai 2026 à 07:32:10",
        "Only Me", "../", "media/../activities.csv",
      ], beside: [("activities/1.gpx", Array(ImportSeeds.track.utf8)), ("media/a.jpg", [1])]),
    tried(
      "polarsteps", Polarsteps(), "t/trip.json",
      [
        ImportSeeds.trip
      ],
      [
        "\"lat\": ", "\"lon\": ", "\"start_time\": ", "\"supertype\": \"planned\"", "\"is_deleted\": true",
        "\"timezone_id\": ",
        "\"GMT+0200\"", "1718703641", "null", "1e300", "\"all_steps\": ", "\"id\": ",
      ], beside: [("t/a_20/photos/z.jpg", [1]), ("t/x_77/b.mp4", [2])]),
    tried(
      "tracker-ways", Polarsteps(), "locations.json",
      [
        ImportSeeds.way
      ],
      [
        "{\"lat\": 1, \"lon\": 2, \"time\": 3},", "1718620600", "\"2024-06-18T10:00:00Z\"", "-", "null",
        "1e300",
      ]),
    tried(
      "journals", DayOne(), "J.json", [ImportSeeds.journal],
      [
        "\"text\": ", "\"richText\": ", "\"photos\": [", "\"creationDate\": ", "\"2024-04-16T23:00:00Z\"",
        "\"location\": ", "\"timeZone\": ", "](dayone-moment://P1)", "\\\\", "null", "1e300",
      ], beside: [("photos/aa.jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 2]), ("audios/s1.mp3", [1])]),
    tried(
      "picture-notes", GooglePhotosSource(), "a/b.jpg.json",
      [
        ImportSeeds.picture
      ],
      [
        "\"trashed\": true", "\"inLockedFolder\": true", "\"timestamp\": ", "\"1777813512\"", "\"title\": ",
        "\"geoDataExif\": ",
        "1e300", "\"NaN\"",
      ], beside: [("a/b.jpg", [1]), ("a/b-edited.jpg", [2]), ("a/IMG_20260504_101112.png", [3])]),
    tried(
      "album-notes", GooglePhotosSource(), "a/metadata.json",
      [
        ImportSeeds.album,
        "{\"albumData\": {\"title\": \"Photos from 2026\"}}",
      ], ["\"albumData\": ", "\"title\": ", "\"text\": ", "../", "\u{202E}"],
      beside: [
        ("a/b.jpg", [1]),
        (
          "a/b.jpg.json",
          Array(
            "{\"title\": \"b.jpg\", \"url\": \"x\", \"photoTakenTime\": {\"timestamp\": \"1777813512\"}}".utf8
          )
        ),
      ]),
    tried(
      "instagram", InstagramSource(), "activity/media/posts_1.json",
      [
        ImportSeeds.posts,
        "{\"ig_stories\": [{\"uri\": \"media/posts/1.jpg\", \"creation_timestamp\": 1777813600, \"title\": \"\"}]}",
        "{\"ig_archived_post_media\": [{\"media\": [{\"uri\": \"x\", \"creation_timestamp\": 1}]}]}",
      ],
      [
        "\"uri\": ", "\"title\": ", "\"media\": [", "\\u00c3", "#", "@[1:2:", "]", "1777813512",
        "\"ig_stories\": [", "../",
      ],
      beside: [("media/posts/1.jpg", [1])]),
    tried(
      "facebook", FacebookSource(), "activity/posts/your_posts_1.json",
      [
        ImportSeeds.status,
        "{\"archive_v2\": [{\"timestamp\": 1777813512, \"data\": [{\"post\": \"x\"}]}]}",
      ],
      [
        "\"post\": ", "\"timestamp\": ", "\"data\": [", "\"place\": ", "@[", ":", "]", "\\u00c3\\u00a9",
        "https://", "1777813512",
        "\"text\": ", "1e300",
      ], beside: [("activity/posts/media/1.jpg", [1])]),
  ]

  /// A reader of one file of a program's export, with what lies beside it.
  private static func tried(
    _ name: String, _ source: any ImportSource, _ path: String, _ seeds: [String], _ words: [String],
    beside: [(path: String, bytes: [UInt8])] = []
  ) -> TextReader {
    let trial = ImportTrial(source: source, path: path, beside: beside)
    return TextReader(name: name, seeds: .texts(seeds), words: words, longest: 4096) { trial.read($0) }
  }
}
