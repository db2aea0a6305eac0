import Diagnostics
import Foundation
import SiteBuilding
import SiteSealing
import TripModel
import TripReading
import TripWriting

/// A trip or a library whose site is to open with a password alone.
struct SiteProtection {
  /// By its whole path, and as the traveller names it.
  let path: String
  let name: String
  let keys: SiteKeyStore
  /// TRIPBOOK_SITE_KEY, as it was written; nil where it is not.
  let givenKey: String?

  /// What becomes of the passwords and the key that there are.
  enum Change {
    /// The new password is the only one.
    case replacing
    /// The new password opens the site as well.
    case adding
    /// With the old key nothing opens any more, whatever the password.
    case newKey
  }

  /// The file that says that the site is protected.
  var file: String { TripReader.settingsFile(of: path) }

  // MARK: - The key

  /// What is kept of the site's key; nil where this is the first password.
  func kept(for change: Change) throws(CommandStop) -> StoredKey? {
    switch keys.found(path) {
    case .key(let key): return key
    case .damaged:
      if change == .newKey { return nil }
      throw CommandStop(
        .noPassword, "Cannot read the key of this site in \(keys.path(of: path))",
        advice: "Put the file back from a copy; or make another key, which opens no old page: --new-key.")
    case .nothing:
      guard change != .newKey, let given = givenKey else { return nil }
      guard let key = SiteKey(hex: given) else { throw CommandStop([.badSiteKey]) }
      return StoredKey(key: key, locks: [])
    }
  }

  /// Keeps the key behind another password; what has been built with it stays as it is until the next build.
  func keep(_ answer: PasswordQuestion.Answer, _ change: Change) throws {
    let old = try kept(for: change)
    let key = change == .newKey ? SiteKey.random() : old?.key ?? SiteKey.random()
    let lock = KeyRing.Lock(key, password: answer.password)
    let others = change == .adding ? (old?.locks ?? []).filter { $0.salt != lock.salt } : []
    let strengths = [answer.strength.rounded, others.isEmpty ? nil : old?.strength].compactMap(\.self)
    try keys.keep(StoredKey(key: key, locks: others + [lock], strength: strengths.min()), of: path)
  }

  /// Takes the key and the passwords of another folder along: of what this one was called before, or is a copy of.
  func takeKey(of other: String) throws {
    guard let key = keys.stored(other) else {
      throw CommandStop(
        .noPassword, "No key of “\(VisibleText.of(other))” on this machine",
        advice: "The files in \(keys.folder) say of which folders there are keys.")
    }
    switch keys.found(path) {
    case .nothing: break
    case .key(let own) where own.key == key.key: break
    case .key, .damaged:
      throw CommandStop.notSaid(
        "This folder has a key of its own, which would be lost",
        advice: "Where no site is sealed with that, delete \(keys.path(of: path)) first.")
    }
    try keys.keep(key, of: path)
  }

  // MARK: - The settings

  /// What became of the file that says that the site is protected.
  enum Writing {
    /// It said so before.
    case nothing
    /// It has a line more.
    case line
    /// It was not there.
    case file
  }

  /// Writes `protect: yes` where it is not said yet, into a file of its own where there is none.
  func write() throws -> Writing {
    guard try protection() == nil else { return .nothing }
    let file = file
    var isNew = false
    try TripFolder(path).change(file) { (old: [UInt8]?) throws(WriteProblem) -> [UInt8] in
      isNew = old == nil
      return try FieldChanges.setting("protect", to: "yes", in: old, file: file)
    }
    guard try protection() != nil else { throw WriteProblem.notRead(file) }
    return isNew ? .file : .line
  }

  /// What the settings say, told where they are in doubt: nothing is sealed that would not be built.
  func protection() throws(CommandStop) -> Protection? {
    do throws(Blocked) {
      return try TripReader.protection(of: path)
    } catch {
      throw CommandStop(error.doubts)
    }
  }

  /// What the folder says of itself, and whoever knows the travellers may guess.
  var personalWords: [String] {
    let bytes = FileManager.default.contents(atPath: path + "/" + file).map(Array.init) ?? []
    let settings = ProofReader.settings(bytes, file: file).0
    let folder = path.split(separator: "/").last.map(String.init)
    return [folder, settings.title, settings.description, settings.destination?.value.name].compactMap(\.self)
      + settings.travellers.map(\.name)
  }
}
