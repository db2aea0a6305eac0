import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The kind of an entry as readers see it: a drawing and a word.
struct KindSign {
  let kind: EntryKind
  private let words: Words

  /// Nil for an entry without one.
  init?(_ kind: String?, in words: Words) {
    guard let kind = kind.flatMap({ EntryKind($0) }) else { return nil }
    self.kind = kind
    self.words = words
  }

  var record: Record { ["signHTML": .html(markup), "label": .text(label)] }

  /// A drawing says nothing itself, an emoji is a letter that is read out.
  private var markup: HTML {
    if case .emoji(let sign, _) = kind { return HTML(escaping: sign.withEmojiAsPictures) }
    return entrySign(EntrySign(kind)).map { HTML(trusted: $0.markup) } ?? .empty
  }

  /// The site's own word for a kind's own name and for an emoji alone that means it, else the author's; empty for
  /// another emoji that stands alone.
  var label: String {
    switch kind {
    case .known(let known, let word):
      word.lowercased() == known.rawValue ? words[known.phrase] : Self.capital(word)
    case .emoji(let sign, ""): KnownKind(emoji: sign).map { words[$0.phrase] } ?? ""
    case .emoji(_, let word): Self.capital(word)
    case .own(let word): Self.capital(word)
    }
  }

  private static func capital(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// What pins of the same sort are called in a choice of kinds, else its own name.
  func group(in scope: PageScope) -> String {
    if case .known(let known, _) = kind, CategoryName(known.rawValue).phrase != nil {
      return scope.label(ofCategory: known.rawValue)
    }
    return label
  }
}

extension KnownKind {
  fileprivate var phrase: Phrase {
    switch self {
    case .food: .entryFood
    case .drink: .entryDrink
    case .stay: .entryStay
    case .camp: .entryCamp
    case .sight: .entrySight
    case .museum: .entryMuseum
    case .music: .entryMusic
    case .view: .entryView
    case .nature: .entryNature
    case .walk: .entryWalk
    case .hike: .entryHike
    case .cycle: .entryCycle
    case .drive: .entryDrive
    case .bus: .entryBus
    case .train: .entryTrain
    case .ferry: .entryFerry
    case .flight: .entryFlight
    case .swim: .entrySwim
    case .beach: .entryBeach
    case .night: .entryNight
    case .shopping: .entryShopping
    case .people: .entryPeople
    }
  }
}
