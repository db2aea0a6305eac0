import Secrets
import Testing

@Suite("Codes, numbers and mailboxes in any text")
struct SecretSearchTests {
  static let search = SecretSearch(
    Secret.codes(in: "HTL99887") + Secret.codes(in: "4123 456 789") + Secret.codes(in: "YXQKLB")
      + Secret.codes(in: "X4P2Q") + [Secret.phone("+351 21 000 4711")].compactMap(\.self)
      + Secret.mails(in: "desk@flor.example"))

  @Test(
    "are found however they are written",
    arguments: [
      ("Hotel HTL99887", "HTL99887"), ("hotel-htl99887/", "htl99887"), ("HTL-99887", "HTL-99887"),
      ("HTL 99 887", "HTL 99 887"), ("?code=HTL99887&x", "HTL99887"),
      ("/booking/HTL99887/manage", "HTL99887"),
      ("code%3DHTL99887", "HTL99887"), ("%48%54%4C99887", "%48%54%4C99887"),
      ("%2548TL99887", "%2548TL99887"), ("&#72;TL99887", "&#72;TL99887"), ("HTL&#x39;9887", "HTL&#x39;9887"),
      ("HTL&#45;99887", "HTL&#45;99887"), ("HTL\\u00399887", "HTL\\u00399887"),
      ("HTL\\u{39}9887", "HTL\\u{39}9887"),
      ("<b>HTL</b>99887", "HTL</b>99887"), ("H<i>T</i>L<wbr>99887", "H<i>T</i>L<wbr>99887"),
      ("&lt;b&gt;HTL&lt;/b&gt;99887", "HTL&lt;/b&gt;99887"), ("HTL&shy;99887", "HTL&shy;99887"),
      ("HTL\u{200B}99887", "HTL\u{200B}99887"), ("HTL\u{A0}99887", "HTL\u{A0}99887"),
      ("MyHTL99887x", "HTL99887"),
      ("BEGIN:VEVENT\r\nDESCRIPTION:Booking HTL9\r\n 9887\r\n", "HTL9\r\n 9887"),
      ("no. 4123456789", "4123456789"), ("4123-456-789", "4123-456-789"),
      ("The code is YXQKLB.", "YXQKLB"), ("x4p2q", "x4p2q"),
      ("+351210004711", "+351210004711".dropFirst().description), ("tel:+351-21-000-4711", "351-21-000-4711"),
      ("(21) 000 4711", "21) 000 4711"), ("00351 21 000 47 11", "351 21 000 47 11"),
      ("021/0004711", "21/0004711"),
      ("mailto:DESK@flor.example", "DESK@flor.example"), ("desk%40flor.example", "desk%40flor.example"),
      ("desk＠flor.example", "desk＠flor.example"), ("desk﹫flor.example)", "desk﹫flor.example"),
      ("ＨＴＬ９９８８７", "ＨＴＬ９９８８７"), ("（desk@flor.example）", "desk@flor.example"),
      ("desk&#xFF20;flor.example", "desk&#xFF20;flor.example"),
    ])
  func found(text: String, mark: String) {
    let found = Self.search.found(in: text)
    #expect(found.count == 1)
    let bytes = Array(text.utf8)
    #expect(found.first.map { String(decoding: bytes[$0.range], as: UTF8.self) } == mark)
  }

  @Test(
    "are nothing else",
    arguments: [
      "HTL99886", "AHX4P2QZ", "yxqklb", "14123456789", "4123456789.5", "0.4123456789", "4123.456789",
      "41234567890",
      "121000471", "38.210004711", "other.desk@flor.example.org.desk@flor", "HTL99,887", "HTL998 and 87",
      "desk@flor.examples",
    ])
  func nothing(text: String) { #expect(Self.search.found(in: text).isEmpty) }

  @Test(
    "A code is what stands nowhere by chance",
    arguments: [
      ("XK4P2Q", ["XK4P2Q"]), ("A1234", ["A1234"]), ("4123456789", ["4123456789"]), ("YXQKLB", ["YXQKLB"]),
      ("Booking.com 4123456789, PIN 8431", ["4123456789"]), ("123 456 789", ["123456789"]),
      ("#HTL-99887", ["#HTL-99887"]),
      ("XK4 P2Q", ["XK4P2Q"]), ("12", []), ("Room 4", []), ("1234", []), ("paid", []), ("Booked online", []),
      ("room12", []),
      ("LISBON", ["LISBON"]), ("Lisbon", []), ("20260504", []), ("094512", []), ("111111", []),
      ("AAAAAA", []), ("yes", []),
      ("", []), ("table for 4 at 19:30", []),
    ])
  func codes(text: String, codes: [String]) { #expect(Secret.codes(in: text).map(\.text) == codes) }

  @Test(
    "A telephone number has seven figures, without the noughts before it",
    arguments: ["112", "110 112", "0800", ""])
  func phones(text: String) { #expect(Secret.phone(text) == nil) }

  @Test("Any bytes are read to their end, and what is found lies in them")
  func anyBytes() {
    let words = [
      "HTL", "99887", "%", "%48", "&#", "&#72;", ";", "<", "<b>", "</", ">", "\\", "\\u", "\\u0048", "\r\n ",
      "@", "desk",
      "flor.example", "+351", "21", "0004711", " ", "-", "\u{AD}", "é",
    ]
    var random: UInt64 = 11
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<40 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(random >> 33) % words.count]
      }
      let count = text.utf8.count
      for found in Self.search.found(in: text) {
        #expect(found.range.lowerBound >= 0 && found.range.upperBound <= count && !found.range.isEmpty)
      }
    }
  }
}
