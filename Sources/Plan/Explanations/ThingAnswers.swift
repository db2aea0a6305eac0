import TripModel
import TripPlanning

/// What is said of pictures, entries and tracks.
extension TripReasons {
  func answer(_ photo: PhotoPlan) -> Answer {
    let file = photo.photo.file
    var sentences: [String] = []
    if let taken = photo.taken {
      sentences.append("It was taken at \(clock(taken.value)): \(taken.because(file)).")
      if let day = photo.day { sentences.append(dayBeside(day, file)) }
    } else if let day = photo.day {
      sentences.append(
        "It is on \(name(of: day.value)): \(day.because(file)). "
          + (photo.photo.withholdsHour ? Self.withheldHour : "Its time is not known."))
    } else {
      sentences.append("It is on no day, behind all others: neither it nor its name says when it was taken.")
    }
    let isWithheld = photo.photo.withheld != nil
    // What has no position is in the town of its pin, once that is told.
    let pinLocality = photo.isPlacedByPin && !isWithheld ? photo.locality : nil
    let ownLocality = pinLocality == nil ? photo.locality : nil
    sentences +=
      photo.photo.isInFlight
      ? [Self.inFlight]
      : photo.isRoughlyPlaced
        ? [roughPlace(photo, file)] : place(photo.position, ownLocality, isWithheld: isWithheld, file)
    if let near = photo.nearestPlace {
      sentences.append(
        photo.isPlacedByPin
          ? "It is told as taken at “\(plan[near.place].title)”, whose pin names it."
          : "The nearest place is “\(plan[near.place].title)”, \(distance(near.metres)) away.")
    }
    sentences += whereabouts(pinLocality)
    if let caption = photo.caption {
      sentences.append("Its caption is “\(caption.value)”: \(caption.because(file)).")
    }
    if let clip = photo.photo.clip, !photo.photo.isClip {
      sentences.append("\(clip.file) is its motion: they are one Live Photo.")
    }
    let copies = plan.media.leftOut.filter { if case .copy(file, _) = $0.cause { true } else { false } }.map(
      \.file)
    if !copies.isEmpty {
      sentences.append("It counts for the same picture in \(copies.joined(separator: ", ")), too.")
    }
    let shown = photo.entries.map { plan[$0].file }
    if !shown.isEmpty { sentences.append("It is shown in \(shown.joined(separator: ", ")).") }
    sentences += keepingPlace(of: photo)
    return Answer(subject: file, sentences, [photo.kept].compactMap(\.self).map(Withholding.mark))
  }

  static let inFlight =
    "It was taken in flight, by the height that it tells, so what lay below is no place of the trip."

  static let withheldHour =
    "The site does not tell its time, since it is of near home, of a private zone or of the way there."

  func answer(_ left: LeftOutPhoto) -> Answer {
    Answer(subject: left.file, [left.cause.sentence(about: left.file)])
  }

  func answer(_ entry: EntryPlan) -> Answer {
    let file = entry.file
    var sentences = [
      "It is called “\(entry.title.value)”: \(entry.title.because(file)).",
      "It is on \(name(of: entry.day.value)): \(entry.day.because(file)).",
    ]
    if let time = entry.time { sentences.append("Its time is \(clock(time.value)): \(time.because(file)).") }
    sentences += clockShift(on: entry.day.value, file)
    if entry.withholdsHour { sentences.append(Self.withheldHour) }
    sentences += place(entry.position, entry.locality, isWithheld: entry.withheld != nil, file)
    if let cover = entry.cover {
      sentences.append("Its picture is \(plan[cover.value].photo.file): \(why(cover.reason, file)).")
    }
    if !entry.twins.isEmpty {
      let hold = entry.twins.count == 1 ? "holds" : "hold"
      sentences.append(
        "It is told for \(entry.twins.joined(separator: ", ")), too, which \(hold) nothing else.")
    }
    sentences += keepingPlace(of: entry)
    return Answer(subject: file, sentences, [entry.kept].compactMap(\.self).map(Withholding.mark))
  }

  /// That clocks were set on a day, with the reason.
  private func clockShift(on day: LocalDate, _ file: String) -> [String] {
    guard let shift = plan.days.first(where: { $0.date == day })?.clockShift else { return [] }
    func clock(_ offset: UTCOffset) -> String { "UTC" + (offset.seconds == 0 ? "" : offset.description) }
    return [
      "On that day clocks were set from \(clock(shift.value.before)) to \(clock(shift.value.after)): "
        + "\(reasonOfEvening(shift.reason, file))."
    ]
  }

  /// A day's clock is that of the place where it ended.
  private func reasonOfEvening(_ reason: Reason, _ file: String) -> String {
    if case .zoneOfPosition(let zone) = reason { return "the way ended in the time zone \(zone)" }
    return reason.words(about: file)
  }

  /// What trip.yml says of places, as far as a reason is to be told.
  func answerOfTrip(_ file: String) -> Answer? {
    let destination = plan.way.destination.flatMap { place in
      place.value.coordinate.map { Reasoned($0, because: place.reason) }
    }
    let places = [
      ("destination", destination),
      ("beginning", plan.way.start.map { Reasoned($0.value.coordinate, because: $0.reason) }),
      ("end", plan.way.end.map { Reasoned($0.value.coordinate, because: $0.reason) }),
    ]
    let sentences = places.compactMap { what, position in
      position.map { "The trip's \(what) is at \($0.value.inDegrees): \(words(of: $0, file))." }
    }
    return sentences.isEmpty ? nil : Answer(subject: file, sentences)
  }

