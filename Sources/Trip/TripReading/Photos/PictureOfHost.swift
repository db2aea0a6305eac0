import Diagnostics

/// A picture that a text shows from the network, and that lies in the folder under the same name: a blog that was
/// saved with its pictures has many of them.
struct PictureOfHost: Sendable {
  /// Where it was on the network: `cdn.example.org`.
  let host: String
  let written: String
  let file: String
  let place: SourcePlace

  /// Nil for an address that is on no host.
  init?(_ written: String, _ file: String, _ place: SourcePlace) {
    let scheme = ["https://", "http://", "//"].first { written.lowercased().hasPrefix($0) }
    guard let scheme else { return nil }
    let host = written.dropFirst(scheme.count).prefix { !"/?#:".contains($0) }.lowercased()
    if host.isEmpty { return nil }
    (self.host, self.written, self.file, self.place) = (host, written, file, place)
  }

  /// A word on each host, in the order in which they were met.
  static func notes(_ pictures: [PictureOfHost]) -> [Diagnostic] {
    var hosts: [String] = []
    var byHost: [String: [PictureOfHost]] = [:]
    for picture in pictures {
      if byHost[picture.host] == nil { hosts.append(picture.host) }
      byHost[picture.host, default: []].append(picture)
    }
    return hosts.compactMap { host in byHost[host].flatMap(note) }
  }

  private static func note(_ pictures: [PictureOfHost]) -> Diagnostic? {
    guard let first = pictures.first else { return nil }
    if pictures.count == 1 { return .guessedPicture(first.written, first.file, .folder, first.place) }
    let folders = Set(pictures.map { JournalReader.folder(of: $0.file) })
    let folder = folders.count == 1 ? folders.first ?? "" : ""
    let from = folder.isEmpty ? "this folder" : folder + "/"
    return Diagnostic(
      .note, .guessedPicture,
      "\(pictures.count) pictures on \(first.host.shortened) are shown from \(from), the only ones of their names",
      at: first.place,
      advice: "Look whether they are the right ones; of one that is not, write the path of the right one.")
  }
}
