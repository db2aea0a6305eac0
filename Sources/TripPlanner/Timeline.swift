import TripModel

/// What happened on a day, in the order of the one time line; what has no time stands at the end.
struct Timeline {
  let items: [TimelineItem]

  init(_ day: DayContents.Day, on date: LocalDate, expenses: [ExpensePlan], clocks: LocalClocks) {
    var moments = day.events.map { TimelineMoment($0, on: date) }
    moments += day.places.map {
      TimelineMoment(.place($0.id), 0, $0.id.index, $0.time, at: $0.coordinate, clocks)
    }
    moments += day.committed.filter { $0.time != nil }.map {
      TimelineMoment(.attraction($0.id), 0, $0.id.index, $0.time, at: $0.position?.value, clocks)
    }
    moments += day.entries.map {
      TimelineMoment(.entry($0.id), 1, $0.id.index, $0.time?.value, at: $0.position?.value, clocks)
    }
    // What was booked stands there as itself.
    moments += day.expenses.filter { !expenses[$0].expense.isBooking }.map { index in
      TimelineMoment(.expense(index), 2, index, expenses[index].expense.when.moment, clocks)
    }
    moments += day.photos.map {
      TimelineMoment(.photos([$0.id]), 3, $0.id.index, $0.taken?.value, at: $0.position?.value, clocks)
    }
    items = Self.gathered(moments.sorted { $0.order < $1.order })
  }

  /// Photos one after another, less than half an hour apart or all without a time, as one item.
  private static func gathered(_ moments: [TimelineMoment]) -> [TimelineItem] {
    var items: [TimelineItem] = []
    var run: [PhotoID] = []
    var runTime: LocalTime?
    func closeRun() {
      if !run.isEmpty { items.append(TimelineItem(time: runTime, subject: .photos(run))) }
      run = []
    }
    var last: Int?
    for moment in moments {
      guard case .photos(let photos) = moment.subject else {
        closeRun()
        items.append(TimelineItem(time: moment.time, subject: moment.subject))
        continue
      }
      let isNear =
        last == moment.seconds || last.flatMap { last in moment.seconds.map { $0 - last < 1800 } } ?? false
      if run.isEmpty || !isNear {
        closeRun()
        runTime = moment.time
      }
      run += photos
      last = moment.seconds
    }
    closeRun()
    return items
  }
}

/// Something of a day before photos that were taken together are one item.
private struct TimelineMoment {
  let subject: TimelineItem.Subject
  let time: LocalTime?
  /// On the one time line.
  let seconds: Int?
  let order: (Int, Int, Int)

  /// What of an event falls on this day; what goes on all day stands at its end.
  init(_ event: EventPlan, on date: LocalDate) {
    let phase = event.phase(on: date)
    let moment: EventTime? =
      switch phase {
      case .begins: event.start
      case .goesOn: nil
      case .ends: event.end
      }
    subject = .event(event.id, phase)
    time = moment?.time
    seconds = moment?.instant?.seconds
    order = (seconds ?? .max, -1, event.id.index)
  }

  /// The rank is the order at the same moment: the place, what was written there, what it cost, the pictures.
  init(
    _ subject: TimelineItem.Subject, _ rank: Int, _ index: Int, _ moment: Moment?,
    at place: Coordinate? = nil, _ clocks: LocalClocks
  ) {
    self.subject = subject
    time = moment?.local.time
    seconds = moment.map { clocks.instant($0, inZoneOf: place).seconds }
    order = (seconds ?? .max, rank, index)
  }
}
