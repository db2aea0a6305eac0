package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let eventsOverlap = DiagnosticCode("events-overlap")
  package static let eventOutOfReach = DiagnosticCode("event-out-of-reach")
  package static let eventsUnconnected = DiagnosticCode("events-unconnected")
  package static let eventTooFast = DiagnosticCode("event-too-fast")
  package static let nightWithoutBed = DiagnosticCode("night-without-bed")
  package static let enteredTwice = DiagnosticCode("entered-twice")
  package static let unknownTag = DiagnosticCode("unknown-tag")
  package static let unknownKind = DiagnosticCode("unknown-kind")
  package static let clipMayNotPlay = DiagnosticCode("clip-may-not-play")
  package static let largeClip = DiagnosticCode("large-clip")
  package static let photoWithoutTime = DiagnosticCode("photo-without-time")
  package static let photoOutsideTrip = DiagnosticCode("photo-outside-trip")
  package static let photoTwice = DiagnosticCode("photo-twice")
  package static let cameraClockOff = DiagnosticCode("camera-clock-off")
  package static let cameraNotFound = DiagnosticCode("camera-not-found")
  package static let photoRejected = DiagnosticCode("photo-rejected")
  package static let mapElsewhere = DiagnosticCode("map-elsewhere")
  package static let oddAmount = DiagnosticCode("odd-amount")
  package static let budgetNearlyUsed = DiagnosticCode("budget-nearly-used")
  package static let budgetUsed = DiagnosticCode("budget-used")
  package static let expenseOutsideTrip = DiagnosticCode("expense-outside-trip")
  package static let outsideTrip = DiagnosticCode("outside-trip")
  package static let attractionClosed = DiagnosticCode("attraction-closed")
  package static let longGap = DiagnosticCode("long-gap")
  package static let emptyDescription = DiagnosticCode("empty-description")
  package static let pinsTogether = DiagnosticCode("pins-together")
  package static let noAddress = DiagnosticCode("no-address")
  package static let noLanguage = DiagnosticCode("no-language")
}

extension DiagnosticCode {
  /// Whether it is of something that can be put right in the folder. That money is spent is not: it is warned of, and
  /// a strict build goes on.
  package var isOfTheFolder: Bool { self != .budgetUsed && self != .budgetNearlyUsed }
}
