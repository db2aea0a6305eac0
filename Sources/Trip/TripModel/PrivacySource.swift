/// What the traveller's machine says of private places, outside of every trip folder: taken down where the command
/// begins, read with the trip.
package struct PrivacySource: Sendable {
  /// The traveller's own configuration, `tripbook/config.yml`.
  package struct File: Sendable {
    /// On this machine.
    package var path: String
    /// Nil where it is there and cannot be read.
    package var bytes: [UInt8]?

    package init(path: String, bytes: [UInt8]?) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What to do where a private place is given, and no key.
  package enum NewKey: Sendable {
    /// Makes one in the traveller's configuration and gives it back with the path of that file; nil where it cannot
    /// be written.
    case made(@Sendable () -> (key: String, path: String)?)
    /// A machine that forgets would make another one for each build, and all of them together would find the place.
    case refused
    /// Nothing is published, so any will do.
    case unneeded
  }

  /// What is known of the library around a trip.
  package enum Around: Sendable {
    /// Nobody has looked for one.
    case unknown
    case alone
    case library(LibraryShare)
  }

  /// The environment variable TRIPBOOK_HOME.
  package var home: String?
  /// The environment variable TRIPBOOK_PRIVACY_KEY.
  package var key: String?
  package var file: File?
  package var newKey: NewKey
  package var around = Around.unknown

  /// Folders within the trip's that are no part of it, by their real paths.
  package var otherFolders: Set<String> {
    if case .library(let share) = around { share.otherFolders } else { [] }
  }

  /// What the library around the trip leaves out of it.
  package var rulesAbove: [RulesAbove] {
    if case .library(let share) = around { share.rules } else { [] }
  }

  /// Whether the library around the trip keeps it back by the name of a folder.
  package var isInPrivateFolder: Bool {
    if case .library(let share) = around { share.isInPrivateFolder } else { false }
  }

  /// What the library around the trip keeps back of people.
  package var peopleKeptBack: PeopleKeptBack {
    if case .library(let share) = around { share.people } else { PeopleKeptBack() }
  }

  package init(home: String? = nil, key: String? = nil, file: File? = nil, newKey: NewKey = .unneeded) {
    self.home = home
    self.key = key
    self.file = file
    self.newKey = newKey
  }
}
