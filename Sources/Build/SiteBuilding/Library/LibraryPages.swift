import PageRenderer
import SiteOutput
import TripModel
import TripPlanning

/// What makes the pages that the trips of a library share, out of their plan and the shipped theme.
struct LibraryPages: Sendable {
  let make: @Sendable (LibraryPlan, Theme) -> [OutputFile]

  static let standard = LibraryPages { plan, _ in [LibraryIndex.file(of: plan)] }
}
