/// A kind of thing that the atlas shows. The numbers are those of its files.
package enum AtlasLayer: Int, CaseIterable, Sendable {
  /// Rings: a place is on land if it lies within an odd number of them.
  case land = 1
  /// Rings like those of the land, over which they lie.
  case lake
  /// Lines by rank.
  case river
  case border
  /// Borders, lines of control and limits that not everyone agrees on.
  case disputedBorder
  /// Borders between the states and provinces of a country, by the zoom of a map on a screen (256 pixels are the
  /// Earth at 0) from which on they matter.
  case state
  case glacier
  /// Where towns have covered the ground.
  case town
  /// What lies higher than so many metres, which are its rank.
  case height
  /// What lies deeper under the sea than so many metres, which are its rank.
  case depth

  var isOfRings: Bool {
    switch self {
    case .land, .lake, .glacier, .town, .height, .depth: true
    case .river, .border, .disputedBorder, .state: false
    }
  }
}

/// How fine a map of the whole Earth is. The raw value names its file.
package enum AtlasFineness: String, CaseIterable, Sendable {
  case world, country, region
  /// Land and lakes alone, along shores that are true to a few hundred metres; nothing south of 60° S.
  case shore

  /// Degrees that a line may lie off where the source has it.
  package var tolerance: Double {
    switch self {
    case .world: 0.02
    case .country: 0.01
    case .region: 0.002
    case .shore: 0.001
    }
  }
}
