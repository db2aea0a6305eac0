/// The short name of a kind of diagnostic, stable over versions: what tests, CI filters and `explain` name.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // The notation of the small files (TripNotation).
  case notText = "not-text"
  case controlCharacter = "control-character"
  case foreignLineBreak = "foreign-line-break"
  case tabIndent = "tab-indent"
  case badIndent = "bad-indent"
  case anchorOrAlias = "anchor-or-alias"
  case tag = "tag"
  case complexKey = "complex-key"
  case mergeKey = "merge-key"
  case severalDocuments = "several-documents"
  case directive = "directive"
  case duplicateKey = "duplicate-key"
  case flowKeyWithoutValue = "flow-key-without-value"
  case unclosed = "unclosed"
  case badEscape = "bad-escape"
  case notYAML = "not-yaml"
  case reservedStart = "reserved-start"
  case cutByComment = "cut-by-comment"
  case tooDeep = "too-deep"
  case tooLarge = "too-large"
  case longKey = "long-key"
  case colonInText = "colon-in-text"
  case missingColon = "missing-colon"
  case missingComma = "missing-comma"
  case missingDash = "missing-dash"
  case severalValues = "several-values"
  case moreProblems = "more-problems"

  // Fields and values (TripNotation, TripReader).
  case unknownKey = "unknown-key"
  case missingField = "missing-field"
  case wrongKind = "wrong-kind"
  case badDate = "bad-date"
  case ambiguousDate = "ambiguous-date"
  case noSuchDay = "no-such-day"
  case dateRange = "date-range"
  case badTime = "bad-time"
  case skippedHour = "skipped-hour"
  case repeatedHour = "repeated-hour"
  case badZone = "bad-zone"
  case zoneAbbreviation = "zone-abbreviation"
  case zoneContradicted = "zone-contradicted"
  case badCoordinate = "bad-coordinate"
  case shortMapLink = "short-map-link"
  case badMoney = "bad-money"
  case ambiguousMoney = "ambiguous-money"
  case badNumber = "bad-number"
  case badDuration = "bad-duration"
  case badYesNo = "bad-yes-no"
  case unknownWord = "unknown-word"
  case badCurrency = "bad-currency"
  case notUsedYet = "not-used-yet"

  // Files (TripReader).
  case unreadable = "unreadable"
  case noTrip = "no-trip"
  case emptyTrip = "empty-trip"
  case bothSpellings = "both-spellings"
  case linkOutside = "link-outside"
  case heldBack = "held-back"
  case fileNotRead = "file-not-read"
  case libraryNotBuilt = "library-not-built"

  // Journal.
  case badFrontMatter = "bad-front-matter"
  case emptyEntry = "empty-entry"
  case entryWithoutDay = "entry-without-day"
  case missingPicture = "missing-picture"
  case unsafeLink = "unsafe-link"
  case linkToNothing = "link-to-nothing"
  case rawHTML = "raw-html"

  // Photos.
  case badPicture = "bad-picture"
  case photoWithoutTime = "photo-without-time"
  case photoOutsideTrip = "photo-outside-trip"
  case cameraNotFound = "camera-not-found"

  // Tracks.
  case badTrack = "bad-track"
  case badTrackPoint = "bad-track-point"
  case emptyTrack = "empty-track"
  case entityInTrack = "entity-in-track"
  case implausibleTimes = "implausible-times"
  case trackOutsideTrip = "track-outside-trip"

  // Money.
  case badExpense = "bad-expense"
  case unknownCategory = "unknown-category"
  case unknownTraveller = "unknown-traveller"
  case missingRate = "missing-rate"
  case expenseOutsideTrip = "expense-outside-trip"

  // The trip as a whole.
  case endBeforeStart = "end-before-start"
  case tripTooLong = "trip-too-long"
  case longGap = "long-gap"
  case emptyDescription = "empty-description"
  case pinsTogether = "pins-together"

  // Theme.
  case badTemplate = "bad-template"
  case badWords = "bad-words"

  // Output and cache.
  case notOurFolder = "not-our-folder"
  case cannotWrite = "cannot-write"
  case busyOutput = "busy-output"
  case noCache = "no-cache"
  case noPictureLibrary = "no-picture-library"
}
