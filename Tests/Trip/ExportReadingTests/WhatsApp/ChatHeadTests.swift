import Importing
import Testing
import TripModel

@testable import ExportReading
@testable import TripReading

@Suite("The head of a line of a chat")
struct ChatHeadTests {
  /// Lines, and what is read of their heads; nil where they have none.
  private static let lines: [(String, String?)] = [
    ("03/05/2026, 14:05 - Ana: Hi", "dash 3 5 2026 14:05:00|Ana: Hi"),
    ("5/3/26, 12:05 a. m. - Ana: x", "dash 5 3 26 00:05:00|Ana: x"),
    ("5/3/26, 2:05\u{202F}p.\u{A0}m. – Ana: x", "dash 5 3 26 14:05:00|Ana: x"),
    ("2026-05-03, 14:05 - Ana: x", "dash 2026 5 3 14:05:00|Ana: x"),
    ("12/06/2026 à 14:02 - Ana: x", "dash 12 6 2026 14:02:00|Ana: x"),
    ("13.6.2018 klo 21.25.15 - Mika: x", "dash 13 6 2018 21:25:15|Mika: x"),
    ("13.06.18 21.25.15: Laura: x", "colon 13 6 18 21:25:15|Laura: x"),
    ("[13/11/2025, 12:25:55\u{202F}PM] Ana: \u{200E}x", "brackets 13 11 2025 12:25:55|Ana: \u{200E}x"),
    ("\u{200E}[07.03.26, 21:22:39] Ana: x", "brackets 7 3 26 21:22:39|Ana: x"),
    ("[2026/5/3 午後2:05:12] 山田: x", "brackets 2026 5 3 14:05:12|山田: x"),
    ("2026/5/3 下午2:05 - 陳: x", "dash 2026 5 3 14:05:00|陳: x"),
    ("2026. 5. 3. 오후 2:05 - 홍: x", "dash 2026 5 3 14:05:00|홍: x"),
    ("\u{200F}٣\u{200F}/٥\u{200F}/٢٠٢٦، ٢:٠٥ م - آنا: x", "dash 3 5 2026 14:05:00|آنا: x"),
    ("۲۰۲۶/۵/۳، ۱۴:۰۵ - Ana: x", "dash 2026 5 3 14:05:00|Ana: x"),
    ("०३/०५/२०२६, २:०५ अपराह्न - Ana: x", "dash 3 5 2026 14:05:00|Ana: x"),
    ("3/5/2569 14:05 - Ana: x", "dash 3 5 2569 14:05:00|Ana: x"),
    ("[14:05, 02/05/2026] Ana: x", "browser 2 5 2026 14:05:00|Ana: x"),
    ("[2:05 p. m., 2/5/2026] Ana: x", "browser 2 5 2026 14:05:00|Ana: x"),
    ("[下午2:05, 2026/5/3] 小明: x", "browser 2026 5 3 14:05:00|小明: x"),
    ("[下午2：05，2026/5/3] 小明: x", "browser 2026 5 3 14:05:00|小明: x"),
    ("[21.22, 7.3.2026] Ana: x", "browser 7 3 2026 21:22:00|Ana: x"),
    ("[٢:٠٥ م، ٢\u{200F}/٥\u{200F}/٢٠٢٦] آنا: x", "browser 2 5 2026 14:05:00|آنا: x"),
    ("[10.12.26, 11.12.13] Ana: x", "brackets 10 12 26 11:12:13|Ana: x"),
    ("[14:05, 99/99/2026] Ana: x", nil), ("[25:05, 02/05/2026] Ana: x", nil),
    ("14:05, 02/05/2026 - Ana: x", nil), ("[14:05] Ana: x", nil),
    ("12:00 lunch: soup", nil), ("2026-05-03", nil), ("03/05/2026, 25:00 - Ana: x", nil),
    ("99/99/2026, 14:05 - Ana: x", nil), ("03/05/1999, 14:05 - Ana: x", nil), ("", nil), ("[", nil),
    ("3/5/26, 14:05 we left - late: x", nil), ("03/05/2026, 14:05 -Ana", nil),
    ("03/05/202600000000000000000, 14:05 - Ana: x", nil),
  ]

