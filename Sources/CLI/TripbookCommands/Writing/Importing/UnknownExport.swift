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

  /// Names a file that is neither the export of a program that is known nor a table or calendar, by what it holds; nil for
  /// what may be a table or calendar.
  static func unknownExport(_ export: Export) -> CommandStop? {
    guard let file = export.files.first, export.files.count == 1 else { return nothingKnown(in: export) }
    guard let what = FirstBytes.kind(of: export.head(of: file, count: 512)) else { return nil }
    return CommandStop(
      .unknownExport, "“\(export.given.first ?? "")” is \(what), and of no program that Tripbook knows",
      advice: FirstBytes.advice(for: what, named: export.given.first ?? "") ?? listed)
  }

  /// Names what was given, of which nothing is of a program that is known.
  static func nothingKnown(in export: Export) -> CommandStop {
    let name = export.given.first ?? ""
    let paths = export.files.map(\.path)
    if let document = OfficeFile.kind(paths) {
      return CommandStop(document.code, "“\(name)” is \(document.words)", advice: document.advice)
    }
    if export.files.isEmpty, let refused = export.refused.first(where: { $0.reason == .archiveInside }) {
      let isItself = name.hasSuffix(refused.path)
      return CommandStop(
        .exportRefused,
        isItself
          ? "“\(name)” is no zip file, whatever its name says"
          : "“\(name)” holds nothing but archives, such as \(refused.path)",
        advice: isItself ? "Get it again." : "Take them out, and import each by itself.")
    }
    if export.files.isEmpty {
      return CommandStop(
        .unknownExport, "“\(name)” holds no files", advice: "Give the export as the program made it.")
    }
    let some = paths.prefix(3).joined(separator: ", ")
    let holds = Console.count(paths.count, "file")
    return CommandStop(
      .unknownExport,
      "“\(name)” is of no program that Tripbook knows: it holds \(holds), such as \(some)", advice: listed)
  }

  private static let listed =
    "`tripbook help import` lists which exports are read, and where each program makes them."
}

/// Documents of office programs, which are zip files.
private enum OfficeFile {
  typealias Kind = (code: DiagnosticCode, words: String, advice: String)

  /// By the files in it; nil for anything else.
  static func kind(_ paths: [String]) -> Kind? {
    if paths.contains("xl/workbook.xml") || paths.contains("xl/workbook.bin") {
      return (
        .unknownTable, "a workbook, not a CSV table",
        "Open it in a spreadsheet, save it as CSV, and import that."
      )
    }
    if paths.contains("word/document.xml") {
      return (
        .unknownExport, "a document of Word’s, and no export",
        "Save it as plain text; `tripbook help entry` says how entries are named."
      )
    }
    if paths.contains("mimetype"), paths.contains("content.xml"), paths.contains("META-INF/manifest.xml") {
      return (
        .unknownTable, "a document or workbook of LibreOffice’s, not a CSV table",
        "If it is a table, save it as CSV, and import that."
      )
    }
    return nil
  }
}

/// What a file is by how it begins.
enum FirstBytes {
  /// A way out for some of them; nil for the others.
  static func advice(for kind: String, named name: String) -> String? {
    let typed = EditSession.typed(name)
    return switch kind {
    // To unpack it would only lead to the next refusal.
    case gzip where name.lowercased().hasSuffix(".fit.gz"):
      "Have the watch or its site give out GPX, or make GPX of it: `gunzip \(typed)` and "
        + "`gpsbabel -i garmin_fit -f \(EditSession.typed(String(name.dropLast(3)))) -o gpx -F track.gpx`."
    case gzip: "Unpack it with `gunzip`, and import what is in it."
    case page: "Ask the program for JSON, where it gives the choice: pages are not read."
    case oldOffice: "Open it, save it as CSV or plain text, and import that."
    case portable: "Where it is a booking, import the calendar (.ics) of the mail instead."
    case fit:
      "Have the watch or its site give out GPX, or make GPX of it: `gpsbabel -i garmin_fit -f \(typed) -o gpx -F track.gpx`."
    default: nil
    }
  }

  private static let gzip = "a gzip file"
  private static let page = "a web page (HTML)"
  private static let oldOffice = "a workbook or document of an old office program"
  private static let portable = "a PDF"
  private static let fit = "a FIT file"

  /// With its article; nil for a text that may be a table.
  static func kind(of bytes: [UInt8]) -> String? {
    let known: [(String, [UInt8])] = [
      ("a zip file", Array("PK".utf8)), (portable, Array("%PDF".utf8)),
      ("a picture (JPEG)", [0xFF, 0xD8, 0xFF]),
      ("a picture (PNG)", [0x89] + Array("PNG".utf8)), (gzip, [0x1F, 0x8B]),
      (oldOffice, [0xD0, 0xCF, 0x11, 0xE0]),
      ("a database (SQLite)", Array("SQLite format 3".utf8)),
    ]
    if let known = known.first(where: { bytes.starts(with: $0.1) }) { return known.0 }
    if bytes.dropFirst(8).starts(with: Array(".FIT".utf8)) { return fit }
    let start = bytes.fromFirstSign
    let text = String(decoding: start.prefix(256), as: UTF8.self).lowercased()
    if start.first == UInt8(ascii: "{") { return "JSON" }
    // A line of a table may begin with a bracket, and goes on otherwise.
    if start.first == UInt8(ascii: "["),
      text.dropFirst().drop(while: \.isWhitespace).first.map({ "{[\"]".contains($0) }) == true
    {
      return "JSON"
    }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return page }
    if text.hasPrefix("<?xml") || text.hasPrefix("<svg") { return "XML" }
    return nil
  }
}
