import TrackFile
import TripWriting
import TripModel
import TripbookCommands
import TripNotation
import TripCompiling
import Importing
import TripImport
import TripChecking
import TripReading
import SiteAuditing
import MediaRenderer
import TripPlanning
import Diagnostics
import Foundation
import Rounds
import Documentation
import SiteBuilding
import Testing

extension HandbookSection: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// What `tripbook explain` prints is true: the wrong examples give the problem, the right ones do not.
@Suite("Explanations")
struct ExplanationTests {
  private static let sections = Handbook(folder: Checkout.root + "/docs").problems
  private static let explained = sections.filter { $0.level > 1 }

  /// What no text in a folder shows, and why.
  private static let withoutExample: [DiagnosticCode: String] = [
    .photoRejected: "it takes a picture", .brokenSidecar: "it takes a picture",
    .sidecarAlone: "it takes a picture", .sidecarDiffers: "it takes a picture",
    .notText: "its bytes are no text", .badArchive: "its bytes are no text",
    .controlCharacter: "it could not be seen", .foreignLineBreak: "it could not be seen",
    .tooLarge: "it would be", .longKey: "it would be", .moreProblems: "it would take a hundred",
    .unreadable: "needs a file that cannot be opened", .noTrip: "needs no folder",
    .emptyTrip: "needs an empty folder", .nothingYet: "each example has an entry beside it",
    .libraryNotBuilt: "needs a library", .libraryWithin: "needs a library",
    .noTripInFolder: "needs a library",
    .tripNotFound: "needs a library", .tripNotBuilt: "needs a library", .emptyLibrary: "nothing is wrong",
    .protectedTrip: "needs a library",
    .linkOutside: "needs a link", .badPicture: "needs a picture", .misleadingEnding: "needs a picture",
    .decoderMissing: "the machine's fault", .encoderMissing: "the machine's fault",
    .strayPhotoTime: "needs pictures",
    .photoFromFuture: "needs a picture", .gpsDateDiffers: "needs pictures",
    .photoWithoutTime: "needs a picture", .guessedPicture: "needs a picture",
    .pictureMark: "needs a picture", .attractionPictures: "needs a picture",
    .badClip: "needs a clip", .noStill: "needs a clip", .clipMayNotPlay: "needs a clip",
    .largeClip: "needs a clip",
    .doubtfulDay: "needs pictures, or several texts",
    .photoOutsideTrip: "needs a picture", .photoTwice: "needs two pictures",
    .cameraNotFound: "needs a picture", .cameraClockOff: "needs pictures",
    .emptyAlbum: "what comes instead is a picture",
    .codesUnknown: "only `audit` and libraries say it",
    .privateTag: "said of a site", .privatePosition: "said of a site", .outsideRequest: "said of a site",
    .brokenLink: "said of a site", .missingAlternative: "said of a site", .notAudited: "said of a site",
    .notSealed: "said of a site", .brokenSeal: "said of a site",
    .notOurFolder: "the output's fault", .cannotWrite: "the output's fault",
    .busyOutput: "another build's fault",
    .alreadyThere: "only commands that write say it", .cannotAppend: "only commands that write say it",
    .tripClosed: "only commands that write say it", .notSaid: "only commands that write say it",
    .noPassword: "the machine's fault", .badSiteKey: "the machine's fault",
    .weakPassword: "it is in no file", .sealedTheme: "said of a protected trip",
    DiagnosticCode("ambiguous-dates"): "said of a chat",
    .unknownTable: "said of a table", .ambiguousColumn: "said of a table", .rowLeftOut: "said of a table",
    .foreignCategory: "said of a table", .severalPaid: "said of a table",
    .badCalendarLine: "said of a calendar", .repeatedEvent: "said of a calendar",
    .eventChanged: "said of a calendar", .eventLeftOut: "said of a calendar",
    .unknownExport: "said of an export", .otherExport: "said of an export",
    .importLeftOut: "said of an export", .exportRefused: "said of an export",
    .unknownFields: "said of an export", .daysNeeded: "said of an export",
    .unknownSender: "said of an export",
    .nothingFetched: "only `fetch` says it", .strangeAnswer: "only `fetch` says it",
    .rateNotPublished: "only `fetch` says it",
    .noCache: "the machine's fault", .noPictureLibrary: "the machine's fault",
    .noAtlas: "the machine's fault",
    .originalNotOffered: "needs a picture", .heavyOriginals: "needs many pictures",
    .badDrawing: "needs a drawing", .drawingSimplified: "needs a drawing",
    .unknownPictureSize: "needs a picture",
    .badSticker: "needs a picture", .papersShown: "needs a picture",
    .badSound: "needs a recording", .nearHome: "nothing is wrong", .privacyKey: "nothing is wrong",
    .homeUnderGit: "needs git", .homeLikely: "needs recordings", .onePerson: "nothing is wrong",
    .oldForecast: "it goes by the day",
    .readAsEntry: "needs texts beside it",
    .noCard: "the machine's fault", .pointerFile: "what comes instead is a picture",
  ]

  @Test("There is one for every code, and none for anything else")
  func complete() {
    let codes = DeclaredCodes.all.map(\.rawValue)
    #expect(Self.explained.map(\.name).sorted() == codes.sorted())
    #expect(Set(codes).count == codes.count && codes.count > 200)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    let pages = try? FileManager.default.contentsOfDirectory(atPath: Checkout.root + "/docs/problems")
    #expect(pages?.count == Self.sections.count { $0.level == 1 })
  }

  @Test("Each says in a few plain sentences what was seen", arguments: explained)
  func plain(_ section: HandbookSection) throws {
    let prose = try #require(section.text.split(separator: "\n\n").first)
    let sentences = prose.replacing("\n", with: " ").split(separator: ". ")
    #expect((2...5).contains(sentences.count), "\(sentences.count) sentences")
    #expect(section.summary.count <= 110, "\(section.summary)")
    for word in ["scalar", "mapping", "node", "parse", "token", "invalid", "anchor"] {
      #expect(!prose.lowercased().contains(word))
    }
  }

  @Test(
    "Each has an example of how not to write it and of how to, or a reason why not",
    arguments: Rounds.some(of: explained, oneIn: 3))
  func examples(_ section: HandbookSection) async throws {
    let code = DiagnosticCode(section.name)
    guard Self.withoutExample[code] == nil else {
      #expect(section.examples.isEmpty)
      return
    }
    let wrong = section.examples.filter { $0.label == "Not so" }
    let right = section.examples.filter { $0.label == "But so" }
    #expect(!wrong.isEmpty && !right.isEmpty && wrong.count + right.count == section.examples.count)
    #expect(try await codes(of: wrong).contains(code))
    // The right way may be to keep something back, which is counted in a note.
    let counted: Set<DiagnosticCode> = code == .notPublished ? [] : [.notPublished]
    #expect(try await codes(of: right).subtracting(counted) == [])
  }

  /// What a check says of a folder of these files and a one-line entry.
  private func codes(of examples: [HandbookExample]) async throws -> Set<DiagnosticCode> {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/journal/2026-05-03-belem.md", "We queued for forty minutes.\n")
    for example in examples { try workspace.write("trip/" + example.file, example.text) }
    let outcome = await SiteBuilder.check(try .test(workspace.path + "/trip", in: workspace))
    return Set(outcome.diagnostics.map(\.code))
  }
}
