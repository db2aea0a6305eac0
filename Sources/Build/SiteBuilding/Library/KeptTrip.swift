import PageRenderer
import TripReading
import SiteWriting
import Caching
import Diagnostics
import Secrets
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning

/// A trip of a library as its last build left it in the site: as long as nothing has changed on which it depends, nor
/// anything of what was made of it, it need not be made again.
struct KeptTrip: Codable {
  /// The libraries that were open, by their files.
  private var libraries: [String] = []
  /// A hash of all that it depended on; empty as long as nothing is left of it.
  private var inputs = ""
  /// The zone by which a clock tells the trip's day.
  private(set) var zone: String?
  var summary: TripSummary
  var counts: TripCounts
  var diagnostics: [Diagnostic]
  /// What no file of any trip may hold. It stands in the trip's own folder on this machine, and all of that would have to
  /// be read again to learn it.
  var secrets: [Secret]
  /// Those in the trip's own folder of the site.
  var files: [OutputPath]
  /// Of its pages that search engines are told of, and of its files for machines.
  var pages: [OutputPath]
  var data: [OutputPath]

  init(
    _ trip: ReadyTrip, summary: TripSummary, counts: TripCounts, diagnostics: [Diagnostic],
    secrets: [Secret], files: [OutputPath], data: [OutputPath]
  ) {
    zone = trip.zone?.identifier
    self.summary = summary
    self.counts = counts
    self.counts.decoded = 0
    self.diagnostics = diagnostics
    self.secrets = secrets
    self.files = files
    pages = trip.plan.offered(trip.pages.map(\.path))
    self.data = data
  }

  var rules: ZoneRules? { zone.flatMap(ZoneRules.init) }

  /// What the last build left, if this one would make the same, with what is known of its files in the site.
  static func found(by stamp: TripStamp) async -> (trip: KeptTrip, part: KeptPart)? {
    guard stamp.isComplete, let part = partFile(of: stamp.options).read(KeptPart.self),
      let kept = file(of: stamp.options).read(KeptTrip.self), kept.inputs == part.inputs,
      kept.inputs == kept.inputs(of: stamp)
    else { return nil }
    let site = await kept.snapshot(of: stamp.options)
    return site.isComplete && site.hash == part.site ? (kept, part) : nil
  }

  /// Leaves a trip that was made to the next build, once the site is in its place.
  ///
  /// `wasTrue` says whether nothing had changed since before the trip was read. Nothing is left of one of which a file
  /// changed so shortly before that a further change would not show, or that depended on the cache. `libraries` are
  /// those that are open, `sought` tells what was looked for in the site.
  func keep(by stamp: TripStamp, wasTrue: Bool, libraries: [String], sought: String) async {
    guard stamp.isComplete, stamp.isSettled, wasTrue, !diagnostics.contains(where: { $0.code == .noCache })
    else { return }
    var kept = self
    kept.libraries = libraries
    kept.inputs = kept.inputs(of: stamp)
    Self.file(of: stamp.options).write(kept)
    await kept.keepPart(of: stamp.options, sought: sought)
  }

  /// The same of a trip that was left already: only where its files lie may be new, since each has another name in another
  /// folder unless the site took its place without them.
  func keepAgain(by stamp: TripStamp, _ part: KeptPart, sought: String, isUntouched: Bool) async {
    guard isUntouched else { return await keepPart(of: stamp.options, sought: sought, unless: part) }
    guard part.sought != sought else { return }
    var part = part
    part.sought = sought
    Self.partFile(of: stamp.options).write(part)
  }

  private func keepPart(of options: BuildOptions, sought: String, unless known: KeptPart? = nil) async {
    let site = await snapshot(of: options)
    let part = KeptPart(inputs: inputs, site: site.hash, sought: sought)
    if site.isComplete, part != known { Self.partFile(of: options).write(part) }
  }

  /// What the system says of its files. Under names that say nothing they lie among those of other trips.
  private func snapshot(of options: BuildOptions) async -> FolderSnapshot {
    options.addresses.isOpaque
      ? await FolderSnapshot.take(files, of: options)
      : await FolderSnapshot.takePart(of: options, in: options.root)
  }

  private static let format = "2"

  private func inputs(of stamp: TripStamp) -> String {
    let known = ["trip of a library", Self.format, stamp.options.site]
    return stamp.hash(libraries, and: known + stamp.wordsOfLibrary(in: rules))
  }

  /// One for each pair of a trip and its place in an output.
  private static func file(of options: BuildOptions) -> StampFile {
    StampFile(named: ["trip of a library", options.folder, options.site], for: options)
  }

  private static func partFile(of options: BuildOptions) -> StampFile {
    StampFile(named: ["part of a library's site", options.folder, options.site], for: options)
  }
}

extension BuildOptions {
  /// The outermost folder of the site in which a trip's files lie.
  var branch: String? { addresses.isOpaque ? String(AddressPolicy.folder.dropLast()) : root.first }
}

/// The files of a kept trip in the site. They are other files for the system after each build that changes anything else:
/// so this stands by itself, and what is large need not be written again.
struct KeptPart: Codable, Equatable {
  /// Of which making of the trip they are.
  var inputs: String
  /// A hash of what the system says of them.
  var site: String
  /// A hash of what was looked for in them and not found.
  var sought: String
}
