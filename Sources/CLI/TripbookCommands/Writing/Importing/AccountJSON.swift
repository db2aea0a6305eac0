import Foundation
import Importing

/// The account of an export, for programs.
enum AccountJSON {
  /// How each begins: its keys are in their order.
  static let start = Array("{\n  \"all\" :".utf8)

  /// `{"program", "files": [{"file", "fate", "values", "fields": [{"path", "used", "private", "not needed", "unknown", "line"}]}]}`
  static func text(_ account: ImportAccount, programs: [String]) throws -> [UInt8] {
    let document = Document(
      programs: programs,
      files: account.files.map { file in
        File(
          file: file.path, fate: file.fate, values: file.counts.sum,
          fields: file.fields.map { Field($0.path, $0.counts, line: $0.firstLine) })
      }, all: Field("", account.counts, line: nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(document)) + [0x0A]
  }

  private struct Document: Encodable {
    let programs: [String]
    let files: [File]
    let all: Field
  }

  private struct File: Encodable {
    let file: String
    let fate: FieldFate
    let values: Int
    let fields: [Field]
  }

  private struct Field: Encodable {
    let path: String
    let used, kept, notNeeded, unknown: Int
    let line: Int?

    init(_ path: String, _ counts: ImportAccount.Counts, line: Int?) {
      (self.path, self.line) = (path, line)
      (used, kept, notNeeded, unknown) = (counts.used, counts.kept, counts.notNeeded, counts.unknown)
    }

    enum CodingKeys: String, CodingKey {
      case path, used, unknown, line
      case kept = "private"
      case notNeeded = "not needed"
    }
  }
}
