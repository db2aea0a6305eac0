package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let badTemplate = DiagnosticCode("bad-template")
  package static let templateField = DiagnosticCode("template-field")
  package static let unusedTemplate = DiagnosticCode("unused-template")
}
