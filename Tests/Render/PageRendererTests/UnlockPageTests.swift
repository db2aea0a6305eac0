import Claims
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The page that asks for a password")
struct UnlockPageTests {
  /// The page of a trip, with a text in the place of what is sealed.
  private func written(_ trip: Trip, isBelow: Bool = false, sealed: String = "U0VB") throws -> String {
    let renderer = try unwrapped(TripRenderer.open(theme: try ShippedTheme.read()).renderer)
    let shells = renderer.unlockShells(of: try BuiltSite(trip).plan.trips[0])
    let shell = isBelow ? shells.below : shells.top
    return String(decoding: shell.before + Array(sealed.utf8) + shell.after, as: UTF8.self)
  }

  @Test(
    "reads as a page, with a field for the password and the page that is sealed", arguments: [false, true])
  func form(isBelow: Bool) throws {
    let text = try written(SampleTrips.full(), isBelow: isBelow)
    let page = try PageReader(text)
    let fields = page.all("input").filter { $0.attributes["hidden"] == nil }.map { $0.attributes["type"] }
    claim(fields, is: ["password", "checkbox"])
    // By it what keeps passwords knows that there is no name to keep.
    #expect(page.all("input").contains { $0.attributes["autocomplete"] == "username" })
    #expect(page.all("form").first?.attributes["hidden"] != nil)
    claim(page.text(in: "title"), is: "Locked pages")
    claim(page.text(in: "h1"), is: "Locked pages")
    claim(text, has: #"<script type="text/plain" id="sealed">U0VB</script>"#)
    claim(text, has: "<noscript><p>These pages are locked. They need JavaScript and the password.</p>")
  }

  @Test(
    "leads to the keys, the script and the look at the top of the site",
    arguments: [("./", false), ("../../", true)])
  func depth(root: String, isBelow: Bool) throws {
    let text = try written(SampleTrips.full(), isBelow: isBelow)
    let page = try PageReader(text)
    claim(page.all("html").first?.attributes["data-root"], is: root)
    let scripts = page.all("script").compactMap { $0.attributes["src"] }
    claim(scripts, is: [root + "assets/unlock.js", root + "keys.js"])
    let sheets = page.all("link").filter { $0.attributes["rel"] == "stylesheet" }
    claim(sheets.map { $0.attributes["href"] }, is: [root + "assets/unlock.css"])
  }

  @Test("lets nothing in from elsewhere, and asks to be listed nowhere")
  func policy() throws {
    let page = try PageReader(try written(SampleTrips.full()))
    let policy = page.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
    claim(
      policy?.attributes["content"],
      is: "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; "
        + "font-src 'self' blob:; style-src 'self'; base-uri 'none'; form-action 'none'")
    #expect(page.all("meta").contains { $0.attributes["content"] == "noindex" })
  }

  @Test("is the same for every trip of a language: it has nothing of any")
  func nothingOfTheTrip() throws {
    var other = Trip(folderName: "elsewhere")
    other.settings.language = try SampleTrips.full().settings.language
    try claim(written(SampleTrips.full()), is: written(other))
  }

  @Test("has a word for all that may go wrong")
  func words() throws {
    let page = try PageReader(try written(SampleTrips.full()))
    let form = try unwrapped(page.all("form").first)
    for name in ["opening", "wrong", "damaged", "keyless", "insecure", "broken", "lock"] {
      claim(form.attributes["data-" + name]?.isEmpty, is: false, "\(name)")
    }
  }

  @Test("has its look and its script in sealed sites alone, whoever shares the others")
  func files() throws {
    let renderer = try unwrapped(TripRenderer.open(theme: try ShippedTheme.read()).renderer)
    let names = ["assets/unlock.css", "assets/unlock.js"]
    claim(renderer.unlockAssets.map(\.path.text), is: names)
    let site = try BuiltSite.full()
    #expect(!site.files.contains { $0.hasSuffix("unlock.js") || $0.hasSuffix("unlock.css") })
    let library = try BuiltLibrary(try LibrarySamples.trips()).plan
    let shared = try unwrapped(LibraryRenderer.open(theme: try ShippedTheme.read()).renderer)
    claim(shared.unlockAssets.map(\.path.text), is: names)
    #expect(!shared.assets(of: library).contains { names.contains($0.path.text) })
    let shells = shared.unlockShells(of: library)
    #expect(shells.below.after == shells.top.after && shells.below.before != shells.top.before)
  }
}
