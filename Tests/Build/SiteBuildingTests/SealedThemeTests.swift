import Diagnostics
import Foundation
import SiteBuilding
import SiteOutput
import SiteSealing
import Testing
import TripCompiling

@Suite("A theme of one's own in a site with a password")
struct SealedThemeTests {
  private static let letters = #"@font-face { font-family: Own; src: url( "letters/own.woff2" ) }"#
  private static let sign =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>"#

  /// A sheet that names letters and a drawing, and what else it is to say.
  private static func site(
    _ more: String = "", _ others: [String: String] = [:]
  ) async throws -> ProtectedSite {
    var files = others
    files["assets/variables.css"] = letters + "\np { background: url('sign.svg#a') }\n" + more
    files["assets/letters/own.woff2"] = "letters"
    files["assets/sign.svg"] = sign
    return try await ProtectedSite(files)
  }

  private static func name(_ path: String, _ site: ProtectedSite) throws -> String {
    let path = try #require(OutputPath("assets/own/" + path))
    return String(site.key.addresses.published(path).text.dropFirst(AddressPolicy.folder.count))
  }

  @Test("A sheet names its letters and pictures as they are published")
  func links() async throws {
    let site = try await Self.site()
    let sheet = try #require(SealedTree(site.path, site.key).files["assets/own/variables.css"])
    let text = String(decoding: sheet, as: UTF8.self)
    let (letters, sign) = (try Self.name("letters/own.woff2", site), try Self.name("sign.svg", site))
    #expect(text.contains("src: url(\"\(letters)\") }"))
    #expect(text.contains("background: url(\"\(sign)\") }"))
    #expect(try await site.audit(site.keys) == [])
  }

  @Test("A script of one's own is told, and what a sheet imports; an empty script is not")
  func findings() async throws {
    let others = ["assets/site.js": "document.title = 'Ours';\n", "assets/viewer.js": "\n"]
    let site = try await Self.site("@import 'other.css';", others)
    for outcome in [await SiteBuilder.build(site.order), await SiteBuilder.check(site.order)] {
      let found = outcome.diagnostics.filter { $0.code == .sealedTheme }
      #expect(found.map(\.place?.file) == ["assets/site.js", "assets/variables.css"])
      #expect(found.allSatisfy { $0.severity == .warning && $0.advice != nil })
    }
  }

  @Test("Nothing is told of it in a site that everybody can read")
  func open() async throws {
    let site = try await Self.site("", ["assets/site.js": "document.title = 'Ours';\n"])
    try site.workspace.write("trip/trip.yml", "title: Lisbon in May\n")
    let outcome = await SiteBuilder.build(site.order)
    #expect(outcome.isWritten && outcome.diagnostics.allSatisfy { $0.code != .sealedTheme })
  }
}
