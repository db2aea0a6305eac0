/// The short name of a kind of diagnostic, stable over versions: what tests, CI filters and `explain` name.
///
/// A code is declared by the module that reports it, in its `…Codes.swift`, so that a new one does not rebuild the
/// others; here stand those that several modules report and those from which others follow (`Consequences`). A test
/// gathers all.
package struct DiagnosticCode: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package init(_ name: String) { self.init(rawValue: name) }

  package var description: String { rawValue }
}

extension DiagnosticCode {
  package static let notText = DiagnosticCode("not-text")
  package static let tabIndent = DiagnosticCode("tab-indent")
  package static let badIndent = DiagnosticCode("bad-indent")
  package static let anchorOrAlias = DiagnosticCode("anchor-or-alias")
  package static let tag = DiagnosticCode("tag")
  package static let complexKey = DiagnosticCode("complex-key")
  package static let mergeKey = DiagnosticCode("merge-key")
  package static let severalDocuments = DiagnosticCode("several-documents")
  package static let directive = DiagnosticCode("directive")
  package static let duplicateKey = DiagnosticCode("duplicate-key")
  package static let flowKeyWithoutValue = DiagnosticCode("flow-key-without-value")
  package static let unclosed = DiagnosticCode("unclosed")
  package static let badEscape = DiagnosticCode("bad-escape")
  package static let notYAML = DiagnosticCode("not-yaml")
  package static let reservedStart = DiagnosticCode("reserved-start")
  package static let tooDeep = DiagnosticCode("too-deep")
  package static let tooLarge = DiagnosticCode("too-large")
  package static let longKey = DiagnosticCode("long-key")
  package static let colonInText = DiagnosticCode("colon-in-text")
  package static let missingColon = DiagnosticCode("missing-colon")
  package static let missingComma = DiagnosticCode("missing-comma")
  package static let missingDash = DiagnosticCode("missing-dash")
  package static let severalValues = DiagnosticCode("several-values")
  package static let moreProblems = DiagnosticCode("more-problems")
  package static let missingField = DiagnosticCode("missing-field")
  package static let wrongKind = DiagnosticCode("wrong-kind")
  package static let badDate = DiagnosticCode("bad-date")
  package static let noSuchDay = DiagnosticCode("no-such-day")
  package static let badTime = DiagnosticCode("bad-time")
  package static let badMoney = DiagnosticCode("bad-money")
  package static let tooManyDigits = DiagnosticCode("too-many-digits")
  package static let badNumber = DiagnosticCode("bad-number")
  package static let endsBeforeStart = DiagnosticCode("ends-before-start")
  package static let unknownWord = DiagnosticCode("unknown-word")
  package static let badCurrency = DiagnosticCode("bad-currency")
  package static let unreadable = DiagnosticCode("unreadable")
  package static let emptyTrip = DiagnosticCode("empty-trip")
  package static let secretLink = DiagnosticCode("secret-link")
  package static let missingPicture = DiagnosticCode("missing-picture")
  package static let linkToNothing = DiagnosticCode("link-to-nothing")
  package static let badPicture = DiagnosticCode("bad-picture")
  package static let badClip = DiagnosticCode("bad-clip")
  package static let namedTwice = DiagnosticCode("named-twice")
  package static let unknownTraveller = DiagnosticCode("unknown-traveller")
  package static let missingRate = DiagnosticCode("missing-rate")
  package static let badWords = DiagnosticCode("bad-words")
  package static let unknownTable = DiagnosticCode("unknown-table")
  package static let privateCode = DiagnosticCode("private-code")
  package static let cannotWrite = DiagnosticCode("cannot-write")
}
