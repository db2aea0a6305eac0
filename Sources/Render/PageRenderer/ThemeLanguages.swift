import SiteLanguage
import Synchronization

/// A theme's words and templates in the languages of the trips that are rendered with it: made once, however many ask for them.
final class ThemeLanguages: Sendable {
  struct Language: Sendable {
    let words: Words
    let templates: TemplateSet
  }

  /// By the BCP 47 tag of the trip, and whether it is still to come.
  private struct Key: Hashable {
    let tag: String
    let isAhead: Bool
  }

  private let languages = Mutex<[Key: Language]>([:])

  func known(_ tag: String, isAhead: Bool = false, _ make: () -> Language) -> Language {
    let key = Key(tag: tag, isAhead: isAhead)
    if let known = languages.withLock({ $0[key] }) { return known }
    let made = make()
    languages.withLock { $0[key] = made }
    return made
  }
}
