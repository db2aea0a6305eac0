import TripModel

/// When a photo was taken: what its camera's clock showed, and what clocks showed where it was taken.
struct PhotoTime: Sendable {
  /// The camera's own clock after its shift; its offset where that is known and not only assumed, with the reason.
  var clock: Reasoned<Moment>
  /// The same moment as clocks showed it where the traveller was.
  var local: Moment
  /// How far those were ahead of UTC; nil where it takes the other things of the trip to say so.
  var offset: Reasoned<UTCOffset>?
}

extension PhotoTime {
  /// A moment that no clock of a camera told, as clocks of the place showed it.
  init(_ instant: Instant, at offset: Reasoned<UTCOffset>) {
    local = Moment(instant: instant, offset: offset.value)
    clock = Reasoned(local, because: offset.reason)
    self.offset = offset
  }

  /// A clock that showed the time of the place, with its own offset.
  init(_ clock: LocalDateTime, _ offset: Reasoned<UTCOffset>) {
    local = Moment(local: clock, offset: offset.value)
    self.clock = Reasoned(local, because: offset.reason)
    self.offset = offset
  }

  /// A clock whose offset is known, at a place in a zone: on the zone's time, whatever the clock showed.
  init(_ clock: LocalDateTime, _ known: Reasoned<UTCOffset>, in zone: ZoneRules?, because reason: Reason?) {
    self.init(clock, known)
    guard let zone, let reason, let instant = local.instant else { return }
    let there = zone.offset(at: instant)
    guard there != known.value else { return }
    local = Moment(instant: instant, offset: there)
    offset = Reasoned(there, because: reason, insteadOf: [known.reason] + known.alternatives)
  }

  /// A clock that was set to the time of a zone.
  ///
  /// Of a time that the zone's clocks showed twice it was the first, unless the order of the shots says the second. A
  /// time that they skipped was shown by a clock that nobody had put forward yet: the moment is the one by the offset
  /// of before, and local time is later by as much as was skipped.
  init(_ clock: LocalDateTime, setTo zone: ZoneRules, because reason: Reason, isSecondPass: Bool) {
    switch zone.offsets(atLocal: clock) {
    case .one(let offset):
      self.init(clock, Reasoned(offset, because: reason))
    case .twice(let first, let second):
      self.init(clock, Reasoned(isSecondPass ? second : first, because: reason))
    case .skipped(let before, let after):
      self.init(clock, Reasoned(before, because: reason))
      local = Moment(local: clock + (after.seconds - before.seconds), offset: after)
      offset = Reasoned(after, because: reason)
    }
  }
}
