import TripNotation

/// How a line is to be written that would keep something of the trip back: the right key, with the traveller's own
/// value where it reads; but for private places, since what a build says is often public.
struct VisibilityForm {
  let key: VisibilityKey
  var value: Node?

  /// In backticks.
  var line: String {
    switch key {
    case .home: "`home: 52.3702, 4.8952`"
    case .privateZones: "`private zones: [{at: 38.7512 -9.1903, radius: 2 km}]`"
    case .publishDelay: "`publish delay: \(delay ?? "3 days")`"
    case .visibility, .open, .hidden, .status: "`visibility: private`"
    case .protect, .password: "`protect: yes`"
    case .publish, .published: "`\(key.rawValue): no`"
    case .draft, .isPrivate: "`\(key.rawValue): yes`"
    case .publishDate, .expiryDate, .unpublishDate: "`visibility: private`"
    }
  }

  private var delay: String? {
    guard let text = value?.text, let seconds = try? DurationText.seconds(text), seconds >= 0 else {
      return nil
    }
    return text.value.shortened
  }
}
