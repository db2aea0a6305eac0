import FileIdentities

/// Facts and hash of the same bytes of a file: what a copy under way still writes to is read again.
enum SteadyFacts {
  /// The facts come first: what is no picture or film, or too large for one, is not read as a whole to be hashed.
  static func read<Facts, Failure: Error>(
    _ path: String, hashing: PhotoReader.Hashing, orElse failures: (unreadable: Failure, changing: Failure),
    _ reading: () throws(Failure) -> Facts
  ) throws(Failure) -> (hash: String, facts: Facts) {
    let identity = FileIdentity(of: path)
    let isSettled = identity?.isSettled ?? false
    let first = try reading()
    var before = hashing(path)
    for attempt in 0..<maxReadings {
      let isFirst = attempt == 0 && isSettled && FileIdentity(of: path) == identity
      let facts = isFirst ? first : try reading()
      guard let after = hashing(path) else { throw failures.unreadable }
      // The first of the two is the one that the cache has noted: both would be held for each of ten thousand files.
      if let before, after == before { return (before, facts) }
      before = after
    }
    throw failures.changing
  }

  private static let maxReadings = 3
}
