import Diagnostics
import ExportFiles
import Importing

extension CommandStop {
  /// What was given and cannot be opened.
  static func notOpened(_ fault: Export.Unopened) -> CommandStop {
    if fault.fault.isMissing {
      return .notSaid(
        "No such file: “\(fault.name)”",
        advice: "Give what the other program gave out: a file, a zip or a folder.")
    }
    return CommandStop(
      .exportRefused, "Cannot read “\(fault.name)”: \(fault.fault.words)",
      advice: "Get the export anew, or unpack it and give the folder.")
  }

  /// Names what is neither the export of a program that is known nor a table or calendar, by what it holds; nil for
  /// what may be a table or calendar.
  static func unknownExport(_ export: Export) -> CommandStop? {
    let name = export.given.first ?? ""
    if export.files.isEmpty {
      return CommandStop(
        .unknownExport, "“\(name)” holds no files", advice: "Give the export as the program made it.")
    }
    guard export.files.count == 1, let file = export.files.first else {
      let some = export.files.prefix(3).map(\.path).joined(separator: ", ")
      return CommandStop(
        .unknownExport,
        "“\(name)” is of no program that Tripbook knows: it holds \(Console.count(export.files.count, "file")), such as \(some)",
        advice: "`tripbook help import` lists which exports are read, and where each program makes them.")
    }
    guard let what = FirstBytes.kind(of: export.head(of: file, count: 512)) else { return nil }
    return CommandStop(
      .unknownExport, "“\(name)” is \(what), and of no program that Tripbook knows",
      advice: "`tripbook help import` lists which exports are read, and where each program makes them.")
  }
}

/// What a file is by how it begins.
enum FirstBytes {
  /// With its article; nil for a text that may be a table.
  static func kind(of bytes: [UInt8]) -> String? {
    let known: [(String, [UInt8])] = [
      ("a zip file", Array("PK".utf8)), ("a PDF", Array("%PDF".utf8)),
      ("a picture (JPEG)", [0xFF, 0xD8, 0xFF]),
      ("a picture (PNG)", [0x89] + Array("PNG".utf8)), ("a gzip file", [0x1F, 0x8B]),
      ("a workbook or document of an old office program", [0xD0, 0xCF, 0x11, 0xE0]),
      ("a database (SQLite)", Array("SQLite format 3".utf8)),
    ]
    if let known = known.first(where: { bytes.starts(with: $0.1) }) { return known.0 }
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    let start = bytes.drop { marks.contains($0) }
    let text = String(decoding: start.prefix(256), as: UTF8.self).lowercased()
    if start.first == UInt8(ascii: "{") { return "JSON" }
    // A line of a table may begin with a bracket, and goes on otherwise.
    if start.first == UInt8(ascii: "["),
      text.dropFirst().drop(while: \.isWhitespace).first.map({ "{[\"]".contains($0) }) == true
    {
      return "JSON"
    }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "a web page (HTML)" }
    if text.hasPrefix("<?xml") || text.hasPrefix("<svg") { return "XML" }
    return nil
  }
}
