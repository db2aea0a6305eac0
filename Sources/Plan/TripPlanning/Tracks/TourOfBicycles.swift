import TripModel

extension Trip {
  /// With the tracks of a tour by bicycle as such, where no recorder says how they were travelled: to a receiver a bicycle is as fast as
  /// a slow car on one hill, and as a walker on the next.
  var withTourOfBicycles: Trip {
    guard [settings.title, folderName].compactMap(\.self).contains(where: TourOfBicycles.isCalled) else {
      return self
    }
    var trip = self
    for index in tracks.indices where tracks[index].activity == nil {
      trip.tracks[index].activity = .byBicycle
    }
    return trip
  }
}

/// What a tour by bicycle is called.
enum TourOfBicycles {
  static func isCalled(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { word in
      words.contains(String(word)) || parts.contains { word.contains($0) }
    }
  }

  private static let words: Set<String> = [
    "bike", "bikes", "biking", "bici", "vélo", "velo", "vélos", "fiets", "cykel", "sykkel", "rower",
    "rowerem", "kolo",
  ]

  /// Within longer words.
  private static let parts = [
    "radtour", "radreise", "radurlaub", "fahrrad", "radweg", "bicycl", "cycling", "bikepack", "cyclotour",
    "bicicl", "fietsreis",
    "fietstocht", "fietsvakantie", "cykelresa", "sykkeltur", "bisiklet", "велосипед", "pyöräretki",
  ]
}
