/// Which of the ways to write one name tells most of it: that with more letters that are not plain ones, then the longer.
struct FullnessOfName: Comparable {
  private let marks: Int
  private let length: Int

  init(_ name: String) {
    marks = name.marks
    length = name.count
  }

  static func < (one: FullnessOfName, other: FullnessOfName) -> Bool {
    (one.marks, one.length) < (other.marks, other.length)
  }
}

extension String {
  /// Letters that are none of ASCII's.
  var marks: Int { count { !$0.isASCII } }
}

extension [String] {
  /// The fullest of names, of equals the first; nil for none.
  var fullest: String? {
    var best: (name: String, fullness: FullnessOfName)?
    for name in self {
      let fullness = FullnessOfName(name)
      if let best, best.fullness >= fullness { continue }
      best = (name, fullness)
    }
    return best?.name
  }

  /// The fullest first, equals by their letters; each with how full it is.
  var byFullness: [(name: String, fullness: FullnessOfName)] {
    map { (name: $0, fullness: FullnessOfName($0)) }.sorted { one, other in
      one.fullness == other.fullness ? one.name < other.name : one.fullness > other.fullness
    }
  }
}
