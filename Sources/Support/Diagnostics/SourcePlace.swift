/// A place in one of the traveller's files.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, relative to the trip folder, with `/` between folders.
  package var file: String
  /// The part of the file that is meant; nil for the file as a whole.
  package var span: SourceSpan?
  /// Which trip's file it is; nil for a trip by itself, and while one is compiled: there are no others then.
  package var trip: TripID?

  package init(file: String, span: SourceSpan? = nil) {
    self.file = file
    self.span = span
  }

  /// The trip's own folder, as a place in it.
  package static let tripFolder = SourcePlace(file: ".")

  /// Whether it is a folder as a whole: what is said there is said by a name.
  package var isTripFolder: Bool { file == Self.tripFolder.file }

  /// The same with dots for what is meant, and for each figure of its line: what a build says is often public, and some of
  /// what is told of somebody should not be.
  package var masked: SourcePlace {
    guard let span else { return self }
    var letters = Array(span.text)
    let start = min(span.column - 1, letters.count)
    for index in letters.indices where letters[index].isNumber { letters[index] = "·" }
    for index in start..<min(start + span.length, letters.count) { letters[index] = "•" }
    var place = self
    place.span?.text = String(letters)
    return place
  }

  /// The same with dots for each figure of its line, and for each letter behind the key that is meant, or of the value
  /// that is: a home may be written as an address.
  package var withoutValue: SourcePlace {
    guard let span else { return self }
    var letters = Array(span.text)
    let meant = min(max(0, span.column - 1), letters.count)
    let start = letters[meant...].firstIndex(of: ":") ?? meant
    for index in letters.indices
    where letters[index].isNumber || (index >= start && letters[index].isLetter) {
      letters[index] = "·"
    }
    var place = self
    place.span?.text = String(letters)
    return place
  }

  /// The file as it is shown: of one of several trips with the trip's folder before it.
  package var path: String {
    guard let trip else { return file }
    return file == Self.tripFolder.file ? trip.folder : trip.folder + "/" + file
  }
}

/// A stretch of text within one line of a file, with the line itself, so that it can be shown with a mark.
package struct SourceSpan: Hashable, Sendable, Codable {
  /// The line, counted from 1.
  package var line: Int
  /// The first character that is meant, counted from 1 in characters as a reader sees them.
  package var column: Int
  /// How many characters are meant; at least 1.
  package var length: Int
  /// The whole line without its line break.
  package var text: String

  package init(line: Int, column: Int, length: Int = 1, text: String) {
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.text = text
  }
}
