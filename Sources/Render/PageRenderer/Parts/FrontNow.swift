import SiteLanguage
import TripModel
import TripPlanning

/// What a trip that is not over has to say of these days, on its front page.
struct FrontNow {
  let scope: PageScope

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  /// What comes next of what is booked, while anything is still to come, day by day: today's, and what follows.
  var next: [Record] {
    guard plan.toldState != .ended else { return [] }
    let today = scope.site.plan.today
    let coming = plan.itinerary.events.filter { $0.start.day >= today }.prefix(Self.maxNext)
    var days: [(date: LocalDate, events: [Record])] = []
    for event in coming {
      let date = event.start.day
      let record = EventWords(scope: scope, event: event).item(.begins, on: date)
        .with(["time": TemplateValue(event.start.time.map { words.dates.time($0) })])
      if days.last?.date == date {
        days[days.count - 1].events.append(record)
      } else {
        days.append((date, [record]))
      }
    }
    return days.map { day in
      [
        "iso": .text(day.date.description), "label": .text(words.dates.long(day.date)),
        "items": TemplateValue(day.events),
      ]
    }
  }

  private static let maxNext = 4

  /// Where one is today, and what one may spend: only while the trip is under way. A day of which nothing was kept yet
  /// may have no page; then what is left and what is saved near by are worth a word all the same.
  var today: TemplateValue {
    let date = scope.site.plan.today
    guard plan.toldState == .underWay else { return .none }
    let day = scope.site.day(on: date)
    let best = day?.best ?? plan.itinerary.best
    let left = plan.money.budget?.knownAllowance.map { allowance -> String in
      let left = allowance.leftToday
      return left.minorUnits < 0
        ? words(.overToday, ["amount": words.money.text(-left)])
        : words(.leftToday, ["amount": words.money.text(left)])
    }
    let going = going(on: date)
    guard day != nil || left != nil || !best.isEmpty || !going.isEmpty else { return .none }
    return .record([
      "href": TemplateValue(day.map { scope.link($0.page) }), "date": .text(words.dates.long(date)),
      "iso": .text(date.description),
      "title": TemplateValue(day.map { scope.title(of: $0) }), "left": TemplateValue(left),
      "budget": TemplateValue(plan.addresses.budget.map { scope.link($0) }),
      "signHTML": TemplateValue(WeatherSigns.html(day?.weather?.value)),
      "going": TemplateValue(going),
      "planned": TemplateValue(
        (day?.committed ?? []).map { plan[$0] }.map { idea -> Record in
          [
            "href": .text(scope.link(idea.page)), "text": .text(idea.name),
            "time": TemplateValue(idea.time.map { words.dates.time($0.local.time) }),
          ]
        }),
      "best": TemplateValue(
        best.map { IdeaCard(scope: scope, idea: plan[$0], date: date).record }),
    ])
  }

  /// What is on that day and began before: what ends then in order of time, such as a ride that arrives and a bed to
  /// be left, and behind it the bed of the night. What begins then is the first of what comes next.
  private func going(on date: LocalDate) -> [Record] {
    let events = plan.itinerary.events.filter { $0.start.day < date && $0.days.contains(date) }
    let ends = events.filter { $0.phase(on: date) == .ends }
      .sorted {
        ($0.end?.instant?.seconds ?? .max, $0.id.index) < ($1.end?.instant?.seconds ?? .max, $1.id.index)
      }
    return (ends + events.filter { $0.phase(on: date) != .ends }).map { event in
      let phase = event.phase(on: date)
      let clock = phase == .ends ? event.end?.time : nil
      return EventWords(scope: scope, event: event).item(phase, on: date)
        .with(["time": TemplateValue(clock.map { words.dates.time($0) })])
    }
  }

  /// What was written last, while the trip is under way.
  var latest: [Record] {
    // What is written ahead for days to come is no news of the way.
    let written = plan.journal.entries.filter { $0.day.value <= plan.today }
    guard plan.isOnTheWay, written.count > 3 else { return [] }
    return written.suffix(3).reversed().map { EntryTeaser(scope: scope, id: $0.id).record }
  }
}
