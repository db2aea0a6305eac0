import BuildCache
import Diagnostics
import PhotoRenderer
import SiteOutput
import TripModel
import TripPlanner

extension TripCompiler {
  /// Offers the full pictures, where the traveller wants that. One of which nobody can say what else is in it is not
  /// offered, and neither is any that is kept back.
  ///
  /// - Returns: their files, at the addresses that the plan now has for them.
  mutating func offerOriginals(in plan: inout TripPlan) async -> [OutputFile] {
    guard let cache, let asked = plan.originalsAt else { return [] }
    var files: [OutputFile] = []
    // A clip is published whole already.
    let photos = plan.photos.filter { $0.kept == nil && !$0.photo.isClip }
    let renderer = OriginalRenderer(cache: cache, workers: order.workers)
    for (photo, result) in zip(photos, await renderer.originals(of: photos, in: order.folder)) {
      switch result {
      case .success(let original):
        plan.offerOriginal(of: photo.id, ending: original.ending, byteCount: original.file.byteCount)
        if let offered = plan[photo.id].original {
          files.append(OutputFile(path: offered.path, content: .pieces(original.file)))
        }
      case .failure(let problem): diagnostics.append(.originalNotOffered(photo.photo.file, problem))
      }
    }
    let sum = plan.photos.reduce(0) { $0 + ($1.original?.byteCount ?? 0) }
    if let note = OriginalWeight(byteCount: sum).diagnostic(at: asked) { diagnostics.append(note) }
    return files
  }
}

/// What all full pictures of a trip weigh together, which is soon more than a host takes.
struct OriginalWeight {
  var byteCount: Int

  /// Half of what free hosts for sites take.
  private static let much = 500_000_000

  func diagnostic(at place: SourcePlace) -> Diagnostic? {
    guard byteCount > Self.much else { return nil }
    let tenths = (byteCount + 50_000_000) / 100_000_000
    return Diagnostic(
      .note, .heavyOriginals,
      "Full pictures for download: the site is larger by \(tenths / 10).\(tenths % 10) GB", at: place,
      advice:
        "Hosts have limits, often 1 GB. Delete the line, or write `originals: no`, to offer none."
    )
  }
}
