import Foundation
import Testing

/// A picture that something keeps back, for the tests of all that may show one: where it lies, and what lies beside it.
struct KeptPicture: CustomTestStringConvertible {
  let file: String
  var beside: [String: String] = [:]

  var testDescription: String { ([file] + beside.keys.sorted()).joined(separator: ", ") }

  /// All ways in which a picture of this name is kept back that would lie in a folder.
  static func all(_ name: String, in folder: String) -> [KeptPicture] {
    let open = "\(folder)/\(name).jpg"
    let text = "\(folder)/\(name).md"
    return [
      KeptPicture(file: "private/\(name).jpg"),
      KeptPicture(file: open, beside: [text: "---\nprivate: yes\n---\n"]),
      KeptPicture(file: open, beside: ["\(open).md": "---\nprivate: perhaps\n---\n"]),
      KeptPicture(file: open, beside: ["\(folder)/album.md": "---\nprivate: yes\n---\n"]),
      KeptPicture(file: open, beside: [text: "---\nleave out: yes\n---\n"]),
      KeptPicture(file: open, beside: [".tripbookignore": "\(folder)/\n"]),
    ]
  }

  /// A library of one trip, `rome`, with the picture and what lies beside it in a folder of it, and a list that names the
  /// picture.
  func library(of folder: String, _ list: String, _ text: String) throws -> SmallLibrary {
    var files = ["library.yml": "", "rome/trip.yml": "travellers: [Ana]\n"]
    files["rome/journal/2026-05-03-a.md"] = "Words.\n"
    files[folder + list] = text
    for (file, text) in beside { files[folder + file] = text }
    let library = try SmallLibrary(files)
    try Self.write(folder + file, in: library)
    return library
  }

  /// Writes the picture itself.
  static func write(_ file: String, in library: SmallLibrary) throws {
    let good = Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
    try library.workspace.write("trips/" + file, bytes)
  }
}
