import Diagnostics
import TripModel
import TripPlanning

/// What is said of the weather, of people, and of rates: of these the plan has only what became of them.
extension TripReasons {
  func answer(_ weather: DayWeather) -> Answer {
    var sentences: [String] = []
    let day = plan.days.first { $0.date == weather.date }
    if weather.isEmpty {
      sentences.append("It says nothing of the weather.")
    } else if day == nil {
      sentences.append("It is of \(weather.date), which is no day of the trip, so it is on no page.")
    } else if let told = day?.weather, told.value.place != weather.place {
      let keeps = told.value.high == weather.high && told.value.low == weather.low
      let rest = keeps && (weather.high ?? weather.low) != nil ? ", and of this the temperatures are" : ""
      sentences.append(
        "It is of \(name(of: weather.date)), and on the page of that day the words of \(told.value.place.file) "
          + "are told\(rest).")
    } else {
      sentences.append("It is of \(name(of: weather.date)), and the page of that day tells it.")
    }
    if let source = weather.source { sentences.append("Its figures are those of \(source).") }
    return Answer(subject: subject(weather.place, weather.date.description), sentences)
  }

  func answer(_ person: Person, of trip: Trip) -> Answer {
    var sentences: [String] = []
    if !trip.settings.publish.people {
      sentences.append("Readers are told of nobody: `publish: {people: no}` in trip.yml says so.")
    } else if KeptMark(person.keptBack, on: plan.today) == nil {
      sentences.append(
        "The front page of the trip introduces them, since \(person.place.file) tells of them.")
    }
    if let picture = person.picture { sentences.append("Their picture is \(picture): it says so itself.") }
    if person.mail != nil || person.phone != nil {
      let isShown = person.showsContact && KeptMark(person.contactKeptBack, on: plan.today) == nil
      sentences.append(
        isShown
          ? "Mail and telephone are published with them: `contact: yes` says so."
          : "Mail and telephone are for you alone: it does not say `contact: yes`, or they are kept back "
            + "elsewhere.")
    }
    return Answer(
      subject: subject(person.place, person.name), sentences,
      [KeptMark(person.keptBack, on: plan.today)].compactMap(\.self).map(Withholding.mark))
  }

  /// Of a table of rates, what was spent that counts by it; with a line, by the rates of its day.
  func rates(_ file: String, _ line: Int?) -> [Answer] {
    guard file.lowercased() == "rates.csv" else { return [] }
    var day: LocalDate?
    if let line {
      day = lineText(line)?.split(separator: ",").first.flatMap { LocalDate(iso: $0) }
      if day == nil { return [] }
    }
    let money = (plan.money.budget?.expenses ?? []) + (plan.money.budget?.repayments ?? [])
    let counted = money.filter { expense in
      guard case .rateOfDay(_, let date) = expense.amount.reason else { return false }
      return day == nil || date == day
    }
    let places = counted.map { expense in
      expense.expense.place.file + (expense.expense.place.span.map { ":\($0.line)" } ?? "")
    }
    let which = day == nil ? "by these rates" : "by the rates of \(day?.description ?? "")"
    return [
      Answer(
        subject: file + (line.map { ":\($0)" } ?? ""),
        [
          counted.isEmpty
            ? "Nothing that was spent counts \(which): it was paid in the trip's own currency, `rates` in budget.yml "
              + "say another, or a nearer day has some."
            : "\(few(places)) \(counted.count == 1 ? "counts" : "count") \(which)."
        ])
    ]
  }
}
