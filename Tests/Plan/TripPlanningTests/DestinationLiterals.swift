import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

// Short ways to write places to go next down as values.

/// It stands in a line of its own.
func destination(
  _ name: String, tags: [String] = ["food"], at place: Coordinate? = nil
) -> Destination {
  let line = SourceSpan(line: 1, column: 1, text: name)
  let source = SourcePlace(file: "destinations.yml", span: line)
  var destination = Destination(name: name, source: source)
  destination.tags = tags
  destination.at = place.map { Written(NamedPlace(name: nil, coordinate: $0), at: source) }
  return destination
}

/// The same with more that is written of it.
func destination(
  _ name: String, tags: [String] = ["food"], at place: Coordinate? = nil,
  _ change: (inout Destination) throws -> Void
) rethrows -> Destination {
  var told = destination(name, tags: tags, at: place)
  try change(&told)
  return told
}

/// The plan of them, on the day of all tests of libraries.
func planned(
  _ destinations: [Destination], _ change: (inout DestinationContents) throws -> Void = { _ in }
) throws -> (plan: NextPlan, diagnostics: [Diagnostic]) {
  var contents = DestinationContents(today: try day(libraryToday))
  contents.destinations = destinations
  try change(&contents)
  let made = DestinationPlanner.plan(contents)
  return (try unwrapped(made.plan), made.diagnostics)
}

/// Trips of a library whose folders are called as they are.
func trips(_ summaries: [TripSummary]) -> [LibraryTrip] {
  summaries.map { summary in
    let folder = Slug.make(summary.title)
    return LibraryTrip(TripID(folder: folder), root: [folder], summary: summary)
  }
}

/// Somebody of whom people.yml tells, and where they were.
func profile(_ name: String, _ relation: Person.Relation = .friend, been: [Person.Been] = []) -> PersonProfile
{
  let told = person(name) {
    $0.relation = relation
    $0.been = been
  }
  return PersonProfile(told, portrait: [])
}

func currency(_ code: String) throws -> Currency { try unwrapped(Currency(code: code)) }

func airport(_ code: String) throws -> Airport { try unwrapped(Airport(code: code)) }

/// The middle of Kyoto.
func kyoto() throws -> Coordinate { try at(35.0116, 135.7681) }
