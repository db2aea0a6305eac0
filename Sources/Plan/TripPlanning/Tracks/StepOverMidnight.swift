import TrackFigures
import TripModel

/// A step of a recording that leads from one of the traveller's days to another, and how long it was each of them.
///
/// The points stay as they were recorded, so that the line of the second day begins where that of the first ended. But of a
/// recorder that writes every few hours, as on a ship, the second day would have hours of the first, and more than it lasted.
struct StepOverMidnight {
  /// Where it begins or ends on the one time line, and by which day and clock.
  struct End {
    let instant: Instant
    let day: LocalDate
    let offset: UTCOffset
  }

  let seconds: Int
  /// Those of the day on which it began.
  let before: Int
  /// Those of the day on which it ended. What is left is of days between the two, of which nothing tells.
  let after: Int

  /// Shorter ones make no difference: hours are told by the minute.
  private static let shortest = 60
  /// Metres within which a step may be a part of a rest, of which nothing is counted.
  fileprivate static let reachOfRest = 50.0

  /// Nil for one that is not worth to be parted.
  init?(from start: End, to end: End, clocks: LocalClocks) {
    seconds = end.instant.seconds - start.instant.seconds
    guard seconds >= Self.shortest else { return nil }
    let dawn = Moment(local: clocks.start(of: end.day)).instant(assuming: end.offset)
    after = min(seconds, max(0, end.instant.seconds - dawn.seconds))
    let rest = seconds - after
    let dusk = Moment(local: clocks.start(of: start.day + 1)).instant(assuming: start.offset)
    // Where clocks were put back between the two, the first day lasted until the second began.
    before = end.day <= start.day + 1 ? rest : min(rest, max(0, dusk.seconds - start.instant.seconds))
  }
}

extension [TimedTrack.Piece] {
  /// Gives each day what it has of the steps that lead over its ends.
  mutating func shareSteps() {
    for index in indices.dropFirst() {
      guard let step = self[index].stepOverMidnight, step.after < step.seconds, !self[index].isEstimate,
        let first = self[index].stretches.first(where: { $0.points.count > 1 }), first.figures.seconds != nil
      else { continue }
      let measured = MeasuredStretch(
        TravelGuess.Stretch(mode: first.mode, points: first.points.prefix(2))
      ).figures
      guard measured.seconds == step.seconds, measured.metres >= StepOverMidnight.reachOfRest
      else { continue }
      let given = measured.share(step.before, of: step.seconds)
      var lost = measured.share(step.seconds - step.after, of: step.seconds)
      // How far it was on days between the two is not left out.
      lost.metres = given.metres
      self[index - 1].shares.append(DayWay.Part(mode: first.mode, figures: given))
      self[index].shares.append(DayWay.Part(mode: first.mode, figures: lost.negative))
    }
  }
}

extension WayFigures {
  /// What one step amounts to in some of its seconds; its heights are left to the day on which it ended.
  fileprivate func share(_ part: Int, of whole: Int) -> WayFigures {
    let share = Double(part) / Double(whole)
    return WayFigures(
      metres: metres * share, timedMetres: timedMetres * share, seconds: part,
      movingSeconds: movingSeconds.map { $0 == 0 ? 0 : part })
  }

  /// What takes as much away when it is added.
  fileprivate var negative: WayFigures {
    WayFigures(
      metres: -metres, timedMetres: -timedMetres, seconds: seconds.map { -$0 },
      movingSeconds: movingSeconds.map { -$0 })
  }
}
