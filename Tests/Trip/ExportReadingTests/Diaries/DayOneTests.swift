import ExportFiles
@testable import ExportReading
import Diagnostics
import Importing
import Testing
import TripModel

@Suite("An export of Day One")
struct DayOneTests {
  private static let journal = #"""
    {"metadata": {"version": "1.0"}, "entries": [
     {"uuid": "A1", "creationDate": "2024-04-16T23:00:00Z", "timeZone": "Europe\/Dublin", "isAllDay": true,
      "starred": true, "tags": ["tram", "a, b"], "creationDevice": "Ana's phone", "richText": "{}",
      "text": "# Sea\\-side\n\nTo see:\n- x\n\n![](dayone-moment:\/\/P1) and [it](dayone:\/\/view?entryId=B2)",
      "userActivity": {"activityName": "Train", "stepCount": 4},
      "location": {"latitude": 53.5, "longitude": -6.25, "placeName": "Quay", "country": "Ireland",
       "region": {"radius": 75, "center": {"latitude": 53.5, "longitude": -6.25}}},
      "weather": {"conditionsDescription": "Mostly Cloudy", "temperatureCelsius": 9.6, "windSpeedKPH": 5},
      "photos": [{"identifier": "P2", "md5": "bb", "type": "jpeg", "orderInEntry": 1, "date": "2024-04-17T12:00:00Z",
        "location": {"latitude": 53.25, "longitude": -6.5, "country": "Ireland"}},
       {"identifier": "P1", "md5": "AA", "type": "jpeg", "orderInEntry": 0, "date": "2024-03-01T12:00:00Z"}]},
     {"uuid": "B2", "creationDate": "2024-04-19T21:48:36Z", "timeZone": "GMT+0200",
      "text": "\"So\\.\"\nThis\\-is \\(really\\)\n1\\. no list\n\\- nor this\\!\n5 \\* 3 \\\\ 2 `a\\.b`"},
     {"uuid": "C3", "creationDate": "2024-04-20T10:00:00Z", "timeZone": "CET", "text": {"odd": true},
      "richText": "{\"contents\":[{\"text\":\"One\\nTwo *\\n\"},{\"attributes\":{\"bold\":true},\"text\":\"fat \"},{\"attributes\":{\"bold\":true},\"text\":\"ter\"},{\"text\":\" end\\n\"}]}"},
     {"uuid": "D4", "creationDate": "nonsense", "text": "x"},
     {"uuid": "B2", "creationDate": "2024-04-19T21:48:36Z", "timeZone": "GMT+0200",
      "text": "\"So\\.\"\nThis\\-is \\(really\\)\n1\\. no list\n\\- nor this\\!\n5 \\* 3 \\\\ 2 `a\\.b`"}
    ]}
    """#

  private static let media = #"""
    {"metadata": {"version": "1.0"}, "entries": [
     {"uuid": "E5", "creationDate": "2024-05-01T10:00:00Z", "timeZone": "Europe/Rome", "isPinned": false,
      "text": "Hear:\n![](dayone-moment:/audio/S1)\n![](dayone-moment:/audio/S2)\nand ![](dayone-moment:/pdfAttachment/F1)\n![](dayone-moment://GONE)\n\n![](dayone-moment:/video/V1)",
      "audios": [{"identifier": "S1", "md5": "s1", "format": "mp3"}, {"identifier": "S2", "md5": "s2", "format": "aac"}],
      "pdfAttachments": [{"identifier": "F1", "md5": "f1", "type": "pdf"}],
      "videos": [{"identifier": "V1", "md5": "absent", "type": "mp4"}, 5],
      "photos": [{"identifier": "N1", "fileSize": 7}, {"identifier": "N2", "type": "png"}]}
    ]}
    """#

  private static func whole() -> GivenExport {
    // Pictures that say nothing about themselves.
    let mute: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 2]
    return GivenExport(
      ["Summer.json": journal, "photos/zz.png": "stray"],
      bytes: ["photos/aa.jpeg": mute, "photos/bb.jpeg": mute + [0xFF, 0xD9]])
  }

  @Test(
    "becomes entries by their own clocks, one without any by that of most, with texts that read as they were written"
  )
  func entries() throws {
    let plan = try #require(try Self.whole().plan("Day One"))
    #expect(
      plan.table == [
        "summer | - - | Summer | Europe/Dublin | private",
        "2024-04-17 - | Sea-side | Quay | 53.5 -6.25 | Mostly Cloudy, 10 °C | train | tram+a, b"
          + " | To see:\n- x\n\n![](media:1) and it | otos/aa.jpeg | otos/bb.jpeg 2024-04-17 13:00 53.25",
        "2024-04-19 23:48 | \"So.\"\\\nThis-is (really)\\\n1\\. no list\\\n\\- nor this!\\\n5 \\* 3 \\\\ 2 `a\\.b`",
        "2024-04-20 11:00 | One\\\nTwo \\*\\\n**fat** **ter** end",
      ])
    #expect(
      plan.told == [
        "error One entry does not say when it was written",
        "warning One entry names no time zone that is known: “CET”",
        "warning One entry has something else in place of its text", "note One file belongs to no entry",
      ])
  }

  @Test("is accounted for to the last value")
  func account() throws {
    let fixture = Self.whole()
    let plan = try #require(try fixture.plan("Day One"))
    #expect(try fixture.differences(plan.account) == [])
    #expect(plan.paths(.unknown, of: "Summer.json") == ["entries[].text.odd"])
    #expect(plan.paths(.kept, of: "Summer.json") == ["entries[].creationDevice"])
    let files = plan.account.files.map { "\($0.path) \($0.fate.rawValue)" }
    #expect(
      files == [
        "Summer.json used", "photos/aa.jpeg used", "photos/bb.jpeg used", "photos/zz.png not needed",
      ])
  }

  @Test("has its recordings, films and PDFs where the text has them, and tells what is not there")
  func moments() throws {
    let fixture = GivenExport([
      "a/J.json": Self.media, "a/audios/s1.mp3": "1", "a/audios/s2.m4a": "2", "a/pdfs/f1.pdf": "3",
      "a/photos/odd.jpg": "seven..", "a/photos/n2.png": "5", "a/photos/other.jpg": "6",
    ])
    let plan = try #require(try fixture.plan("Day One"))
    let text = """
      Hear:

