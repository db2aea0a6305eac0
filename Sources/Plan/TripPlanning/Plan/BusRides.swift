import TrackFigures

/// A way of one manner, by what tells whether all of it was by bus.
package protocol TravelledWay {
  /// Nil where nothing tells it.
  var mode: TravelMode? { get }
  /// Whether anything of it was recorded.
  var isRecorded: Bool { get }
}

extension TravelledWay {
  /// Whether all of it was by bus: of a way by road that nobody recorded a booking tells, and no speed.
  package var isByBus: Bool { mode == .road && !isRecorded }
}

extension TripFigures.Manner: TravelledWay {
  package var isRecorded: Bool { (recorded?.metres ?? 0) > 0 }
}

extension TripSummary.Way: TravelledWay {
  package var isRecorded: Bool { recordedMetres > 0 }
}
