import Diagnostics
import Foundation
import TripModel
import TripReading

/// The tags of a new destination: those that were given, each in the spelling that the file has of it already.
struct DestinationTags {
  /// Those of the destinations so far, each once, in the order of the file.
  let known: [String]

  init(of destinations: [Destination]) {
    var seen: Set<TagKey> = []
    known = destinations.flatMap(\.tags).filter { seen.insert(TagKey($0)).inserted }
  }

  /// One to three; nobody who can be asked is asked where any is given.
  func tags(_ given: [String], _ questions: Questions) throws(CommandStop) -> [String] {
    let tags = read(given)
    if !tags.isEmpty {
      if let problem = Self.problem(tags) { throw CommandStop([problem], exitStatus: 2) }
      return tags
    }
    guard questions.isAsking else { throw .noTag }
    let hint = known.isEmpty ? "" : ", such as " + known.prefix(Self.mostShown).joined(separator: ", ")
    let answer = try questions.text("One to three words that it is chosen by" + hint) { answer in
      Self.problem(read([answer]))
    }
    guard let answer else { throw .noTag }
    return read([answer])
  }

  /// Of more, nobody reads a list.
  private static let mostShown = 6

  /// What stands between commas, without a `#`, none twice.
  private func read(_ given: [String]) -> [String] {
    var seen: Set<TagKey> = []
    let words = given.flatMap { $0.split(separator: ",") }.map { word in
      String(word.drop { $0 == "#" || $0.isWhitespace }).trimmingCharacters(in: .whitespaces)
    }
    return words.filter { !$0.isEmpty && seen.insert(TagKey($0)).inserted }.map { tag in
      known.first { TagKey($0) == TagKey(tag) } ?? tag
    }
  }

  private static func problem(_ tags: [String]) -> Diagnostic? {
    if tags.isEmpty { return CommandStop.noTag.diagnostics.first }
    guard tags.count > Destination.maxTags else { return nil }
    let kept = tags.prefix(Destination.maxTags).joined(separator: ", ")
    return Diagnostic(
      .error, .tooManyTags,
      "Too many tags: \(tags.count), and a destination has at most \(Destination.maxTags)",
      advice: "Say those that matter most, such as \(kept).")
  }
}

extension CommandStop {
  fileprivate static var noTag: CommandStop {
    .notSaid(
      "Missing tag of the destination",
      advice: "Say one to three words that it is chosen by: --tag temples --tag food.")
  }
}
