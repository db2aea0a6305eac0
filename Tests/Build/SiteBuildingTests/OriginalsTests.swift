import Diagnostics
import Foundation
import PhotoMetadata
import SiteBuilding
import SiteOutput
import Testing

@testable import TripCompiling

/// C9, C10: the full pictures for download, which tell no more than the small ones.
@Suite("Full pictures")
struct OriginalsTests {
  private static let jpegs = ["BRK_0402", "BRK_0407"]

  /// Two pictures of a camera that tell much, and one of each other kind.
  private func trip(_ settings: String) throws -> TemporaryFolder {
    let workspace = try TemporaryFolder()
    for name in Self.jpegs {
      let picture = FileManager.default.contents(atPath: Checkout.exampleTrip + "/photos/\(name).JPG")
      try workspace.write("trip/photos/\(name).JPG", try #require(picture))
    }
    for (ending, text) in Samples.all where ending != "jpg" {
      try workspace.write("trip/photos/drawn-\(ending).\(ending)", try #require(Data(base64Encoded: text)))
    }
    try workspace.write("trip/trip.yml", settings + "photos: {take in: [photos]}\n")
    return workspace
  }

  private func build(_ workspace: TemporaryFolder, isKnown: Bool = false) async throws -> SiteTree {
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    if isKnown { order = try await ExampleSite.knowing(order) }
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.diagnostics.map(\.code) == [] && outcome.isWritten)
    return try SiteTree(workspace.path + "/site")
  }

  private static let offered =
    [
      "brk-0402.jpg", "brk-0407.jpg", "drawn-avif.avif", "drawn-heic.heic", "drawn-png.png", "drawn-tif.tif",
      "drawn-webp.webp",
    ]

  @Test("are in the site where they are asked for, each with its pixels and nothing else")
  func offered() async throws {
    let workspace = try trip("originals: yes\n")
    let site = try await build(workspace)
    #expect(
      Set(site.names.filter { $0.contains("/original.") })
        == Set(
          Self.offered.map { name in
            let parts = name.split(separator: ".")
            return "photos/\(parts[0])/original.\(parts[1])"
          }))
    for name in site.names.filter({ $0.contains("/original.") }) {
      let facts = try PhotoFacts.read(path: workspace.path + "/site/" + name)
      var plain = PhotoFacts(
        pixelWidth: facts.pixelWidth, pixelHeight: facts.pixelHeight, format: facts.format)
      plain.orientation = facts.orientation
      #expect(facts == plain, "\(name)")
      let page = site.text(name.split(separator: "/").dropLast().joined(separator: "/") + "/index.html")
      #expect(page.contains("href=\"original.") && page.contains(" download=\""), "\(name)")
    }
    let before = try PhotoFacts.read(path: workspace.path + "/trip/photos/BRK_0402.JPG")
    #expect(before.model != nil && before.original.reading != nil)
    #expect(SiteInspection(site).complaints == [])
  }

  @Test("are not in the site where they are not", arguments: ["", "originals: no\n"])
  func notOffered(settings: String) async throws {
    let site = try await build(trip(settings), isKnown: true)
    #expect(site.names(holding: "original.").filter { $0.hasSuffix(".html") } == [])
    #expect(!site.names.contains { $0.contains("/original.") })
  }

