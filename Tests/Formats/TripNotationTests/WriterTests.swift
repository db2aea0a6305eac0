import Rounds
import Testing
import TripNotation
import Yams

@Suite("Texts that are written")
struct WriterTests {
  static let positions: [NotationWriter.Position] = [.value, .item, .flow]

  @Test(
    "stand without quotes where none are needed",
    arguments: [
      "Five days in Lisbon", "The monks' recipe", "no", "012", "12:30", "2026-05-03", "Pensão Flor, 4 nights",
      "38.7742 -9.1342", "24 °C", "a#b", "🎉", "-5", "日本", "C'est “ça”",
    ])
  func plain(_ text: String) { #expect(NotationWriter.text(text) == text) }

  @Test(
    "stand in quotes where they would be misread",
    arguments: [
      ("", "\"\""), ("~", "\"~\""), ("null", "\"null\""), ("a: b", "\"a: b\""), ("a #b", "\"a #b\""),
      (" a", "\" a\""), ("a ", "\"a \""), ("- a", "\"- a\""), ("\"a\"", "'\"a\"'"), ("#5", "\"#5\""),
      ("it's \"so\": far", "'it''s \"so\": far'"), ("a\nb", "\"a\\nb\""), ("*", "\"*\""), ("a:", "\"a:\""),
      ("a\u{2028}b", "\"a\\u2028b\""), ("\u{7}", "\"\\x07\""), ("C:\\: d", "'C:\\: d'"),
    ])
  func quoted(_ text: String, _ written: String) { #expect(NotationWriter.text(text) == written) }

  @Test("stand in quotes within brackets where a comma or bracket would end them")
  func flow() {
    #expect(NotationWriter.text("a, b", as: .flow) == "\"a, b\"")
    #expect(NotationWriter.text("a}", as: .flow) == "\"a}\"")
    #expect(NotationWriter.text("Ana", as: .flow) == "Ana")
    #expect(NotationWriter.text("Ana: B", as: .flowKey) == "\"Ana: B\"")
  }

  @Test("are read as the same texts, by us and by Yams, whatever is in them", arguments: 0..<10)
  func readBack(seed: UInt64) throws {
    var source = RandomText(seed: seed)
    for index in 0..<1000 {
      let text = source.text()
      let position = Self.positions[index % 3]
      let written = NotationWriter.text(text, as: position)
      let document =
        switch position {
        case .value: "k: \(written)\nl: m\n"
        case .item: "- \(written)\n- m\n"
        case .flow, .flowKey: "[\(written), m]\n"
        }
      let reading = NotationReader.read(Array(document.utf8), file: "x.yml")
      let ours = reading.root.fields?.first?.value.text ?? reading.root.items?.first?.text
      #expect(reading.diagnostics.isEmpty, "\(text.debugDescription)")
      #expect(ours.map { Array($0.value.utf8) } == Array(text.utf8), "\(text.debugDescription)")
      let theirs = try #require(try Yams.compose(yaml: document))
      let value = theirs.mapping?.first?.value ?? theirs.sequence?.first
      // Yams takes U+FEFF at the beginning of any text for a byte order mark.
      let bytes = Array(text.utf8.dropFirst(text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0))
      #expect(value?.scalar.map { Array($0.string.utf8) } == bytes, "\(text.debugDescription)")
    }
  }
}

/// Texts of letters, signs and what YAML makes something of, the same for the same seed.
private struct RandomText {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed &+ 77) }

  private static let pieces: [String] = [
    "a", "Belém", "日本", "🎉", " ", "  ", "\t", "\n", "\r", "\r\n", ":", ": ", " :", "#", " #", "-", "- ",
    "---", "...",
    ",", ", ", "[", "]", "{", "}", "\"", "'", "\\", "|", ">", "&", "*", "!", "%", "@", "`", "?", "? ", "~",
    "null", "yes", "1", "0x1F", "1e3", "2026-05-03", "12:30", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "e\u{301}", "\u{301}", "\u{200B}",
    "\u{E000}", "\u{10FFFF}", "=", "<<", "é",
  ]

  mutating func text() -> String {
    let count = Int(random.next() % 6)
    return (0..<count).map { _ in
      random.next() % 8 == 0 ? any() : Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
    }.joined()
  }

  private mutating func any() -> String {
    Unicode.Scalar(UInt32(random.next() % 0x11_0000)).map { String($0) } ?? "x"
  }
}
