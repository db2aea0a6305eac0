import Diagnostics
import TripModel
import TripPlanning

/// Purses and cards that run low, or from which more was taken than was in them.
///
/// What they hold and are called is told only where readers get it as well, and no sum that counts what they do not get:
/// what a build says is often read by others. So is the line that it is written in.
func checkAccounts(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  // Of a trip that is over nothing can be done about it any more.
  guard plan.profile.state != .ended, trip.budget?.accounts.isEmpty == false else { return [] }
  let review = AccountReview(of: trip)
  let rules = trip.settings.publish
  let isTold = rules.accounts && rules.budget == .all && trip.budget?.keptBack.isEmpty == true
  let isDelayed = trip.settings.publishDelay.map { $0.value > 0 } ?? false
  let isAllPublished =
    !isDelayed && trip.allCosts.allSatisfy { $0.keptBack.isEmpty }
    && (rules.prices || !trip.allCosts.contains(where: \.isBooking))
  func name(_ name: String) -> String { isTold ? "The account “\(name)”" : "An account" }
  func place(_ written: SourcePlace) -> SourcePlace { isTold ? written : SourcePlace(file: written.file) }
  let low = review.accounts.compactMap { written, account -> Diagnostic? in
    guard let level = account.level else { return nil }
    let isOverdrawn = level == .overdrawn
    let code = account.held.currency.code
    let sums =
      isOverdrawn
      ? " by \((-account.left).decimal) \(code)"
      : ": \(account.left.decimal) \(code) of \(account.held.decimal) are left"
    return Diagnostic(
      .warning, isOverdrawn ? .budgetUsed : .budgetNearlyUsed,
      name(written.name) + (isOverdrawn ? " is overdrawn" : " runs low")
        + (isTold && isAllPublished ? sums : ""),
      at: place(account.place),
      advice:
        "`tripbook budget` says what is in it. What was put into it since is written below it as `added`.")
  }
  let untold = review.withoutRate.map { account, currency in
    Diagnostic(
      .warning, .missingRate,
      name(account.name) + " has payments without a rate, so what is left in it is not known",
      at: place(account.place),
      advice:
        "Write what one \(isTold && isAllPublished ? currency.code : "unit of the other currency") is worth below `rates:`, or let `tripbook fetch rates` bring the rates."
    )
  }
  return low + untold
}
