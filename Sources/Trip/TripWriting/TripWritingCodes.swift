package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let alreadyThere = DiagnosticCode("already-there")
  package static let cannotAppend = DiagnosticCode("cannot-append")
}