  @Test("is read as phones and browsers write it, in any script and with either clock", arguments: lines)
  func heads(line: String, read: String?) {
    let head = ChatHead(line).map { head in
      let date = head.date
      return "\(head.form) \(date.first) \(date.second) \(date.third) \(head.time)|\(head.rest)"
    }
    #expect(head == read)
    // What can be taken over is never taken for a text that may be shown.
    if read != nil { #expect(ChatLook.mayBeChat(Array(line.utf8))) }
  }

  @Test(
    "shows its day by the others of the chat, or nothing does",
    arguments: [
      ("03/05/2026 13/05/2026", nil, nil, "2026-05-03 2026-05-13"),
      ("3/5/26 3/13/26", nil, nil, "2026-03-05 2026-03-13"),
      ("12/05/2026 01/06/2026", nil, nil, "2026-05-12 2026-06-01"),
      ("05/06/2030", nil, nil, "2030-05-06"),
      ("03/05/2026", nil, nil, "? doubt 2026-05-03 2026-03-05"),
      ("03/05/2026", .monthFirst, nil, "2026-03-05"), ("04/04/2026", nil, nil, "2026-04-04"),
      ("02/12/2024", nil, "2024-12-02", "2024-12-02"), ("02/12/2024", nil, "2024-02-12", "2024-02-12"),
      ("03.05.2026 04.05.2026", nil, nil, "2026-05-03 2026-05-04"), ("10-12-2024", nil, nil, "2024-12-10"),
      ("24.~05.~03.", nil, nil, "2024-05-03"), ("3/5/2569", .dayFirst, nil, "2026-05-03"),
      (
        "25/04/2026 03/05/2026 5/14/2026 6/1/2026", nil, nil,
        "2026-04-25 2026-05-03 2026-05-14 2026-06-01 from 2"
      ),
      ("25/04/2026 05/06/2026 6/14/2026", nil, nil, "2026-04-25 ? 2026-06-14 from 2"),
      ("25/04/2026 05/06/2026 6/14/2026", .dayFirst, nil, "2026-04-25 2026-06-05 2026-06-14 from 2"),
    ] as [(String, DateOrder?, String?, String)])
  func days(written: String, wish: DateOrder?, named: String?, read: String) throws {
    let heads = written.split(separator: " ").map { day in
      ChatHead(String(day).replacing("~", with: " ") + ", 14:05 - Ana: x")
    }
    let today = try #require(LocalDate(iso: "2030-05-20"))
    let names = named.flatMap { LocalDate(iso: $0) }.map { [0: $0] } ?? [:]
    let dates = ChatDates(heads.compactMap { $0?.date }, named: names, wish: wish, today: today)
    var told = dates.days.map { $0?.description ?? "?" }
    if let doubt = dates.doubt { told += ["doubt"] + doubt.days.map(\.description) }
    if let change = dates.change { told += ["from", "\(change)"] }
    #expect(told.joined(separator: " ") == read)
  }

  @Test("is found in all encodings, however the bytes come", arguments: [1, 2, 3, 7, 4096])
  func encodings(size: Int) {
    let text = "[03/05/26, 14:05:12] Ana: 日本 😀\r\nzwei\n\nvier"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let all: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big, [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big,
    ]
    let read = all.map { bytes in
      var lines: [String] = []
      var splitter = ChatLineSplitter()
      for start in stride(from: 0, to: bytes.count, by: size) {
        _ = splitter.feed(Array(bytes[start..<min(start + size, bytes.count)])) { line in
          lines.append(line)
          return true
        }
      }
      splitter.end { line in
        lines.append(line)
        return true
      }
      return lines
    }
    let expected = ["[03/05/26, 14:05:12] Ana: 日本 😀", "zwei", "", "vier"]
    #expect(read == Array(repeating: expected, count: all.count))
  }
}
