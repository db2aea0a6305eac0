package import Diagnostics
package import TripModel
package import TripPlanning

/// What may be wrong in a trip although every file reads well. Nothing here keeps anything out of the site.
package enum TripChecker {
  /// All checks, one after the other.
  package static func check(_ trip: Trip, plan: TripPlan) -> [Diagnostic] {
    let next = plan.next.map { check($0) } ?? []
    let found = [
      checkBeginning(of: trip, plan), checkCameraClocks(of: trip), checkCameraShifts(plan),
      checkCameraZones(plan),
      checkSatelliteDates(plan),
      checkDescriptions(of: trip),
      checkPinsTogether(trip), checkGaps(in: plan, of: trip), checkPhotosLeftOut(of: trip, plan),
      checkPhotosFromFuture(plan),
      checkClips(plan), checkPapers(of: trip, plan), checkLikelyHome(of: trip, plan),
      checkDays(of: trip, plan), checkDoubtfulDays(of: trip, plan),
      checkExpenses(of: trip, plan), checkBookingRates(of: trip),
      checkBudgets(of: trip, plan), checkCategories(of: trip, plan), checkAccounts(of: trip, plan),
      checkAddress(of: trip), checkLanguage(of: trip, plan), checkMaps(plan), checkTags(of: trip, plan),
      checkAnchors(of: trip, plan),
      checkKinds(of: trip, plan),
      checkItinerary(plan, today: plan.today), checkCostsOnce(of: trip), checkExpensesOnce(of: trip),
      checkLargestExpense(plan), checkAttractionHours(of: trip),
      checkAttractionPictures(plan), next,
    ]
    return found.flatMap(\.self)
  }
}
