import Caching
import Diagnostics
import MediaRenderer
import SiteOutput
import TripModel
import TripPlanning

extension TripCompiler {
  /// Offers the full pictures, where the traveller wants that. One of which nobody can say what else is in it is not
  /// offered, and neither is any that is kept back.
  ///
  /// What the files will hold goes to the pictures, what the plan says of them to the facts.
  mutating func offerOriginals(
    of chosen: [PhotoPlan], askedAt: SourcePlace?, _ pictures: inout RenderedPictures,
    _ facts: inout MediaFacts
  ) async {
    guard let cache, let askedAt else { return }
    // A clip is published whole already.
    let photos = chosen.filter { $0.kept == nil && !$0.photo.isClip }
    let renderer = OriginalRenderer(cache: cache, workers: options.workers)
    for (photo, result) in zip(photos, await renderer.originals(of: photos, in: options.folder)) {
      switch result {
      case .success(let original):
        facts.originals[photo.photo.file] = OriginalFacts(
          ending: original.ending, byteCount: original.file.byteCount)
        pictures.add(original: .pieces(original.file), of: photo.photo.file)
      case .failure(let problem): report(.originalNotOffered(photo.photo.file, problem))
      }
    }
    let sum = facts.originals.values.reduce(0) { $0 + $1.byteCount }
    if let note = OriginalWeight(byteCount: sum).diagnostic(at: askedAt) { report(note) }
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
