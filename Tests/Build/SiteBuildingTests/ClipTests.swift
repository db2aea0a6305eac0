import MediaRenderer
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

/// C11 and C12: clips and Live Photos, from the folder to the site.
@Suite("Clips in a site")
struct ClipTests {
  private static let trip = Checkout.root + "/Tests/Fixtures/strange-trips/clips"
  private static let exiftool = ["/usr/bin/exiftool", "/usr/local/bin/exiftool"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// A program in the place of ffmpeg: what it is told comes after `#!/bin/sh`; `$target` is where the picture goes.
  private func program(_ commands: String, in workspace: TemporaryFolder) throws -> String {
    try workspace.write(
      "bin/ffmpeg", "#!/bin/sh\nfor target; do :; done\ntarget=${target#file:}\n" + commands + "\n")
    let path = workspace.path + "/bin/ffmpeg"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func build(
    _ workspace: TemporaryFolder, trip: String = trip, program: String? = nil
  ) async throws -> (outcome: BuildOutcome, site: SiteTree) {
    var order = try BuildOptions.test(trip, in: workspace)
    order.filmProgram = program
    let outcome = await SiteBuilder.build(order)
    return (outcome, try SiteTree(workspace.path + "/site"))
  }

  /// The site of the trip as it is, without ffmpeg: made once for all that only look at it.
  private static let built = Task {
    let workspace = try TemporaryFolder()
    let outcome = await SiteBuilder.build(try .test(trip, in: workspace))
    return (outcome: outcome, site: try SiteTree(workspace.path + "/site"))
  }

  private func text(_ site: SiteTree, _ file: String) throws -> String {
    String(decoding: try #require(site.files[file], "there is no \(file)"), as: UTF8.self)
  }

  @Test("a clip is played on its page and in the entry that shows it, and its sign stands in galleries")
  func pages() async throws {
    let (outcome, site) = try await Self.built.value
    #expect(outcome.counts.photos == 1 && outcome.counts.clips == 2)
    let page = try text(site, "photos/vid-20260503-140512/index.html")
    #expect(
      page.contains("<video class=\"r18 drawn\" src=\"clip.mp4\" controls preload=\"metadata\" playsinline"))
    #expect(page.contains("width=\"320\" height=\"180\""))
    #expect(page.contains(">0:03<") && page.contains("14:05"))
    let entry = try text(site, "journal/belem/index.html")
    #expect(entry.contains("<video class=\"r18 drawn\" src=\"../../photos/vid-20260503-140512/clip.mp4\""))
    #expect(entry.contains("data-film=\"../../photos/upright/clip.mp4\""))
    let gallery = try text(site, "photos/index.html")
    #expect(gallery.contains("<span class=\"vh\">Clip, 0:04</span>"))
    #expect(gallery.contains("1 photo and 2 clips from one day."))
    let found = site.files.filter { $0.key.hasPrefix("data/") }.map {
      String(decoding: $0.value, as: UTF8.self)
    }
    #expect(found.joined().ranges(of: "\"clip\"").count == 2)
  }

  @Test("a still and its clip are one item, whichever of the two an entry names")
  func livePhotos() async throws {
    let (_, site) = try await Self.built.value
    #expect(site.files.keys.filter { $0.hasPrefix("photos/img") && $0.hasSuffix("index.html") }.count == 1)
    let page = try text(site, "photos/img-0001/index.html")
    #expect(page.contains("<details class=\"live\">") && page.contains("src=\"clip.mp4\""))
    #expect(!page.contains("autoplay"))
    let entry = try text(site, "journal/belem/index.html")
    #expect(entry.components(separatedBy: "photos/img-0001/index.html").count == 2)
  }

  @Test("without ffmpeg a clip has a drawn sign, and is no cover")
  func withoutFFmpeg() async throws {
    let (outcome, site) = try await Self.built.value
    #expect(outcome.exitStatus == 0)
    #expect(Set(outcome.diagnostics.map(\.code)) == [.noStill])
    #expect(try text(site, "photos/upright/index.html").contains("poster=\"../../assets/clip.svg\""))
    #expect(site.files["assets/clip.svg"] != nil)
    let home = try text(site, "index.html")
    #expect(!home.contains("clip.svg") && home.contains("photos/img-0001/"))
    #expect(!site.files.keys.contains { $0.hasPrefix("photos/upright/") && $0.hasSuffix(".jpg") })
  }

  @Test("a still is taken once, turned as the clip is, and kept")
  func stills() async throws {
    let workspace = try TemporaryFolder()
    let png = try #require(Samples.all.first { $0.ending == "png" })
    try workspace.write("still.png", try #require(Data(base64Encoded: png.text)))
    let program = try program(
      "echo \"$@\" >> \(workspace.path)/calls; cp \(workspace.path)/still.png \"$target\"", in: workspace)
    let (outcome, site) = try await build(workspace, program: program)
    #expect(outcome.diagnostics.map(\.code) == [])
    #expect(site.files["photos/upright/90.jpg"] != nil)
    #expect(try text(site, "photos/upright/index.html").contains("poster=\"90.jpg\""))
    let calls = try String(contentsOfFile: workspace.path + "/calls", encoding: .utf8).split(separator: "\n")
    #expect(calls.count == 2)
    #expect(calls.contains { $0.contains("scale=90:160") })
    #expect(
      calls.allSatisfy {
        $0.contains("-nostdin") && $0.contains("-protocol_whitelist file") && $0.contains("-i file:/")
      })
    // What is in the cache needs no program.
    try FileManager.default.removeItem(atPath: workspace.path + "/site")
    let again = try await build(workspace)
    #expect(again.outcome.diagnostics.map(\.code) == [])
    #expect(again.site == site)
  }

  @Test(
    "a program that fails, or writes what is no picture, costs the still alone",
    arguments: ["exit 1", "echo no > $target"])
  func failures(_ commands: String) async throws {
    let workspace = try TemporaryFolder()
    let (outcome, site) = try await build(workspace, program: program(commands, in: workspace))
    #expect(Set(outcome.diagnostics.map(\.code)) == [.noStill])
    #expect(site.files["photos/upright/clip.mp4"] != nil)
  }

  @Test("published clips are as long as before, and hold no word of their camera")
  func privacy() async throws {
    let (_, site) = try await Self.built.value
    let films = site.files.filter { $0.key.hasSuffix(".mp4") }
    #expect(films.count == 3)
    for (name, bytes) in films {
      for secret in ["SECRET", "38.69", "38.70", "iPhone", "Apple", "Lavf", "VideoHandler"] {
        #expect(bytes.firstRange(of: Data(secret.utf8)) == nil, "\(name) says \(secret)")
      }
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: Self.trip + "/photos/IMG_0001.mov"))
    #expect(before.firstRange(of: Data("SECRET".utf8)) != nil)
    #expect(films["photos/img-0001/clip.mp4"]?.count == before.count)
  }

  @Test(
    "exiftool finds neither place nor time nor maker in them",
    .enabled(if: exiftool != nil, "exiftool is not installed"))
  func witness() async throws {
    let workspace = try TemporaryFolder()
    _ = try await build(workspace)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.exiftool))
    process.arguments = ["-ee", "-G1", "-s", "-a", "-u", "-r", "-ext", "mp4", workspace.path + "/site"]
    process.standardOutput = pipe
    try process.run()
    let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("[System]") }
    process.waitUntilExit()
    #expect(lines.contains { $0.contains("TrackDuration") })
    let telling = lines.filter { line in
      ["GPS", "Make", "Model", "Serial", "Owner", "Location", "Identifier", "Software", "Encoder"].contains {
        line.contains($0)
      }
    }
    #expect(telling == [])
    let dates = lines.filter { $0.contains("Date ") && !$0.hasSuffix("0000:00:00 00:00:00") }
    #expect(dates == [])
  }

  @Test(
    "what leaves out the still leaves out its clip; the clip's name leaves out the motion",
    arguments: [true, false])
  func leavingOut(still: Bool) async throws {
    let workspace = try TemporaryFolder()
    let trip = try workspace.copy(of: Self.trip, as: "trip")
    try FileManager.default.removeItem(atPath: trip + "/journal")
    try workspace.write("trip/trip.yml", "photos:\n  leave out: [IMG_0001.\(still ? "jpg" : "mov")]\n")
    let (_, site) = try await build(workspace, trip: trip)
    #expect((site.files["photos/img-0001/index.html"] == nil) == still)
    #expect(site.files["photos/img-0001/clip.mp4"] == nil)
  }

  @Test("what keeps back the clip of a Live Photo keeps back the whole of it")
  func keptBack() async throws {
    let workspace = try TemporaryFolder()
    let trip = try workspace.copy(of: Self.trip, as: "trip")
    try workspace.write(
      "trip/journal/2026-05-03-belem.md",
      "---\ndraft: true\n---\n![](../photos/IMG_0001.mov)\n![](../photos/upright.mp4)\n")
    let (_, site) = try await build(workspace, trip: trip)
    #expect(site.files["photos/vid-20260503-140512/clip.mp4"] != nil)
    #expect(!site.files.keys.contains { $0.contains("img-0001") || $0.contains("upright") })
  }
}
