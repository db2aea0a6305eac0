import Diagnostics
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning

/// A trip of a library as its last build left it in the site: as long as nothing has changed on which it depends, nor
/// anything of what was made of it, it need not be made again.
struct KeptTrip: Codable {
  /// The libraries that were open, by their files.
  private var libraries: [String] = []
  /// Hashes of all that it depended on, and of what stands in the site.
  private var inputs = ""
  private var site = ""
  /// The zone by which a clock tells the trip's day.
  private(set) var zone: String?
  private var isComplete = false
  var summary: TripSummary
  var counts: TripCounts
  var diagnostics: [Diagnostic]
  /// Those in the trip's own folder of the site.
  var files: [OutputPath]
  /// Of its pages, and of its files for machines.
  var pages: [OutputPath]
  var data: [OutputPath]

  init(
    _ trip: ReadyTrip, summary: TripSummary, counts: TripCounts, diagnostics: [Diagnostic],
    files: [OutputPath], data: [OutputPath]
  ) {
    zone = trip.zone?.identifier
    self.summary = summary
    self.counts = counts
    self.counts.decoded = 0
    self.diagnostics = diagnostics
    self.files = files
    pages = trip.pages.map(\.path)
    self.data = data
  }

  var rules: ZoneRules? { zone.flatMap(ZoneRules.init) }

  /// What the last build left, if this one would make the same.
  static func found(by stamp: TripStamp) async -> KeptTrip? {
    guard stamp.isComplete, let kept = file(of: stamp.options).read(KeptTrip.self), kept.isComplete,
      kept.inputs == kept.inputs(of: stamp)
    else { return nil }
    let part = await FolderSnapshot.takePart(of: stamp.options, in: stamp.options.root)
    return part.isComplete && part.hash == kept.site ? kept : nil
  }

  /// Leaves it to the next build, once the site is in its place.
  ///
  /// `wasTrue` says whether nothing had changed since before the trip was read. Nothing is left of one of which a file
  /// changed so shortly before that a further change would not show, or that depended on the cache.
  func keep(by stamp: TripStamp, wasTrue: Bool) async {
    guard stamp.isComplete, stamp.isSettled, wasTrue, !diagnostics.contains(where: { $0.code == .noCache })
    else { return }
    let part = await FolderSnapshot.takePart(of: stamp.options, in: stamp.options.root)
    guard part.isComplete else { return }
    var kept = self
    kept.libraries = TripStamp.openLibraries
    (kept.inputs, kept.site, kept.isComplete) = (kept.inputs(of: stamp), part.hash, true)
    Self.file(of: stamp.options).write(kept)
  }

  private static let format = "1"

  private func inputs(of stamp: TripStamp) -> String {
    let options = stamp.options
    return stamp.hash(
      libraries,
      and: [
        "trip of a library", Self.format, options.output, options.root.joined(separator: "/"),
        options.trip?.folder ?? "", options.siteAddress?.text ?? "",
        options.library?.title ?? "", options.library?.language ?? "",
        options.today.date(in: rules).description,
      ])
  }

  /// One for each pair of a trip and its place in an output.
  private static func file(of options: BuildOptions) -> StampFile {
    StampFile(named: ["trip of a library", options.folder, options.output], for: options)
  }
}
