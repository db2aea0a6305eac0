import Drawing
import TripPlanning

/// The signs of what money went on: of the usual categories their own, of any other one that it shares with none.
struct SpendingSigns {
  /// By their names in small letters.
  private let own: [String: OwnKind]

  /// Other categories get theirs in the order of their names, in the colours that none of the usual ones has here; where all
  /// are taken, in any.
  init(_ budget: BudgetPlan?) {
    let names = (budget?.categories ?? []).map { $0.name.lowercased() }
    let taken = Set(names.map { Self.colour(of: Signs.sign(of: $0)) })
    let free = Self.tones.filter { !taken.contains($0) }
    let others = Set(names.filter { Signs.sign(of: $0) == .other && $0 != PlaceCategory.other.rawValue })
    var own: [String: OwnKind] = [:]
    for (index, name) in others.sorted().enumerated() {
      own[name] = OwnKind(index, of: free.isEmpty ? Self.tones : free)
    }
    self.own = own
  }

  /// The sign that stands beside a category's name.
  func html(_ category: String) -> HTML {
    own[category.lowercased()].map { HTML(trusted: ownKindSign($0).markup) } ?? Signs.html(category)
  }

  /// How a category is marked that has no sign of its own; nil for any other, and for none.
  func ownKind(of category: String?) -> OwnKind? { category.flatMap { own[$0.lowercased()] } }

  /// In whose colour its bar is.
  func tone(of category: String) -> PlaceCategory {
    own[category.lowercased()]?.tone ?? Signs.sign(of: category)
  }

  /// One of each colour, those first that budgets need least; that of all else stays its own.
  private static let tones: [PlaceCategory] = [
    .view, .museum, .stay, .sight, .shopping, .food, .transport,
  ]

  /// The one of these that has the same colour.
  private static func colour(of sign: PlaceCategory) -> PlaceCategory {
    switch sign {
    case .fun: .museum
    case .camp: .stay
    default: sign
    }
  }
}
