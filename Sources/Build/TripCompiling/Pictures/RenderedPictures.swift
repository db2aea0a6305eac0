import MediaRenderer
package import SiteOutput
import TripModel
package import TripPlanning

/// The pictures that could be made, by their originals: a plan that is made again may give them other addresses.
package struct RenderedPictures: Sendable {
  /// For each original its sizes, the narrowest first.
  private var pictures: [String: [MadePicture]] = [:]
  /// The same of pictures of people and of destinations, by their sizes as well.
  private var portraits: [Portrait: [MadePicture]] = [:]
  private var films: [String: OutputContent] = [:]
  /// Full pictures for download.
  private var originals: [String: OutputContent] = [:]
  /// What texts show beside pictures.
  package let media: MediaContents

  init(media: MediaContents) { self.media = media }

  /// Whether an original's sizes are there.
  func has(_ original: String) -> Bool { pictures[original] != nil }

  mutating func add(_ made: [MadePicture], of original: String) { pictures[original] = made }

  func hasPortrait(_ photo: PhotoPlan) -> Bool { portraits[Portrait(photo)] != nil }

  mutating func add(portrait made: [MadePicture], of photo: PhotoPlan) { portraits[Portrait(photo)] = made }

  /// Those of people and destinations, at the plan's addresses.
  package func portraits(for plan: TripPlan) -> [OutputFile] { files(of: plan.media.portraits) }

  func files(of portraits: [PhotoPlan]) -> [OutputFile] {
    portraits.flatMap { $0.files(of: self.portraits[Portrait($0)] ?? []) }
  }

  mutating func add(film: OutputFile, of original: String) { films[original] = film.content }

  mutating func add(original: OutputContent, of file: String) { originals[file] = original }

  /// The full pictures that the plan offers, at its addresses.
  package func originals(for plan: TripPlan) -> [OutputFile] {
    plan.media.photos.compactMap { photo in
      guard let offered = photo.original, let content = originals[photo.photo.file] else { return nil }
      return OutputFile(path: offered.path, content: content)
    }
  }

  /// The sizes of an original, the narrowest first.
  func sizes(of original: String) -> [MadePicture] { pictures[original] ?? [] }

  /// Those that the plan shows, at its addresses and in its order; each picture's files are named when they are asked
  /// for.
  package func files(for plan: TripPlan) -> some Sequence<OutputFile> {
    plan.media.photos.lazy.flatMap { photo -> [OutputFile] in
      let original = photo.photo.file
      let film = photo.film.flatMap { path in films[original].map { OutputFile(path: path, content: $0) } }
      return photo.files(of: pictures[original] ?? []) + [film].compactMap(\.self)
    }
  }
}

/// What may show somebody in one place and a destination in another, in sizes of its own in each.
private struct Portrait: Hashable {
  let original: String
  let widths: [Int]

  init(_ photo: PhotoPlan) {
    original = photo.photo.file
    widths = photo.derivatives.map(\.width)
  }
}
