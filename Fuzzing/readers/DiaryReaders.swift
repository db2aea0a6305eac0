@testable import ExportReading

extension TextReader {
  /// Texts of journals that other programs keep.
  static let diaries = [
    TextReader(
      name: "day-one",
      seeds: .texts([
        "# Sea\\-side\n\nTo see\\:\n- x\n\n![](dayone-moment://0A) and [it](dayone://view?entryId=B2)\n`a\\.b` 1\\. 2\n",
        "```\na\\.b\n```\n![a](dayone-moment:/video/0B)\n![](dayone-moment:/audio/0C)\n\\- no list\n",
      ]),
      words: [
        "\\", "](", "](dayone", "-moment:", "/video/", ")", "[", "![", "`", "``", "```\n", "# ", "\r\n", "\n",
      ],
      longest: 4096, read: dayOne),
    TextReader(
      name: "rich-text",
      seeds: .texts([
        "{\"contents\":[{\"attributes\":{\"line\":{\"header\":1}},\"text\":\"A\\n\"},{\"attributes\":{\"bold\":true},\"text\":\"b \"},"
          + "{\"embeddedObjects\":[{\"identifier\":\"0A\",\"type\":\"photo\"}]},{\"attributes\":{\"line\":{\"listStyle\":\"numbered\","
          + "\"listIndex\":2,\"indentLevel\":2}},\"text\":\"c\\n\"},{\"attributes\":{\"inlineCode\":true},\"text\":\"d`\"}]}"
      ]),
      words: [
        "\"text\":", "\"attributes\":", "\"line\":", "\"codeBlock\":true", "\"quote\":true",
        "\"italic\":true",
        "\"linkURL\":\"https://a.example\"", "\"checkbox\"", "\\n", "{", "}", "[", "]", ",", "1e99",
      ],
      longest: 4096, read: richText),
  ]

  private static func dayOne(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let readable = DayOneText.readable(text)
    claim(readable.utf8.count <= text.utf8.count, "taking backslashes away made it longer")
    let moments = DayOneMoments { _, identifier in identifier.isEmpty ? .missing : .shown(1) }
    let title = DayOneText.title(of: readable)
    return DayOneText.keepingLines(moments.resolved(title?.rest ?? readable)) + (title?.title ?? "")
  }

  private static func richText(_ bytes: [UInt8]) -> String {
    DayOneRichText(String(decoding: bytes, as: UTF8.self))?.markdown ?? ""
  }
}