  /// The ends of the way are those of its first and last day.
  private func words(of position: Reasoned<Coordinate>, _ file: String) -> String {
    if case .content = position.reason { return "that is where the way begins or ends" }
    return position.because(file)
  }

  func answer(_ track: TrackPlan) -> Answer {
    var sentences: [String] = []
    // Drawn is what somebody can have gone.
    let isDrawn = !track.segments.isEmpty || track.isCut || track.recordedMetres == 0
    let isIncredible = track.days.isEmpty && !isDrawn
    let untimed =
      isIncredible
      ? "by the times of its points nobody can have gone that way, so it is not drawn"
      : track.areTimesMadeUp ? "a program made up the times of its points" : "its points have no times"
    if let day = track.days.first, let reason = track.dayReason {
      let sentence = untimed.prefix(1).uppercased() + untimed.dropFirst()
      sentences.append("It is on \(name(of: day)): \(reason.words(about: track.file)). \(sentence).")
    } else if let first = track.days.first, let last = track.days.last {
      let when = first == last ? "on \(name(of: first))" : "from \(name(of: first)) to \(name(of: last))"
      sentences.append("It was recorded \(when): its points say so.")
    } else {
      sentences.append("It is on no day: \(untimed), and nothing else tells it.")
    }
    if let recording = track.recording {
      sentences.append("\(recording) recorded the same way on that day, and is drawn for it.")
    }
    return Answer(subject: track.file, sentences)
  }

  /// A picture is chosen where other things are said.
  private func why(_ cover: Reason, _ file: String) -> String {
    if case .pictureInText = cover { return "it is the first that the entry shows" }
    return cover.words(about: file)
  }

  private func dayBeside(_ day: Reasoned<LocalDate>, _ file: String) -> String {
    switch day.reason {
    case .cameraClock, .clockTold, .moment: "So it is on \(name(of: day.value))."
    case .smallHours: "It is on \(name(of: day.value)): \(day.reason.words(about: file))."
    default: "It is on \(name(of: day.value)): \(day.because(file))."
    }
  }

  /// Where it is and what that is called.
  private func place(
    _ position: Reasoned<Coordinate>?, _ locality: Locality?, isWithheld: Bool, _ file: String
  ) -> [String] {
    guard isWithheld else { return [self.position(position, file)] + whereabouts(locality) }
    let region = [locality?.region, locality?.country].compactMap(\.self).joined(separator: ", ")
    return [
      "It is near home or in a private zone, so the site has no position of it"
        + (region.isEmpty ? "." : ", and says only that it is in \(region).")
    ]
  }

  /// Why a picture whose camera wrote whole degrees stands nowhere.
  private func roughPlace(_ photo: PhotoPlan, _ file: String) -> String {
    let country = photo.locality?.country.map { ", and says only that it is in \($0)" } ?? ""
    return position(photo.position, file)
      + " Whole degrees may be 80 km off, so the site shows it on no map\(country)."
  }

  private func position(_ position: Reasoned<Coordinate>?, _ file: String) -> String {
    guard let position else {
      return "It has no position: neither it nor anything near to it in time says one."
    }
    return "It is at \(position.value.inDegrees): \(position.because(file))."
  }

  /// The names that stand for a position, with why these.
  func whereabouts(_ place: Locality?) -> [String] {
    guard let place else { return [] }
    if let sea = place.sea { return ["That is at sea, more than 3 km from any coast: \(sea)."] }
    let rest = [place.region == place.town ? nil : place.region, place.country].compactMap(\.self)
    guard let town = place.town else {
      return rest.isEmpty ? [] : ["That is in \(rest.joined(separator: ", ")), far from any town."]
    }
    let names = ([place.isInTown ? place.quarter : nil, town] + rest).compactMap(\.self).joined(
      separator: ", ")
    if place.isCalledByTitle { return ["That is in \(names): your text calls it so."] }
    return [
      place.isInTown
        ? "That is in \(names): the largest town so near, else the nearest one."
        : "That is \(distance(place.metres)) from \(names): the nearest town of the country."
    ]
  }

  /// `2026-05-05 (day 3)`.
  func name(of date: LocalDate) -> String {
    let number = plan.days.first { $0.date == date }?.number
    return "\(date)" + (number.map { " (day \($0))" } ?? "")
  }

  /// `2026-05-05 14:05, UTC+01:00`.
  private func clock(_ moment: Moment) -> String {
    let offset = moment.offset.map { ", UTC" + ($0.seconds == 0 ? "" : $0.description) } ?? ""
    return "\(moment.local.date) \(moment.local.time.hourAndMinute)" + offset
  }

  private func distance(_ metres: Double) -> String {
    metres < 950 ? "\(Int((metres / 10).rounded()) * 10) m" : "\(Int((metres / 1000).rounded())) km"
  }
}

extension Coordinate {
  /// Four decimals, as pages show: `38.7139, -9.1394`.
  var inDegrees: String { [latitude, longitude].map(Self.fourDecimals).joined(separator: ", ") }

  private static func fourDecimals(_ degrees: Double) -> String {
    let units = Int((abs(degrees) * 10_000).rounded())
    return (degrees < 0 && units > 0 ? "-" : "") + "\(units / 10_000)."
      + String(10_000 + units % 10_000).dropFirst()
  }
}
