package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let ambiguousColumn = DiagnosticCode("ambiguous-column")
  package static let rowLeftOut = DiagnosticCode("row-left-out")
  package static let foreignCategory = DiagnosticCode("foreign-category")
  package static let severalPaid = DiagnosticCode("several-paid")
  package static let badCalendarLine = DiagnosticCode("bad-calendar-line")
  package static let repeatedEvent = DiagnosticCode("repeated-event")
  package static let eventChanged = DiagnosticCode("event-changed")
  package static let eventLeftOut = DiagnosticCode("event-left-out")
}
