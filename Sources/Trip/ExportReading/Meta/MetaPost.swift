import Importing
import JSONText
import TripModel

/// What a post says, in either network.
struct MetaPost {
  /// A picture or film of a post.
  struct Medium {
    /// Where it lies, as the export writes it.
    var address: String
    var caption: String?
    var position: Coordinate?
    /// When the camera says that it was taken, in seconds since 1970.
    var taken: Int?
  }

  /// When it was posted, in seconds since 1970.
  var seconds: Int
  /// Plain, as it was written.
  var text: String?
  var media: [Medium] = []
  var place: String?
  var position: Coordinate?
  /// Addresses that were shared.
  var links: [String] = []
  /// Whether it was to be seen for a day: those of one day are one entry.
  var isStory = false

  /// Where it was, as far as that tells a clock.
  var whereabouts: Coordinate? { position ?? media.lazy.compactMap(\.position).first }

  /// Whether it may be told where it was: not where any of its positions is one near which nothing is told.
  func isPlaced(_ request: ImportRequest) -> Bool {
    !([position] + media.map(\.position)).contains { $0.map { request.isPrivate($0) } ?? false }
  }

  var isEmpty: Bool { text == nil && media.isEmpty && place == nil && links.isEmpty }
}

extension MetaPost.Medium {
  /// Of what both networks say of a picture or film; its caption is up to them.
  init?(_ node: JSONNode) {
    guard let address = node["uri"]?.filledText else { return nil }
    self.address = MetaText.mended(address)
    let metadata = ["photo_metadata", "video_metadata"].compactMap { node["media_metadata", $0] }
    let records = metadata.flatMap { [$0] + ($0["exif_data"]?.items ?? []) }
    position = records.lazy.compactMap { LooseJSON.position($0["latitude"], $0["longitude"]) }.first
    taken = records.lazy.compactMap { $0["taken_timestamp"]?.metaSeconds }.first
  }
}
