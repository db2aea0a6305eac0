import Diagnostics
import SiteSealing
import TripModel

/// Asks for the password of a site, twice, and for another one where it can be guessed.
struct PasswordQuestion {
  let questions: Questions
  let words: PasswordWords
  /// What stands in the trip, and is soon guessed.
  let personal: [String]
  /// Whether one that can be guessed is taken all the same.
  let takesWeak: Bool

  private static let maxAttempts = 20

  struct Answer {
    var password: String
    var strength: PasswordStrength
  }

  /// The one that is given in the environment, else what is answered.
  func answer(given: String?) throws(CommandStop) -> Answer {
    if let given, let answer = weighed(given) {
      guard takesWeak || !answer.strength.isWeak else { throw .weak(answer.strength) }
      return answer
    }
    guard questions.isAsking else {
      throw .notSaid(
        "Missing password", advice: "Set it in the variable TRIPBOOK_PASSWORD, or call this on a terminal.")
    }
    let proposal = words.proposal()
    if let proposal { questions.tell("Five words that nobody guesses: \(proposal)") }
    for _ in 0..<Self.maxAttempts {
      let typed = try questions.secret(proposal == nil ? "Password" : "Password; Enter takes the five words")
      guard let answer = weighed(typed) else {
        if let proposal, let proposed = weighed(proposal) { return proposed }
        continue
      }
      if answer.strength.isWeak {
        questions.tell("  " + Diagnostic.words(of: answer.strength) + ".")
        if !takesWeak { continue }
      }
      let again = try questions.secret("Once more")
      if weighed(again)?.password == answer.password { return answer }
      questions.tell("  That was another one.")
    }
    throw .notAnswered
  }

  /// Nil for nothing but blanks.
  private func weighed(_ typed: String) -> Answer? {
    let password = KeyRing.normalized(typed)
    guard !password.isEmpty else { return nil }
    return Answer(
      password: password, strength: PasswordStrength(of: password, words: words, personal: personal))
  }
}

extension CommandStop {
  fileprivate static func weak(_ strength: PasswordStrength) -> CommandStop {
    CommandStop(
      .weakPassword, Diagnostic.words(of: strength),
      advice: "Take five words that have nothing to do with each other; --weak takes it all the same.")
  }
}

extension Diagnostic {
  fileprivate static func words(of strength: PasswordStrength) -> String {
    "This password can be guessed: it has about \(strength.rounded) bits, and " + enough
  }

  fileprivate static let enough = "\(Int(PasswordStrength.enough)) are enough"

  /// What a check says of a site that is sealed with such a password already.
  fileprivate static func weakPassword(bits: Int) -> Diagnostic {
    Diagnostic(
      .warning, .weakPassword,
      "The password of this site can be guessed: it has about \(bits) bits, and " + enough,
      advice: "Run `tripbook protect` with a better one, and build the site again.")
  }
}

extension Surroundings {
  /// A word on each password that can be guessed: that of a folder's site, and those of trips of an open library.
  func weakPasswords(of folder: String, and trips: [TripReference]) -> [Diagnostic] {
    let ofTrips = trips.map { trip in
      var told = weakPassword(of: trip.folder)
      told?.place = SourcePlace(file: trip.id.folder)
      return told
    }
    return ([weakPassword(of: folder)] + ofTrips).compactMap(\.self)
  }

  /// As far as one is known: of the one in the environment itself, else what was noted when it was chosen.
  private func weakPassword(of folder: String) -> Diagnostic? {
    let site = SiteProtection(path: folder, name: folder, keys: siteKeys, givenKey: siteKey)
    guard (try? site.protection()) != nil else { return nil }
    // Without a key beside it no build uses it.
    let given = (siteKey == nil ? nil : sitePassword).map {
      PasswordStrength(of: $0, words: passwordWords, personal: site.personalWords).rounded
    }
    guard let bits = given ?? siteKeys.stored(folder)?.strength, Double(bits) < PasswordStrength.enough else {
      return nil
    }
    return .weakPassword(bits: bits)
  }
}
