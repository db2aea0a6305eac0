/// Tells pictures of screens by the names that phones and computers give them: `Screenshot_20260125-204411.png`,
/// `Bildschirmfoto 2026-01-11 um 21.14.07.png`.
package enum ScreenName {
  /// Whether the name of a file is such a one; it may stand in its folders.
  ///
  /// Names of plain letters are compared byte by byte: each picture is asked more than once, and most hold nothing else.
  package static func isOne(_ file: some StringProtocol) -> Bool {
    let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let bytes = Array(name.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return names.contains(where: name.contains) }
    return plainNames.contains { word in
      bytes.indices.dropLast(word.count - 1).contains { start in
        bytes[start] == word[0] && bytes[start...].starts(with: word)
      }
    }
  }

  private static let plainNames = names.map { Array($0.utf8) }.filter { $0.allSatisfy { $0 < 0x80 } }

  private static let names = [
    "screenshot", "screen shot", "screen_shot", "bildschirmfoto", "capture d’écran", "capture d'écran",
    "captura de pantalla", "captura de ecrã", "captura de tela", "schermata", "schermafbeelding",
    "skjermbilde",
    "skärmavbild", "skærmbillede", "zrzut ekranu", "снимок экрана", "ekran resmi", "スクリーンショット", "屏幕截图",
  ]
}
