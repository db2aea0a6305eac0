package import Basemap
package import TripChecking
package import TripModel
package import TripPlanning
package import TripReading

/// A trip on its plan, with what was learnt on the way.
package struct CompiledTrip: Sendable {
  /// What the folder says, without what turned out to be damaged.
  package let trip: Trip
  package let plan: TripPlan
  package let today: LocalDate
  package let theme: Theme
  /// What places are called; nil where nothing has to be called anything.
  package let names: PlaceNames?
  package let pictures: RenderedPictures

  /// What became of each picture.
  package var ledger: PhotoLedger { PhotoLedger(trip, plan: plan) }
}

/// How deep a compilation looks; each includes what stands before it.
package enum CompileDepth: Int, Comparable, Sendable {
  /// The words of the folder: no file is hashed and no picture looked at.
  case words
  /// Which pictures are exports of one shot.
  case likeness
  /// Every picture and recording is made, and the plan is gone through for what may be wrong.
  case checked
  /// What pages show of pictures before they are there.
  case published

  package static func < (one: CompileDepth, other: CompileDepth) -> Bool { one.rawValue < other.rawValue }
}

/// What one compilation of a folder leaves to the next.
package struct CompilerShelves: Sendable {
  /// What the last reading found, so that only what has changed is read again.
  let memory: ReadingMemory
  /// Makes pictures when they are asked for, so that no compilation waits for any; nil where each is made at once.
  package let previewRenderer: PreviewRenderer?
  let zones = AtlasShelf<ZoneLookup>()
  let names = AtlasShelf<NamesOfPlaces>()

  package init(
    memory: ReadingMemory = ReadingMemory(isLasting: false), previewRenderer: PreviewRenderer? = nil
  ) {
    self.memory = memory
    self.previewRenderer = previewRenderer
  }
}

/// Why the way ends early. The diagnostics say it to the traveller.
package enum BuildAborted: Error {
  case noFolder
  case refused
}

/// How far long work has come.
package enum BuildStage: Hashable, Sendable {
  case reading
  case readingPhotos(done: Int, of: Int)
  case pictures(done: Int, of: Int)
  /// Of a library, those that have to be made.
  case trips(done: Int, of: Int)
  case pages
  case writing
}
