package import TrackFigures
package import TripModel

/// A track of the trip with its plain figures.
package struct TrackPlan: Sendable {
  package var file: String
  /// What its file calls it; nil where it was cut, since that may be the street in which it began.
  package var name: String?
  /// Whether a part of it near a private place was cut out.
  package var isCut: Bool
  /// The local days on which it was recorded; empty for a track without times of which nothing tells the day.
  package var days: [LocalDate]
  /// Why a track without times is on its day; nil where the points say it, and where nothing does.
  package var dayReason: Reason?
  /// What was recorded, as far as it is drawn: without leaps of the receiver. Empty where nothing of it is drawn.
  package var segments: [TrackSegment]
  /// The plain sum over the recorded points, segments not joined.
  package var recordedMetres: Double
  /// What its way amounts to.
  package var figures: WayFigures
  /// Whether times that it had were those of no way, and are not used.
  package var areTimesMadeUp = false
  /// The file that recorded on its day what it has without times, and is drawn for it; nil mostly.
  package var recording: String?
  /// The way of a track that no day has, with its heights; nil of others, which are part of the ways of their days.
  package var way: DayWay?
  /// Of a track of which days have other parts, what nothing gives a day, as a track of its own: one at most, since a
  /// value cannot hold itself.
  package var undatedPart: [TrackPlan] = []
}

extension TrackPlan {
  /// What the traveller called it, without the site that it is from; nil for a name that a device or a program gave, and
  /// where it was cut.
  package var title: String? {
    guard !isCut, let own = name.map(TrackName.withoutSite), TrackName.isTelling(own) else { return nil }
    return ShoutedName.quiet(TrackName.spaced(own))
  }

  /// The name of its file without the ending, as that may be published.
  package var fileStem: String {
    let name = publishedFile.split(separator: "/").last.map(String.init) ?? publishedFile
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Whether its own points tell its days.
  var isTimed: Bool { !days.isEmpty && dayReason == nil }

  /// Whether it is drawn, and no day has it.
  package var isUndated: Bool { days.isEmpty && !segments.isEmpty }

  /// What of it no day has; nil where days have all that is drawn.
  package var withoutDay: TrackPlan? { isUndated ? self : undatedPart.first }

  /// Whether nothing of it was recorded: it is a route of a plan.
  package var isPlanned: Bool {
    !segments.isEmpty && segments.allSatisfy(\.isPlanned)
  }

  /// Whether all of it only says now and then where one was: its lines are no recorded way.
  package var isEstimate: Bool {
    !segments.isEmpty && segments.allSatisfy(\.isEstimate)
  }

  /// What its recorded way amounts to, of a track that no day has: of a planned route nothing, and of an estimate.
  package var recordedFigures: WayFigures {
    if let way, segments.allSatisfy(\.isRecorded) { return way.figures }
    return WayFigures(metres: segments.filter(\.isRecorded).reduce(0) { $0 + $1.metres })
  }

  /// Metres as they are told of a track that no day has: of a planned route and an estimate those of its line.
  package var toldMetres: Double { isPlanned || isEstimate ? drawnMetres : recordedFigures.metres }

  /// Metres along what is drawn of it.
  package var drawnMetres: Double {
    segments.reduce(0) { $0 + $1.metres }
  }
}

/// A stretch of a track that was recorded without a break.
package struct TrackSegment: Hashable, Sendable {
  /// Its points in the order in which they were recorded, each once: runs of one day, which follow one another. They
  /// share their memory with the pieces that days are made of.
  package var runs: [ArraySlice<TrackPoint>]

  package init(runs: [ArraySlice<TrackPoint>]) { self.runs = runs }

  /// Metres along its points.
  fileprivate var metres: Double { runs.joined().map(\.coordinate).metresAlong }

  /// Whether nobody recorded it: it is a route of a plan.
  package var isPlanned: Bool { runs.first?.first?.isPlanned ?? false }

  /// Whether it only says now and then where one was.
  package var isEstimate: Bool { runs.first?.first?.isEstimate ?? false }

  fileprivate var isRecorded: Bool { !isPlanned && !isEstimate }
}
