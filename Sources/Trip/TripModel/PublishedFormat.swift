/// In which format the site has its pictures.
package enum PublishedFormat: String, CaseIterable, Hashable, Sendable, Codable {
  case jpeg, webp, avif

  /// What file names end in.
  package var ending: String { self == .jpeg ? "jpg" : rawValue }
  package var mediaType: String { "image/" + rawValue }
}
