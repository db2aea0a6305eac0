import Basemap
package import Diagnostics
import Digests
import Foundation
import OrderedWork
import PageRenderer
package import SiteOutput
import TripCompiling
package import TripModel
import TripPlanning

/// The site as its author sees it while it grows: everything that is kept back is in it, marked, and nothing is made
/// before it is asked for.
package struct Preview: ShownPreview {
  package let counts: TripCounts
  package let today: LocalDate
  let plan: SitePlan
  /// By which the trip's day is told.
  let zone: ZoneRules?
  private let pages: [OutputPath: SitePage]
  private let assets: [OutputPath: OutputContent]
  private let assetStamp: String
  private let photos: [OutputPath: PhotoPlan]
  private let originals: [OutputPath: OutputContent]
  private let days: [OutputPath: PreviewDay]
  private let previewRenderer: PreviewRenderer
  private let data: Later<[OutputPath: OutputContent]>
  private let summarize: @Sendable () -> [TripSummary]

  /// A file of the site as it is now, with what tells it, and all that it shows, from another version.
  package struct File: Sendable {
    package var content: OutputContent
    package var stamp: String
  }

  /// What of a preview is not made by its renderer.
  struct Stock {
    var originals: [OutputFile]
    var media: [OutputFile]
    var days: [OutputPath: PreviewDay]
    var previewRenderer: PreviewRenderer
    var counts: TripCounts
    var zone: ZoneRules?
  }

  /// `data` makes the files for machines, which are seldom asked for, and `summaries` what a library asks of its trips.
  static func prepare(
    _ plan: SitePlan, today: LocalDate, renderer: SiteRenderer, atlas: Atlas?, stock: Stock,
    data: @escaping @Sendable () -> [OutputFile], summaries: @escaping @Sendable () -> [TripSummary]
  ) -> Preview {
    let pages: [OutputPath: SitePage] = Dictionary(
      renderer.pages(on: atlas).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let assets = renderer.assets + stock.media
    let photos: [OutputPath: PhotoPlan] = plan.trips.reduce(into: [:]) { photos, trip in
      for photo in trip.media.photos + trip.media.portraits {
        for size in photo.derivatives { photos[size.path] = photo }
        if let film = photo.film { photos[film] = photo }
        if let original = photo.original { photos[original.path] = photo }
      }
    }
    var counts = stock.counts
    counts.pages = pages.count
    return Preview(
      counts: counts, today: today, plan: plan, zone: stock.zone, pages: pages,
      assets: Self.contents(of: assets),
      assetStamp: Self.stamp(assets), photos: photos, originals: Self.contents(of: stock.originals),
      days: stock.days, previewRenderer: stock.previewRenderer, data: Later { Self.contents(of: data()) },
      summarize: summaries)
  }

  /// By their addresses; of several at one, the first.
  static func contents(of files: [OutputFile]) -> [OutputPath: OutputContent] {
    Dictionary(files.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// The file at an address; nil where the site has none.
  package func file(_ path: OutputPath) async -> File? {
    if let page = pages[path] {
      return File(page.file, assetStamp: assetStamp) { photos[$0]?.photo.contentHash }
    }
    if let picture = picture(at: path) { return await picture.file(by: previewRenderer) }
    return (assets[path] ?? data.value[path]).map { File($0, assetStamp: assetStamp) }
  }

  /// What is shown at an address, where that is a picture's.
  func picture(at path: OutputPath) -> PreviewPicture? {
    photos[path].map { PreviewPicture(photo: $0, path: path, original: originals[path]) }
  }

  /// What may be asked of each trip without its plan.
  var summaries: [TripSummary] { summarize() }

  /// The addresses of its pages.
  var allPages: [OutputPath] { pages.keys.sorted() }

  /// By the pages that show them.
  var allDays: [OutputPath: PreviewDay] { days }

  /// The day that a page is about; nil for pages about anything else.
  package func day(at path: OutputPath) -> PreviewDay? { days[path] }

  package func dayOfTrip(at path: OutputPath) -> (day: PreviewDay, trip: TripID?)? {
    days[path].map { (day: $0, trip: nil) }
  }

  /// Makes the pictures that are not kept yet; see `PreviewRenderer.render`.
  package func renderPictures(made: (_ done: Int, _ of: Int) -> Void) async -> Bool {
    await previewRenderer.render(plan.trips.flatMap { $0.media.photos + $0.media.portraits }, made: made)
  }

  static func stamp(_ assets: [OutputFile]) -> String {
    var all: [UInt8] = []
    for asset in assets {
      all += asset.path.text.utf8
      if case .bytes(let bytes) = asset.content { all += ContentHash.of(bytes).hex.utf8 }
    }
    return ContentHash.of(all).hex
  }
}

/// A picture of a preview at one of its addresses.
struct PreviewPicture: Sendable {
  let photo: PhotoPlan
  let path: OutputPath
  /// What is published of the original, where this is it.
  let original: OutputContent?

  /// Nil where it cannot be made.
  func file(by renderer: PreviewRenderer) async -> Preview.File? {
    if let original { return Preview.File(content: original, stamp: stamp) }
    return await renderer.picture(photo, at: path).map { Preview.File(content: $0, stamp: stamp) }
  }

  private var stamp: String {
    ContentHash.of((photo.photo.contentHash + (path.parts.last ?? "")).utf8).hex
  }
}

extension Preview.File {
  /// A page: `picture` tells the contents of what it shows, for a picture may change and keep its address.
  init(_ page: OutputFile, assetStamp: String, picture: (OutputPath) -> String?) {
    guard case .bytes(let bytes) = page.content else {
      self.init(content: page.content, stamp: assetStamp)
      return
    }
    var shown = bytes
    shown += assetStamp.utf8
    for content in PictureLinks(bytes).targets(from: page.path).compactMap(picture) { shown += content.utf8 }
    self.init(content: page.content, stamp: ContentHash.of(shown).hex)
  }

  /// Anything else.
  init(_ content: OutputContent, assetStamp: String) {
    switch content {
    case .bytes(let bytes): self.init(content: content, stamp: ContentHash.of(bytes).hex)
    case .portions(let file):
      let bytes = file.bytes
      self.init(content: .bytes(bytes), stamp: ContentHash.of(bytes).hex)
    case .copy, .pieces: self.init(content: content, stamp: assetStamp)
    }
  }
}

/// The addresses of pictures in a page, each once, in order: whatever ends as one within an attribute.
private struct PictureLinks {
  private(set) var addresses: [String] = []

  private static let endings: [[UInt8]] = [".jpg", ".webp", ".avif", ".png", ".mp4"].map { Array($0.utf8) }

  init(_ page: [UInt8]) {
    var seen: Set<ArraySlice<UInt8>> = []
    var start = 0
    for (index, byte) in page.enumerated() where Self.ends(byte) {
      let link = page[start..<index]
      start = index + 1
      guard
        Self.endings.contains(where: { link.count > $0.count && link.suffix($0.count).elementsEqual($0) }),
        seen.insert(link).inserted
      else { continue }
      let address = String(decoding: link, as: UTF8.self)
      addresses.append(address.removingPercentEncoding ?? address)
    }
  }

  /// What they lead to from a page.
  func targets(from page: OutputPath) -> [OutputPath] {
    let folder = page.parts.dropLast()
    return addresses.compactMap { address in
      var parts = folder
      for part in address.split(separator: "/") {
        if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
      }
      return OutputPath(parts.joined(separator: "/"))
    }
  }

  /// Whether a byte stands before or behind a link, in `src` or in `srcset`.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == 0x0A
  }
}
