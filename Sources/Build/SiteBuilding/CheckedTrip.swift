import Caching
import Diagnostics
import PageRenderer
import TripChecking
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// What a check of a trip leaves beside what there is to say.
struct CheckedTrip {
  /// The days about which nobody has written, as in `BuildOutcome`.
  var unwritten: [(trip: TripID?, days: String, first: LocalDate)]
  /// What a library would tell of it; nil for a trip by itself, and for one that would not be in the site.
  var summary: TripSummary?
}

extension BuildWork {
  /// Looks at all of the trip.
  mutating func check(cache: BuildCache) async throws(BuildAborted) -> CheckedTrip {
    let guarded = try await compiler.read()
    let reading = compiler.checkable(guarded)
    let compiled = try await compiler.compile(reading)
    photos = compiled.ledger
    tellLeaks(of: compiled)
    let theme = try openTheme(compiled.theme)
    if options.isLocked { compiler.report(compiled.theme.findingsOfSealing) }
    let plan = SiteLinker.link([compiled])
    _ = openAtlas(for: plan, naming: compiled.names)
    compiler.noteFullness()
    cache.noteUse(by: options.folder, isWhole: false)
    // In a closed trip nobody writes any more.
    let days = compiled.trip.settings.isClosed ? [] : compiled.plan.unwrittenDays(until: compiled.plan.today)
    let unwritten: [(trip: TripID?, days: String, first: LocalDate)] =
      days.first.map { [(options.trip, TripChecker.ranges(of: days), $0)] } ?? []
    let givesAway = compiler.diagnostics.contains(where: \.tellsLeak)
    guard options.trip != nil, guarded.blocked == nil, !givesAway else {
      return CheckedTrip(unwritten: unwritten, summary: nil)
    }
    let files = MachineFiles(
      plan: plan, renderer: SiteRenderer(plan, [theme]), generator: options.generator)
    return CheckedTrip(unwritten: unwritten, summary: files.summaries.first)
  }
}
