import Claims
import Foundation
import Testing
import TripModel

@testable import TripReading

@Suite("The shipped theme")
struct ShippedFilesTests {
  /// A folder with the theme's parts, made for a test and taken away behind it.
  private final class Shipped {
    let folder = NSTemporaryDirectory() + "shipped-" + UUID().uuidString

    func write(_ name: String, _ text: String) throws {
      let file = URL(filePath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      // Only what has rested is known again.
      Thread.sleep(forTimeInterval: 0.05)
    }

    func theme(_ language: String = "en") -> Theme { TripReader.shippedTheme(folder, language: language) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  @Test("is read again where one of its files has changed, and is otherwise the same")
  func changed() throws {
    let shipped = Shipped()
    try shipped.write("templates/words/en.yml", "hello: Hello\n")
    try shipped.write("templates/page.mustache", "{{one}}")
    try shipped.write("templates/parts/of/it.mustache", "{{two}}")
    try shipped.write("assets/a.js", "// a\nb = 1;\n")
    for _ in 1...2 {
      let theme = shipped.theme()
      claim(theme.phrases["hello"], is: ["other": "Hello"])
      claim(theme.templates.mapValues(\.text), is: ["page": "{{one}}", "parts/of/it": "{{two}}"])
      claim(theme.assets["a.js"].map { String(decoding: $0, as: UTF8.self) }, is: "b=1;")
    }
    try shipped.write("templates/words/en.yml", "hello: Hello there\n")
    try shipped.write("templates/page.mustache", "{{three}}")
    try shipped.write("assets/a.js", "c = 1;\n")
    try shipped.write("templates/words/de.yml", "hello: Hallo\n")
    let theme = shipped.theme()
    claim(theme.phrases["hello"], is: ["other": "Hello there"])
    claim(theme.templates["page"]?.text, is: "{{three}}")
    claim(theme.assets["a.js"].map { String(decoding: $0, as: UTF8.self) }, is: "c=1;")
    claim(shipped.theme("de").phrases["hello"], is: ["other": "Hallo"])
  }

  @Test("is tried again where a file could not be read, and kept once it could")
  func failed() {
    let shelf = Shelf<String, Int>(true)
    var numbers: [Int?] = [nil, 1, 2]
    let found = (1...3).map { _ in shelf.found(for: "a") { _ in numbers.removeFirst() } }
    claim(found, is: [nil, 1, 1])
  }

  @Test("has the files of its folders in the order of their names, but for hidden ones, and follows links")
  func listed() throws {
    let shipped = Shipped()
    for name in ["b.css", "a/z.css", ".hidden", "a/.git/x"] { try shipped.write("assets/" + name, "") }
    try FileManager.default.createSymbolicLink(
      atPath: shipped.folder + "/assets/c.css", withDestinationPath: "b.css")
    try FileManager.default.createSymbolicLink(
      atPath: shipped.folder + "/assets/d", withDestinationPath: "a")
    claim(ShippedFiles.all(below: shipped.folder + "/assets").map(\.name), is: ["a/z.css", "b.css", "c.css"])
  }
}
