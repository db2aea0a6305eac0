import Claims
import Diagnostics
import Foundation
import Importing
import MediaRenderer
import PageRenderer
import Rounds
import SiteAuditing
import SiteBuilding
import Testing
import TripChecking
import TripCompiling
import TripImport
import TripPlanning
import TripReading
import TripWriting
import TripbookCommands

@Suite("Broken trips")
struct BrokenTripTests {
  /// With TRIPBOOK_RECORD=1 what is said is written into expected.txt, and the run fails: read it, then run again.
  @Test("are told what is expected", arguments: BrokenTrip.all)
  func areToldWhatIsExpected(_ trip: BrokenTrip) async throws {
    let said = try await trip.checked()
    if ProcessInfo.processInfo.environment["TRIPBOOK_RECORD"] == "1" {
      try Data(said.utf8).write(to: URL(fileURLWithPath: trip.expectedFile))
      Issue.record("recorded \(trip.name)/expected.txt: read it, then run the tests without TRIPBOOK_RECORD")
      return
    }
    #expect(said == trip.expected)
  }

  // Each is checked above; what a build does beside that is the same for all but a few.
  @Test("lose nothing that is in order", arguments: Rounds.some(of: BrokenTrip.all, oneIn: 12))
  func loseNothingInOrder(_ trip: BrokenTrip) async throws {
    let workspace = try TemporaryFolder()
    let order = try BuildOptions.test(try trip.copy(in: workspace), in: workspace)
    let outcome = await SiteBuilder.build(order)
    if outcome.exitStatus == 3 {
      let stops: [DiagnosticCode] = [
        .heldBack, .privateTrip, .emptyTrip, .tripInLibrary, .badTemplate, .privateCode,
      ]
      #expect(outcome.diagnostics.contains { $0.severity == .error && stops.contains($0.code) })
      #expect(!FileManager.default.fileExists(atPath: order.output))
      return
    }
    #expect(try #require(trip.expected).hasSuffix("exit status \(outcome.exitStatus)\n"))
    let data = try TripData(site: order.output)
    let good = try trip.goodNames()
    #expect(!good.isEmpty)
    for name in good { #expect(data.names.contains { $0.hasPrefix(name) }, "\(name) is lost") }
    // A sheet of the traveller's is served as it is, whatever it asks for: browsers are told not to load that.
    if try #require(trip.expected).contains("[outside-style]") { return }
    claim(SiteInspection(try SiteTree(order.output)).complaints, is: [])
  }

  @Test("end with 1 for an error, and with 0 for less", arguments: BrokenTrip.all)
  func endByTheWorst(_ trip: BrokenTrip) throws {
    let lines = try #require(trip.expected).split(separator: "\n")
    let hasError = lines.contains { $0.hasPrefix("error: ") }
    #expect(lines.last == "exit status \(hasError ? 1 : 0)")
  }

  @Test("show every kind of diagnostic, but for those that no folder can cause")
  func showEveryCode() throws {
    let shown = Set(try BrokenTrip.all.flatMap { try #require($0.expected).diagnosticCodes })
    for code in DeclaredCodes.all {
      let isShown = shown.contains(code.rawValue)
      let isExcused = Self.withoutTrip[code] != nil
      #expect(isShown != isExcused, "\(code.rawValue)")
    }
  }

  /// What no broken trip shows, and why.
  private static let withoutTrip: [DiagnosticCode: String] = [
    .tooLarge: "a file of over a megabyte is no fixture; RefusalTests makes one",
    .moreProblems: "a hundred problems in one file are no fixture; RefusalTests makes one",
    .noTrip: "there is no folder; RefusalTests",
    .readAsEntry: "it takes several texts; UnsaidDayTests",
    .doubtfulDay: "it takes pictures, or many texts; DoubtfulDayTests",
    .writerUnknown: "it takes folders of several writers; JournalTests",
    .nothingYet: "a trip with nothing good in it is no fixture; CheckRunTests",
    .libraryNotBuilt: "said by commands for one trip; FolderTests",
    .libraryWithin: "said of a library; LibraryReaderTests",
    .noTripInFolder: "said of a library; LibraryReaderTests",
    .tripNotFound: "said of a library; LibraryReaderTests",
    .tripNotBuilt: "said of a library; LibraryBuildTests",
    .protectedTrip: "said of a library; SealedTripsTests",
    .codesUnknown: "said of a library and by `audit`; LibraryCodesTests",
    .heavyOriginals: "500 MB of pictures are no fixture; OriginalsTests",
    .privateTag: "said of a site; SiteAuditingTests",
    .privatePosition: "said of a site; SiteAuditingTests",
    .outsideRequest: "said of a site; SiteAuditingTests",
    .brokenLink: "said of a site; SiteAuditingTests",
    .missingAlternative: "said of a site; SiteAuditingTests",
    .notAudited: "said of a site; SiteAuditingTests",
    .notSealed: "said of a site; SealedAuditTests",
    .sealedTheme: "said of a protected trip; SealedThemeTests",
    .brokenSeal: "said of a site; SealedAuditTests",
    .notOurFolder: "the output's fault; RefusalTests",
    .cannotWrite: "the output's fault; RefusalTests",
    .busyOutput: "another build's fault; EndToEndTests",
    .alreadyThere: "said by `new` alone; TripWriterTests",
    .cannotAppend: "said by `new` alone; TripWriterTests",
    .tripClosed: "said by `new` alone; EndToEndTests",
    .privacyKey: "the machine's; EndToEndTests",
    .homeUnderGit: "where the folder stands; PrivateSiteTests",
    .notSaid: "said by `new` alone; EndToEndTests",
    .noPassword: "the machine's; EndToEndTests",
    .badSiteKey: "the machine's; EndToEndTests",
    .weakPassword: "the machine's; EndToEndTests",
    .nothingFetched: "said by `fetch` alone; EndToEndTests",
    .strangeAnswer: "said by `fetch` alone; EndToEndTests",
    .rateNotPublished: "said by `fetch` alone; EndToEndTests",
    .unknownTable: "said by `import` alone; TripImportTests",
    DiagnosticCode("ambiguous-dates"): "said by `import` alone; ExportReadingTests",
    .ambiguousColumn: "said by `import` alone; TripImportTests",
    .rowLeftOut: "said by `import` alone; TripImportTests",
    .foreignCategory: "said by `import` alone; TripImportTests",
    .severalPaid: "said by `import` alone; TripImportTests",
    .badCalendarLine: "said by `import` alone; TripImportTests",
    .repeatedEvent: "said by `import` alone; TripImportTests",
    .eventChanged: "said by `import` alone; EndToEndTests",
    .eventLeftOut: "said by `import` alone; TripImportTests",
    .unknownExport: "said by `import` alone; ExportRunTests",
    .otherExport: "said by `import` alone; ExportReadingTests",
    .importLeftOut: "said by `import` alone; ExportReadingTests",
    .exportRefused: "said by `import` alone; ExportRunTests",
    .unknownFields: "said by `import` alone; ExportReadingTests",
    .daysNeeded: "said by `import` alone; ExportRunTests",
    .unknownSender: "said by `import` alone; ExportReadingTests",
    .strayPhotoTime: "needs pictures months apart; StrayTimeTests",
    .gpsDateDiffers: "needs pictures with a GPS time; SatelliteDateTests",
    .photoFromFuture: "needs a picture of a day to come; StrayTimeTests, TripCheckerTests",
    .largeClip: "a file of 100 MB; TripCheckerTests",
    .decoderMissing: "the machine's fault; PictureScalerTests",
    .encoderMissing: "the machine's fault; PictureFormatTests",
    .noCache: "the machine's fault; RefusalTests",
    .noPictureLibrary: "the machine's fault; PictureScalerTests",
    .noAtlas: "the machine's fault; GroundTests",
    .noCard: "the machine's fault; CardTests",
    .onePerson: "said of a library; LibraryPeopleTests",
  ]
}

extension String {
  /// The codes in brackets at the ends of the first lines of diagnostics.
  fileprivate var diagnosticCodes: [String] {
    split(separator: "\n").compactMap { line in
      guard ["error: ", "warning: ", "note: "].contains(where: line.hasPrefix), line.hasSuffix("]"),
        let bracket = line.lastIndex(of: "[")
      else { return nil }
      return String(line[line.index(after: bracket)...].dropLast())
    }
  }
}
