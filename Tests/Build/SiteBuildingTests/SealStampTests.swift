import Foundation
import SiteOutput
import SiteSealing
import Testing
import TripCompiling

@testable import SiteBuilding

@Suite("What a sealed site was made of")
struct SealStampTests {
  @Test("is no longer true where another build changes the open site meanwhile")
  func changed() async throws {
    let site = try await ProtectedSite()
    let sealed = site.order.cacheFolder + "/sealed"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: sealed).first)
    var options = site.order
    options.addresses = site.key.addresses
    options.mirror = "\(sealed)/\(name)/site"
    let taken = await SealStamp.take(of: options, at: options.output, code: "a")
    let stamp = try #require(taken)
    #expect(await stamp.isStillTrue())
    try Data("other".utf8).write(to: URL(fileURLWithPath: options.site + "/index.html"))
    #expect(await !stamp.isStillTrue())
  }
}
