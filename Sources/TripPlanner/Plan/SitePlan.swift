/// Everything that the site will hold, chosen, ordered and addressed: what renderers read, and all they read.
///
/// What is kept back (drafts, private things) has not come this far.
package struct SitePlan: Sendable {
  package var trips: [TripPlan]

  package init(trips: [TripPlan]) { self.trips = trips }
}
