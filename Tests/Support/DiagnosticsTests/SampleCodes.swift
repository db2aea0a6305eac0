import Diagnostics

/// Codes of modules further up, to have some to tell of.
extension DiagnosticCode {
  static let controlCharacter = DiagnosticCode("control-character")
  static let fileNotRead = DiagnosticCode("file-not-read")
  static let longGap = DiagnosticCode("long-gap")
  static let noAddress = DiagnosticCode("no-address")
  static let noCache = DiagnosticCode("no-cache")
  static let noTrip = DiagnosticCode("no-trip")
  static let unknownKey = DiagnosticCode("unknown-key")
}