      [Recording](media:3)

      <!-- A recording that a site plays once it is an MP3: (media:4) -->
      and <!-- A PDF, which no site shows: (media:5) -->


      """
    #expect(plan.trips.first?.entries.map(\.text) == [text + "\n"])
    #expect(
      plan.trips.first?.entries.first?.media.map(\.file.name) == [
        "odd.jpg", "n2.png", "s1.mp3", "s2.m4a", "f1.pdf",
      ])
    #expect(
      plan.told == [
        "error 2 pictures or other files of entries are not in the export",
        "note One recording is of a kind that no site plays", "note One PDF lies beside its entry",
        "note One file belongs to no entry",
      ])
    #expect(try fixture.differences(plan.account) == [])
    #expect(plan.paths(.unknown, of: "a/J.json") == ["entries[].videos[]"])
  }

  @Test("of several journals is one draft that names each by a tag, or the one that is asked for")
  func journals() throws {
    func journal(_ uuid: String) -> String {
      #"{"entries": [{"uuid": "\#(uuid)", "creationDate": "2024-05-01T10:00:00Z", "timeZone": "UTC", "text": "x", "isPinned": false}]}"#
    }
    let fixture = GivenExport(["Home.json": journal("1"), "Way.json": journal("2")])
    let today = try #require(LocalDate(iso: "2024-06-01"))
    var request = ImportRequest(today: today)
    #expect(
      try fixture.plan("Day One")?.table == [
        "day-one | - - | UTC | private", "2024-05-01 10:00 | Home | x", "2024-05-01 10:00 | Way | x",
      ])
    request.only = "way"
    let one = try #require(try fixture.plan("Day One", request))
    #expect(one.table == ["way | - - | Way | UTC | private", "2024-05-01 10:00 | x"])
    #expect(try fixture.differences(one.account) == [] && one.account.counts.notNeeded == 6)
    request.isIntoTrip = true
    let into = try #require(try fixture.plan("Day One", request))
    #expect(into.table.first == "way | - - | Way | UTC")
    #expect(into.told == [])
    request.only = "Work"
    let none = try #require(try fixture.plan("Day One", request))
    #expect(none.table == [] && none.told == ["error No journal of the export is called “Work”"])
  }

  @Test("has an entry of no known zone by the clock of most, though that is of no zone")
  func commonOffset() throws {
    let zones = ["GMT+0200", "GMT+0200", "Europe/Dublin", "CET"]
    let entries = zones.enumerated().map { number, zone in
      "{\"uuid\": \"A\(number)\", \"creationDate\": \"2024-05-0\(number + 1)T10:00:00Z\", \"timeZone\": \"\(zone)\", \"text\": \"x\"}"
    }
    let journal = "{\"metadata\": {\"version\": \"1.0\"}, \"entries\": [\(entries.joined(separator: ","))]}"
    let plan = try #require(try GivenExport(["Way.json": journal]).plan("Day One"))
    #expect(
      plan.table.dropFirst() == [
        "2024-05-01 12:00 | x", "2024-05-02 12:00 | x", "2024-05-03 11:00 | x", "2024-05-04 12:00 | x",
      ])
  }

  @Test("as text alone is named, with the way to the right one")
  func plainText() throws {
    let text = "\tDate:\tApril 19, 2024 at 10:48:36 PM GMT+1\n\nHere."
    let plan = try #require(try GivenExport(["Journal.txt": text]).plan("Day One"))
    #expect(plan.trips.isEmpty && plan.diagnostics.map(\.code) == [.otherExport])
  }

  @Test(
    "has rich texts as Markdown",
    arguments: [
      (#"{"text":"Head\n","attributes":{"line":{"header":2}}},{"text":"a\nb"}"#, "## Head\n\na\nb"),
      (
        #"{"text":"x\n","attributes":{"line":{"listStyle":"bulleted","indentLevel":1}}},"#
          + #"{"text":"y\n","attributes":{"line":{"listStyle":"checkbox","checked":true,"indentLevel":2}}},"#
          + #"{"text":"z\n","attributes":{"line":{"listStyle":"numbered","listIndex":2,"indentLevel":1}}}"#,
        "- x\n   - [x] y\n2. z"
      ),
      (
        #"{"text":"q\n","attributes":{"line":{"quote":true}}},{"text":"r\n","attributes":{"line":{"quote":true}}}"#,
        "> q\\\n> r"
      ),
      (#"{"text":"a *b\n","attributes":{"line":{"codeBlock":true}}},{"text":"c"}"#, "```\na *b\n```\n\nc"),
      (
        #"{"text":"so","attributes":{"bold":true,"italic":true}},{"text":" `x","attributes":{"inlineCode":true}}"#,
        "***so*** `` `x ``"
      ),
      (#"{"text":"here","attributes":{"linkURL":"https://a.example/b"}}"#, "[here](<https://a.example/b>)"),
      (#"{"text":"here","attributes":{"linkURL":"javascript:x"}}"#, "here"),
      (
        #"{"text":"a\n"},{"embeddedObjects":[{"type":"video","identifier":"V"},{"type":"horizontalRuleLine"}]}"#,
        "a\n\n![](dayone-moment:/video/V)\n\n---"
      ),
      (#"{"text":5},{"attributes":[]},{"embeddedObjects":[{}]},7"#, ""),
    ])
  func rich(runs: String, markdown: String) throws {
    #expect(DayOneRichText("{\"contents\":[\(runs)]}")?.markdown == markdown)
  }

  @Test(
    "is read as far as it makes sense, whatever stands in it",
    arguments: [
      (#"{"metadata": {"version": 1}, "entries": []}"#, []),
      (
        #"{"metadata": {"version": 1}, "entries": [null, 5, [], {"creationDate": 1e300, "photos": {}, "tags": 3}]}"#,
        []
      ),
      (
        #"{"metadata": {"version": 1}, "entries": [{"creationDate": "2024-05-01T10:00:00Z", "timeZone": "../../etc", "tags": [1, "t"], "location": {"latitude": "NaN", "longitude": 1e300}, "weather": {"temperatureCelsius": 1e300}, "photos": [{"md5": 3, "orderInEntry": -1e300, "fileSize": 1e300}]}]}"#,
        ["x | - - | X | private", "2024-05-01 10:00 | t | "]
      ),
      (
        #"{"metadata": {"version": 1}, "entries": [{"creationDate": "2024-05-01T10:00:00Z", "text": "kept"}, {"creationDate": "2024-05-02T1"#,
        ["x | - - | X | private", "2024-05-01 10:00 | kept"]
      ),
    ])
  func hostile(text: String, table: [String]) throws {
    let plan = try #require(try GivenExport(["X.json": text]).plan("Day One"))
    #expect(plan.table == table)
  }
}
