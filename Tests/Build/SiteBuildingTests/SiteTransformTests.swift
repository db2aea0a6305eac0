import Diagnostics
import Foundation
import SiteOutput
import SiteWriting
import Synchronization
import Testing

@testable import SiteBuilding

@Suite("The transforms of a site")
struct SiteTransformTests {
  /// Writes down what it is told; refuses a site with a file of that name.
  private final class Witness: SiteTransform {
    let seen = Mutex<[String]>([])
    let refused: String?

    init(refusing refused: String? = nil) { self.refused = refused }

    func begin(expecting paths: [OutputPath]) {
      note("expects " + paths.map(\.text).joined(separator: " "))
    }
    func applied(to file: OutputFile) -> OutputFile { file }
    func inspect(_ changed: [OutputFile]) async {
      for file in changed { note("\(file.path) \(text(file.content))") }
    }
    func verdict(on site: StagedFiles, told: [Diagnostic]) async -> SiteVerdict {
      SiteVerdict(mayBePublished: !site.contains { $0.path.text == refused })
    }

    func text(_ content: OutputContent) -> String {
      if case .bytes(let bytes) = content { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
    private func note(_ words: String) { seen.withLock { $0.append(words) } }
  }

  /// Nobody can read what it makes, nor tell by a name what a file is.
  private struct Sealing: SiteTransform {
    func begin(expecting: [OutputPath]) {}
    func applied(to file: OutputFile) -> OutputFile {
      guard case .bytes(let bytes) = file.content,
        let path = OutputPath(file.path.text.replacing(".html", with: ".bin"))
      else { return file }
      return OutputFile(path: path, content: .bytes(bytes.map { $0 ^ 0x55 }))
    }
    func inspect(_ changed: [OutputFile]) async {}
    func verdict(on site: StagedFiles, told: [Diagnostic]) async -> SiteVerdict { SiteVerdict() }
  }

  private let folder: TemporaryFolder
  private var output: String { folder.path + "/site" }

  init() throws { folder = try TemporaryFolder() }

  /// Writes the pages by way of the transforms, and says whether the site may be published.
  private func write(_ pages: [String: String], _ transforms: [any SiteTransform]) async throws -> Bool {
    let files = try pages.sorted { $0.key < $1.key }.map { path, text in
      OutputFile(path: try #require(OutputPath(path)), content: .text(text))
    }
    let staging = try SiteWriter(output: output).begin()
    var site = TransformedSite(staging, transforms)
    try site.write(OutputFile(path: .top("robots.txt"), content: .text("User-agent: *")))
    site.begin(expecting: files.map(\.path))
    try await site.write(files.map { $0.applying(transforms) })
    guard await site.verdict(told: []).mayBePublished else { return false }
    _ = try site.finish(in: "en")
    return true
  }

  private func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: output + "/" + path).map(Array.init)
  }

  @Test("pass each file on to the writer, in their order, and see as it was made what is new or changed")
  func order() async throws {
    let first = Witness()
    #expect(try await write(["a.html": "one", "b.html": "two"], [first, Sealing()]))
    #expect(read("a.bin") == Array("one".utf8).map { $0 ^ 0x55 } && read("a.html") == nil)
    #expect(
      first.seen.withLock { $0 } == ["expects robots.txt a.html b.html", "a.html one", "b.html two"])
    let second = Witness()
    #expect(try await write(["a.html": "one", "b.html": "other"], [second, Sealing()]))
    #expect(second.seen.withLock { $0 }.dropFirst() == ["b.html other"])
  }

  /// Finds fault with each file, by its name in the site.
  private struct Critic: SiteTransform {
    func begin(expecting: [OutputPath]) {}
    func applied(to file: OutputFile) -> OutputFile { file }
    func inspect(_ changed: [OutputFile]) async {}
    func verdict(on site: StagedFiles, told: [Diagnostic]) async -> SiteVerdict {
      SiteVerdict(
        diagnostics: site.map { file in
          Diagnostic(.error, .cannotWrite, "Bad", at: SourcePlace(file: "_site/" + file.path.text))
        })
    }
  }

  @Test("are told published names, and what they tell is told of the names in an open site")
  func publishedNames() async throws {
    let policy = AddressPolicy.opaque(nameKey: [7])
    let page = try #require(OutputPath("days/a/index.html"))
    let published = policy.published(page)
    let witness = Witness()
    let transforms: [any SiteTransform] = [witness, Critic()]
    let staging = try SiteWriter(output: output).begin()
    var site = TransformedSite(staging, transforms, under: policy)
    site.begin(expecting: [page])
    let before = site.mark
    let made = OutputFile(path: page, content: .text("one"))
    try await site.write([made.applying(transforms)])
    let paths = site.paths(since: before)
    #expect(paths == [page])
    #expect(witness.seen.withLock { $0 } == ["expects \(published)", "\(published) one"])
    let verdict = await site.verdict(told: [])
    #expect(verdict.diagnostics.map(\.place?.file) == ["_site/days/a/index.html"])
    _ = try site.finish(in: "pt")
    #expect(read(published.text) == Array("one".utf8) && read(page.text) == nil)
    let list = try #require(PathList.read(in: output))
    #expect(list.language == "pt" && list.paths == [page])
  }

  @Test("leave the old site as it is where one of them refuses the new one")
  func refusal() async throws {
    #expect(try await write(["a.html": "one"], [Witness()]))
    let both = ["a.html": "new", "b.html": "new"]
    #expect(try await !write(both, [Witness(refusing: "b.html"), Witness()]))
    #expect(read("a.html") == Array("one".utf8) && read("b.html") == nil)
    #expect(try await write(both, [Witness(), Witness(refusing: "c.html")]))
    #expect(read("a.html") == Array("new".utf8))
  }
}
