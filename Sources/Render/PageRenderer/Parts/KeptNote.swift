import SiteLanguage
import TripPlanning

extension PageScope {
  /// What an author is told of a thing that readers do not get; nothing for what is published.
  func kept(_ mark: KeptMark?) -> TemplateValue {
    switch mark {
    case .draft: .text(words[.keptDraft])
    case .isPrivate: .text(words[.keptPrivate])
    case .until(let day): .text(words(.keptUntil, ["date": words.dates.plain(day)]))
    case .from(let day): .text(words(.keptFrom, ["date": words.dates.plain(day)]))
    case .nearHome: .text(words[.keptNearHome])
    case .withOthers: .text(words[.keptWithOthers])
    case nil: .none
    }
  }
}
