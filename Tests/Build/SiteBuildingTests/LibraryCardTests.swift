import Diagnostics
import SiteOutput
import TripModel
import TripPlanning
import TripReading
import Caching
import SiteWriting
import PageRenderer
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("The card of a library")
struct LibraryCardTests {
  @Test("is a picture for messages that hold a link to a shared page, where the library has an address")
  func card() async throws {
    var files = SmallLibrary.three
    let plain = try SmallLibrary(files)
    #expect(await plain.build().isWritten)
    #expect(try plain.tree().files["card.png"] == nil)
    files["library.yml"] = "title: Where we have been\nurl: https://example.org/trips/\n"
    let library = try SmallLibrary(files)
    #expect(await library.build().isWritten)
    let tree = try library.tree()
    let card = try #require(tree.files["card.png"])
    #expect(card.count > 5_000 && card.count < 150_000)
    for (name, text) in tree.pages where !name.contains("404") {
      let isShared = ["belem/", "tokyo/", "rome/"].allSatisfy { !name.hasPrefix($0) }
      #expect(text.contains("content=\"https://example.org/trips/card.png\"") == isShared, "\(name)")
    }
    // The same from another cache.
    var other = library
    other.order.cacheFolder += "-other"
    other.order.output += "-other"
    #expect(await other.build().isWritten)
    #expect(try other.tree() == tree)
  }
}
