package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let controlCharacter = DiagnosticCode("control-character")
  package static let foreignLineBreak = DiagnosticCode("foreign-line-break")
  package static let cutByComment = DiagnosticCode("cut-by-comment")
  package static let unknownKey = DiagnosticCode("unknown-key")
  package static let badYesNo = DiagnosticCode("bad-yes-no")
  package static let badFrontMatter = DiagnosticCode("bad-front-matter")
  package static let badTOML = DiagnosticCode("bad-toml")
}
