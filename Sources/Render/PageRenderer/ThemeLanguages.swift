import SiteLanguage
import Synchronization

/// A theme's words and templates in the languages of the trips that are rendered with it: made once, however many ask for them.
final class ThemeLanguages: Sendable {
  struct Language: Sendable {
    let words: Words
    let templates: TemplateSet
  }

  /// By the BCP 47 tag of the trip.
  private let languages = Mutex<[String: Language]>([:])

  func known(_ tag: String, _ make: () -> Language) -> Language {
    if let known = languages.withLock({ $0[tag] }) { return known }
    let made = make()
    languages.withLock { $0[tag] = made }
    return made
  }
}
