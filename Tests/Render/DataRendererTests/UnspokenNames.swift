import Localization
import SiteLanguage
import TripPlanning

extension LocalizedNames {
  /// Those of a plan in no language: what somebody wrote stands as it is.
  static func unspoken(_ plan: TripPlan) -> LocalizedNames {
    LocalizedNames(of: plan, in: Words(language: plan.profile.language, table: [:]))
  }
}
