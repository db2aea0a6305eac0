import ExportFiles
import Foundation

/// What a chat is called.
enum ChatTitle {
  /// What stands around the name in what a chat's file, or its zip, is called; in small letters.
  private static let frames: [(before: String, after: String)] = [
    ("whatsapp chat with ", ""), ("whatsapp chat - ", ""), ("whatsapp chat mit ", ""),
    ("whatsapp-chat mit ", ""),
    ("chat de whatsapp con ", ""), ("xat de whatsapp amb ", ""), ("discussion whatsapp avec ", ""),
    ("conversation whatsapp avec ", ""), ("chat whatsapp con ", ""), ("conversa do whatsapp com ", ""),
    ("conversa no whatsapp com ", ""), ("whatsapp-chat met ", ""), ("whatsapp chat met ", ""),
    ("czat whatsapp z ", ""), ("rozmowa whatsapp z ", ""), ("chat whatsapp s ", ""), ("whatsapp chat s ", ""),
    ("чат whatsapp с контактом ", ""), ("чат whatsapp с ", ""), ("чат whatsapp з ", ""),
    ("whatsapp-chatt med ", ""), ("whatsapp-chat med ", ""), ("whatsapp-samtale med ", ""),
    ("whatsapp-keskustelu: ", ""), ("whatsapp csevegés: ", ""), ("conversație whatsapp cu ", ""),
    ("συνομιλία whatsapp με ", ""), ("chat whatsapp dengan ", ""), ("sembang whatsapp dengan ", ""),
    ("cuộc trò chuyện whatsapp với ", ""), ("แชท whatsapp กับ ", ""), ("دردشة whatsapp مع ", ""),
    ("محادثة واتساب مع ", ""), ("צ'אט whatsapp עם ", ""), ("שיחת whatsapp עם ", ""),
    ("", " ile whatsapp sohbeti"), ("", "とのwhatsappチャット"), ("whatsapp ", "とのトーク"),
    ("", "님과 whatsapp 대화"), ("與", "的 whatsapp 對話"), ("与", "的 whatsapp 聊天"), ("", " के साथ whatsapp चैट"),
    ("whatsapp - ", ""),
  ]

  private static let longest = 80

  /// By the name of its file, else of what was given; else what the chat itself says; else no more than that it is one.
  static func title(of chat: ExportFile, in export: Export, said: String?) -> String {
    var names = [chat.name] + chat.folder.split(separator: "/").reversed().map { String($0) }
    if export.given.count == 1, let given = export.given.first?.split(separator: "/").last {
      names.append(String(given))
    }
    let candidates = names.compactMap(framed) + [said].compactMap(\.self)
    return candidates.lazy.compactMap(usable).first ?? "Chat"
  }

  /// The name in what a file is called; nil where the program did not call it so.
  private static func framed(_ name: String) -> String? {
    var stem = ChatMarks.withoutMarks(name)
    for ending in [".txt", ".zip"] where stem.lowercased().hasSuffix(ending) {
      stem = String(stem.dropLast(ending.count))
    }
    // A second download is called `… (1)`.
    if stem.last == ")", let start = stem.lastIndex(of: "("),
      stem[stem.index(after: start)...].dropLast().allSatisfy({ $0.isASCII && $0.isNumber })
    {
      stem = stem[..<start].trimmingBlanks
    }
    stem = stem.precomposedStringWithCanonicalMapping
    let spaced = stem.replacing("_", with: " ")
    let small = spaced.lowercased()
    guard small.count == spaced.count else { return nil }
    for (before, after) in frames where small.hasPrefix(before) && small.hasSuffix(after) {
      guard small.count > before.count + after.count else { continue }
      return String(spaced.dropFirst(before.count).dropLast(after.count))
    }
    return nil
  }

  /// A title that tells nobody's number.
  private static func usable(_ title: String) -> String? {
    let words = ChatMarks.withoutMarks(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = String(words.prefix(longest))
    return short.isEmpty || ChatPeople.isNumber(short) ? nil : short
  }

  /// The name in quotes in a line of the program's: `Ana created group “Lisbon crew”`.
  static func quoted(_ line: String) -> String? {
    let quotes: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "『": "』"]
    guard let start = line.firstIndex(where: { quotes[$0] != nil }), let end = quotes[line[start]] else {
      return nil
    }
    let inner = line[line.index(after: start)...]
    let stop = inner.lastIndex { $0 == end || (line[start] == "„" && $0 == "”") }
    guard let stop, stop > inner.startIndex else { return nil }
    return inner[..<stop].trimmingBlanks
  }
}
