/// Values as a script writes them: no text can end the script that holds it, and none becomes a name in it.
indirect enum ScriptValue {
  case number(Int)
  case text(String)
  case list([ScriptValue])
  /// A value that is written already.
  case written(String)

  var source: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): Self.quoted(text)
    case .written(let source): source
    case .list(let values): "[" + values.map(\.source).joined(separator: ",") + "]"
    }
  }

  /// In double quotes, with what ends a text, a line or a script written as its number.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{0}"..."\u{1F}",
        "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
