import Diagnostics
import TripReading
import SiteWriting
import Caching
import PageRenderer
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning

/// A trip that is planned, with all that its part of a site is made of: nothing of its folder is needed any more but
/// the bytes of pictures.
struct ReadyTrip: Sendable {
  /// The plan of a site that holds this trip alone.
  let plan: SitePlan
  let renderer: SiteRenderer
  let zone: ZoneRules?
  /// None of them made yet.
  let pages: [SitePage]
  let pictures: RenderedPictures
  /// Preview cards, full pictures, and what texts show beside pictures.
  let files: [OutputFile]
  let generator: String

  var machineFiles: MachineFiles { MachineFiles(plan: plan, renderer: renderer, generator: generator) }
}
