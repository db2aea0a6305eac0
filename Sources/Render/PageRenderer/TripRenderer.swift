package import Basemap
package import Diagnostics
package import Lettering
package import Localization
import SiteLanguage
package import SiteOutput
package import TripModel
package import TripPlanning

/// From the plan of a trip to its pages, through the templates of its theme. Pure: the same plan and theme give the
/// same bytes.
package struct TripRenderer: Sendable {
  private let templates: ParsedTemplates
  private let phrases: [String: [String: String]]
  private let phraseLanguage: String?
  private let assets: [String: [UInt8]]
  /// The look and the script of the page that asks for a password.
  package let unlockAssets: [OutputFile]
  private let ownAssets: Set<String>
  private let sheets: OwnSheets
  private let languages = ThemeLanguages()

  /// Reads a theme; nil with the reasons where one of its templates or its words cannot be used.
  package static func open(theme: Theme) -> (renderer: TripRenderer?, diagnostics: [Diagnostic]) {
    let (templates, findings) = ParsedTemplates.read(theme)
    let gaps = Words.gaps(in: theme.phrases).map { Diagnostic.missingWords($0) }
    guard let templates, gaps.isEmpty else { return (nil, findings + gaps) }
    return (TripRenderer(templates: templates, theme: theme), findings)
  }

  private init(templates: ParsedTemplates, theme: Theme) {
    self.templates = templates
    phrases = theme.phrases
    phraseLanguage = theme.phraseLanguage
    // What shared or sealed pages have is of no use to a trip, unless it has a file of that name for pages of its own.
    let others = LibraryRenderer.ownFiles.union(UnlockPage.files)
    assets = theme.assets.filter { !others.contains($0.key) || theme.ownAssets.contains($0.key) }
    unlockAssets = UnlockPage.assets(of: theme.assets, own: theme.ownAssets)
    ownAssets = theme.ownAssets
    sheets = OwnSheets(theme)
  }

  /// What the things of a trip are called in its language.
  package func names(of trip: TripPlan) -> LocalizedNames { LocalizedNames(of: trip, in: words(of: trip)) }

  private func words(of trip: TripPlan) -> Words { localized(for: trip).words }

  private func localized(for trip: TripPlan) -> ThemeLanguages.Language {
    let (tag, isAhead) = (trip.profile.language, trip.toldState == .planned)
    return languages.known(tag, isAhead: isAhead) {
      let all = Words(language: tag, table: phrases, in: phraseLanguage)
      let words = isAhead ? all.ahead : all
      return ThemeLanguages.Language(words: words, templates: templates.localized(in: words))
    }
  }

  func site(of trip: TripPlan, on atlas: Atlas?, cards: Set<OutputPath> = []) -> TripSite {
    let language = localized(for: trip)
    let names = LocalizedNames(of: trip, in: language.words)
    return TripSite(
      plan: trip.typeset.callingUntitled { names.title(of: $0) }, names: names, words: language.words,
      templates: language.templates, sheets: sheets, atlas: atlas, cards: cards)
  }

  /// What a server shows where there is no page.
  func missingPage(of trip: TripPlan) -> SitePage {
    let page = MissingPage(of: site(of: trip, on: nil))
    return SitePage(page.path) { page.file }
  }

  /// The page that asks for the password of a sealed site, but for what is sealed in it.
  package func unlockShells(of trip: TripPlan) -> UnlockShells {
    let language = localized(for: trip)
    return UnlockPage(
      language: trip.profile.language, words: language.words, templates: language.templates
    ).shells
  }

  /// What some entries say, as markup that is read away from the site: for its feed.
  package func articles(of trip: TripPlan, entries: some Sequence<EntryPlan>) -> [String] {
    let site = site(of: trip, on: nil)
    return entries.map { entry in
      let scope = PageScope(site: site, path: trip.addresses.feed ?? trip.addresses.home, isElsewhere: true)
      let article = EntryArticle(scope: scope, id: entry.id)
      let lead = entry.lead.map { HTML.element("p", [], HTML(escaping: $0)) } ?? .empty
      return (lead + article.leadFigure + article.body(topLevel: 2, hasInitial: false)).text
    }
  }

  /// What calendar programs show of each event, and what they remind of, in the site's language.
  package func calendarTexts(of trip: TripPlan) -> (
    events: [String], places: [String?], journal: String, expenses: String
  ) {
    let site = site(of: trip, on: nil)
    let scope = PageScope(site: site, path: trip.addresses.home, isElsewhere: true)
    let events = trip.itinerary.events.map { EventWords(scope: scope, event: $0) }
    return (
      events.map(\.calendarText), events.map(\.calendarPlace), site.words[.remindJournal],
      site.words[.remindExpenses]
    )
  }

  /// A mail that asks somebody to come along, in the site's language.
  package func invitation(to name: String, of trip: TripPlan) -> (subject: String, body: String) {
    let site = site(of: trip, on: nil)
    let invitation = Invitation(
      scope: PageScope(site: site, path: trip.addresses.home, isElsewhere: true), name: name)
    return (invitation.subject, invitation.body)
  }

  /// What is drawn of each card, as SVG that stands alone: all of it, or what lies over its photo; nil where there is
  /// nothing to draw.
  package func drawings(
    of cards: [CardPlan], for trip: TripPlan, on atlas: Atlas?, in lettering: Lettering?
  ) -> [String?] {
    guard !cards.isEmpty else { return [] }
    let site = site(of: trip, on: atlas)
    let style = StandaloneStyle(assets: assets)
    return cards.map { card in
      let scope = PageScope(site: site, path: card.path)
      return CardDrawing(scope: scope, card: card, style: style, lettering: lettering).markup
    }
  }

  /// Whether the trip's title can be lettered: without it there is no picture of the trip to send.
  package func canLetterTitle(of trip: TripPlan, in lettering: Lettering) -> Bool {
    lettering.line(LocalizedNames(of: trip, in: words(of: trip)).title, in: .title) != nil
  }

  /// The theme's files, where the pages of a trip look for them.
  func themeFiles(of trip: TripPlan) -> [OutputFile] {
    let addresses = trip.publication.addresses
    func path(_ name: String) -> OutputPath? {
      sheets.path(of: name, in: trip.addresses.assets, under: addresses)
    }
    var published = assets
    for name in ownAssets where addresses.isOpaque && name.lowercased().hasSuffix(".css") {
      guard let sheet = path(name), let bytes = assets[name] else { continue }
      published[name] = SealedSheet(name: name, bytes: bytes).linked { target in
        assets[target] == nil ? nil : path(target).map { addresses.link(from: sheet, to: $0).text }
      }
    }
    return PublishedAssets(published, own: ownAssets).files(at: path)
  }

  /// The trip's accent; the traveller's own sheet of that name takes its place.
  func accent(of trip: TripPlan) -> OutputFile? {
    guard !sheets.hasAccent, let scheme = trip.profile.accentScheme else { return nil }
    return OutputFile(path: trip.addresses.accent, content: .text(AccentSheet(scheme: scheme).text))
  }

  /// The trip's icon as a picture; the traveller's own drawing takes its place.
  func icon(of trip: TripPlan) -> OutputFile? {
    guard !sheets.hasIcon, let sign = trip.profile.icon else { return nil }
    return OutputFile(path: trip.addresses.icon, content: .text(IconDrawing(sign: sign).markup))
  }
}

extension Diagnostic {
  static func missingWords(_ key: String) -> Diagnostic {
    Diagnostic(
      .error, .badWords, "Unknown word `\(key)`",
      advice: "Copy the line of `\(key)` from templates/words/en.yml and put it into your language.")
  }
}