  @Test("are never offered of what is kept back, also not to the author")
  func keptBack() async throws {
    let workspace = try trip("originals: yes\n")
    try workspace.write("trip/photos/BRK_0407.md", "---\nprivate: yes\n---\n")
    let order = try await ExampleSite.knowing(.test(workspace.path + "/trip", in: workspace))
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten)
    let site = try SiteTree(workspace.path + "/site")
    #expect(
      site.files["photos/brk-0402/original.jpg"] != nil && !site.names.contains { $0.contains("brk-0407") })
    let workshop = try #require(PreviewWorkshop.open(order).0)
    let preview = try #require(await SiteBuilder.preview(order, in: workshop).preview)
    #expect(await preview.file(named: "photos/brk-0407/index.html") != nil)
    #expect(await preview.file(named: "photos/brk-0407/original.jpg") == nil)
    let original = await preview.file(named: "photos/brk-0402/original.jpg")
    guard case .pieces(let file) = original?.content else {
      return #expect(Bool(false), "it is not offered to the author")
    }
    #expect(file.byteCount == site.files["photos/brk-0402/original.jpg"]?.count)
  }

  @Test("are the same whether or not the cache knows them, and follow their file")
  func cache() async throws {
    let workspace = try trip("originals: yes\n")
    let first = try await build(workspace)
    try workspace.write("trip/trip.yml", "title: Again\noriginals: yes\nphotos: {take in: [photos]}\n")
    let again = try await build(workspace)
    try FileManager.default.removeItem(atPath: workspace.path + "/cache")
    try FileManager.default.removeItem(atPath: workspace.path + "/site")
    let anew = try await build(workspace)
    let names = first.names.filter { $0.contains("/original.") }
    for name in names {
      #expect(first.files[name] == again.files[name] && first.files[name] == anew.files[name])
    }
    let other = FileManager.default.contents(atPath: Checkout.exampleTrip + "/photos/BRK_0415.JPG")
    try workspace.write("trip/photos/BRK_0407.JPG", try #require(other))
    let changed = try await build(workspace)
    #expect(names.filter { changed.files[$0] != first.files[$0] } == ["photos/brk-0407/original.jpg"])
  }

  @Test(
    "tell exiftool nothing, whatever their kind",
    .enabled(if: PublishedPictureTests.exiftool != nil, "exiftool is not installed"))
  func exiftool() async throws {
    let workspace = try trip("originals: yes\n")
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: try #require(PublishedPictureTests.exiftool))
    writer.arguments = [
      "-q", "-overwrite_original", "-EXIF:GPSLatitude=38.5", "-EXIF:GPSLatitudeRef=N",
      "-EXIF:SerialNumber=SECRET",
      "-EXIF:DateTimeOriginal=2026:05:03 10:11:12", "-EXIF:OwnerName=SECRET", "-EXIF:Artist=SECRET",
      "-EXIF:Orientation#=3", "-XMP:Creator=SECRET", "-XMP:GPSLatitude=38.5", "-IPTC:Keywords=SECRET",
      "-Comment=SECRET",
      "-r", workspace.path + "/trip/photos",
    ]
    try writer.run()
    writer.waitUntilExit()
    _ = try await build(workspace)
    let published = try PublishedPictureTests().tags(
      below: workspace.path + "/site", endings: Samples.all.map(\.ending))
    #expect(published.contains { $0.hasPrefix("[QuickTime]") } && published.contains("[IFD0] Orientation"))
    #expect(published.filter { tag in !Self.structure.contains { tag.hasPrefix($0) } } == [])
  }

  /// Groups that only describe the file and the pixels, and what of EXIF's and TIFF's main directory does.
  private static let structure = [
    "[ExifTool]", "[System]", "[File]", "[JFIF]", "[Composite]", "[ICC", "[PNG]", "[PNG-pHYs]", "[RIFF]",
    "[QuickTime]",
    "[Meta]", "[Adobe]", "[IFD0] Orientation", "[IFD0] ImageWidth", "[IFD0] ImageHeight",
    "[IFD0] BitsPerSample",
    "[IFD0] Compression", "[IFD0] PhotometricInterpretation", "[IFD0] Strip", "[IFD0] SamplesPerPixel",
    "[IFD0] RowsPerStrip", "[IFD0] XResolution", "[IFD0] YResolution", "[IFD0] PlanarConfiguration",
    "[IFD0] ResolutionUnit", "[IFD0] Predictor", "[IFD0] SampleFormat", "[IFD0] FillOrder",
  ]

  @Test("that are heavy together are noted")
  func weight() {
    let place = SourcePlace(file: "trip.yml")
    #expect(OriginalWeight(byteCount: 500_000_000).diagnostic(at: place) == nil)
    let note = OriginalWeight(byteCount: 1_249_000_000).diagnostic(at: place)
    #expect(
      note?.severity == .note && note?.code == .heavyOriginals && note?.message.contains("1.2 GB") == true)
  }
}
