import Digests
import Diagnostics
import TripModel
import TripNotation

/// A trip's private places: those of its trip.yml and those that the traveller's machine knows, with where their
/// circles lie.
struct PrivacyReading {
  private(set) var places: [PrivatePlace] = []
  /// What ends the build.
  private(set) var diagnostics: [Doubt] = []
  /// A word on a key that was made.
  private(set) var note: Diagnostic?

  /// Of each place the numbers of the texts that it stands for: those that were given, and behind them the machine's.
  private(set) var texts: [[Int]] = []
  /// What each of these texts is.
  private(set) var kinds: [PrivatePlace.Kind] = []

  private var key: [UInt8]?

  /// A shorter key could be tried out.
  private static let shortestKey = 16

  /// A key is asked for only where there is something to hide.
  init(_ written: [PrivatePlaceText], _ source: PrivacySource) {
    if case .library(let share) = source.around {
      take(share, written)
      return
    }
    var texts = written
    if let home = source.home, !home.isEmpty {
      read(home: home, "the environment variable TRIPBOOK_HOME", &texts)
    }
    if let file = source.file { read(file, &texts) }
    if let own = source.key, !own.isEmpty {
      take(key: own, from: "the environment variable TRIPBOOK_PRIVACY_KEY")
    }
    guard !texts.isEmpty, diagnostics.isEmpty, let key = key ?? newKey(source) else { return }
    kinds = texts.map(\.kind)
    for place in NearHomes.joined(texts) {
      places.append(Self.hidden(place, key: key))
      self.texts.append(place.numbers)
    }
  }

  /// The traveller's key where there is one already, whatever else is known of private places.
  static func key(in source: PrivacySource) -> [UInt8]? {
    var source = source
    source.around = .alone
    source.newKey = .unneeded
    return PrivacyReading([], source).key
  }

  /// A place with its circle where the key says.
  static func hidden(_ place: NearHomes.Place, key: [UInt8]) -> PrivatePlace {
    let text = place.text
    return PrivatePlace(
      place.kind, at: text.middle, metres: text.metres, shift: shift(of: text, key: key), place: text.place)
  }

  /// What a library knows of all its trips goes for each of them. What the trip says now and did not when the library
  /// was read is in none of its circles.
  private mutating func take(_ share: LibraryShare, _ written: [PrivatePlaceText]) {
    places = share.places
    diagnostics = share.doubts.map { Doubt($0) }
    note = share.note
    let isCovered = written.allSatisfy { text in
      places.contains { text.middle.distance(to: $0.middle) + text.metres <= $0.metres + Self.slack }
    }
    if diagnostics.isEmpty, !isCovered { diagnostics.append(HeldBack.changedMeanwhile) }
  }

  /// Metres by which sums of lengths may differ.
  private static let slack = 1.0

  private mutating func read(home: String, _ source: String, _ texts: inout [PrivatePlaceText]) {
    do throws(PrivatePlaceText.Unclear) {
      texts.append(try PrivatePlaceText.home(home))
    } catch {
      diagnostics.append(HeldBack.home(in: source, error))
    }
  }

  private mutating func read(_ file: PrivacySource.File, _ texts: inout [PrivatePlaceText]) {
    guard let bytes = file.bytes else {
      diagnostics.append(HeldBack.configuration(file.path, "it cannot be opened"))
      return
    }
    let reading = NotationReader.read(bytes, file: file.path)
    guard !reading.isUnread, !reading.hasErrors else {
      diagnostics.append(HeldBack.configuration(file.path, "it cannot be read"))
      return
    }
    for field in reading.root.fields ?? [] where field.value.kind != .empty {
      let letters = KeyLetters(field.key)
      if let meant = MeantKey(letters), meant.key == .home || meant.key == .privateZones {
        read(field.value, meant, in: reading.file, &texts)
      } else if letters == KeyLetters("privacy key") {
        take(key: field.value.text?.value ?? "", from: "your configuration, \(file.path)")
      } else if let near = [VisibilityKey.home, .privateZones].first(where: {
        $0.isNearly(letters, field.value)
      }
      ) {
        diagnostics.append(
          HeldBack.configuration(file.path, "`\(field.key.shortened)` in it looks like `\(near.rawValue)`"))
      }
    }
  }

  private mutating func read(
    _ value: Node, _ meant: MeantKey, in file: NotationFile, _ texts: inout [PrivatePlaceText]
  ) {
    do throws(PrivatePlaceText.Unclear) {
      var found =
        meant.key == .home
        ? [try PrivatePlaceText.home(value, in: file)] : try ForeignZones.read(value, in: file)
      // The file is none of the trip's.
      for index in found.indices { found[index].place = nil }
      texts += found
    } catch {
      diagnostics.append(
        meant.key == .home
          ? HeldBack.home(in: "your configuration, \(file.name)", error)
          : HeldBack.configuration(file.name, "its `private zones:` is not a list of positions"))
    }
  }

  private mutating func take(key text: String, from source: String) {
    guard text.utf8.count >= Self.shortestKey else {
      diagnostics.append(
        HeldBack.key(
          "the privacy key in \(source) has fewer than \(Self.shortestKey) letters",
          "Write 32 letters or more that nobody can guess, such as those that `openssl rand -hex 32` prints.")
      )
      return
    }
    key = Array(text.utf8)
  }

  /// Where nobody has a key yet.
  private mutating func newKey(_ source: PrivacySource) -> [UInt8]? {
    switch source.newKey {
    case .unneeded: return Array(repeating: 0, count: Self.shortestKey)
    case .made(let make):
      guard let (key, path) = make() else {
        diagnostics.append(
          HeldBack.key(
            "cannot write a privacy key, which hides where your home is, into your configuration",
            "Set a key in the environment variable TRIPBOOK_PRIVACY_KEY."))
        return nil
      }
      note = Diagnostic(
        .note, .privacyKey, "Made a privacy key for your home, in \(path)",
        advice:
          "Keep it, and copy it to your other machines: two keys would tell more of where you live."
      )
      return Array(key.utf8)
    case .refused:
      diagnostics.append(
        HeldBack.key(
          "missing privacy key, which hides where your home is",
          "Copy the key from `tripbook/config.yml` on your own machine into the secret TRIPBOOK_PRIVACY_KEY.")
      )
      return nil
    }
  }

  /// The same for a place however often, and with however many digits, it is written: by its position to a tenth of a
  /// degree for a home, to a hundredth for a zone. Two circles of one place would tell more of it.
  private static func shift(of text: PrivatePlaceText, key: [UInt8]) -> CircleShift {
    let parts = text.kind == .home ? 10.0 : 100.0
    let cell = [text.middle.latitude, text.middle.longitude].map { Int(($0 * parts).rounded()) }
    let code = MessageCode.of("tripbook \(text.kind) \(cell[0]) \(cell[1])", key: key)
    func part(_ bytes: ArraySlice<UInt8>) -> Double {
      Double(bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) / 0x1p48
    }
    return CircleShift(turn: part(code[0..<6]), reach: part(code[6..<12]))
  }
}
