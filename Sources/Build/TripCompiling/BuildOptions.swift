package import Diagnostics
package import SiteOutput
package import SiteSealing
package import TripModel

/// What the traveller wants done, with everything that a build depends on beside the trip folder.
package struct BuildOptions: Sendable {
  /// The trip folder, as it was given.
  package var folder: String
  /// Which of several trips it is; nil for a trip by itself.
  package var trip: TripID?
  /// The folders of the site below which the trip's pages stand: none for a trip that is the site itself.
  package var root: [String] = []
  /// Of one of several trips, where their site will stand; a trip by itself says so in its own trip.yml.
  package var siteAddress: SiteAddress?
  /// The library whose site it stands in; nil for a trip that is built by itself, wherever its folder lies.
  package var library: LibraryAbove?
  /// Where the site goes.
  package var output: String
  /// Under which names the files of the site are published.
  package var addresses = AddressPolicy.open
  /// Where the open site of a sealed one goes, which nobody but its author sees; nil for a site that is published as it is
  /// made.
  package var mirror: String?
  /// Where the key of a sealed site is found.
  package var sealing = SealingSource()
  package var today: Today
  /// Whether warnings count as errors, and errors keep the site from being written.
  package var isStrict = false
  /// How many things are worked on at once; no byte of the site depends on it.
  package var workers = 1
  /// The folder that holds the shipped `templates` and `assets`.
  package var themeFolder: String { didSet { atlas = OpenAtlas(themeFolder: themeFolder) } }
  /// The shipped atlas, with what all that these options are handed on to have opened of it.
  package var atlas: OpenAtlas
  /// Where what was made is kept for the next build.
  package var cacheFolder: String
  /// A place for a cache that serves this build alone, where the other takes none.
  package var spareCacheFolder: String
  /// What the machine says of private places.
  package var privacy: PrivacySource
  /// What the library around a trip by itself keeps from being published.
  package var secretsAround = SecretsAround()
  /// The program and its version, as the site names them.
  package var generator: String

  /// The program ffmpeg, by its path; nil where it is not installed.
  package var filmProgram: String?

  /// Where the site is written that pages make.
  package var site: String { mirror ?? output }

  package init(
    folder: String, output: String, today: Today, themeFolder: String, cacheFolder: String,
    spareCacheFolder: String, privacy: PrivacySource = PrivacySource(), generator: String
  ) {
    self.folder = folder
    self.output = output
    self.today = today
    self.themeFolder = themeFolder
    atlas = OpenAtlas(themeFolder: themeFolder)
    self.cacheFolder = cacheFolder
    self.spareCacheFolder = spareCacheFolder
    self.privacy = privacy
    self.generator = generator
  }
}

/// Which day it is: never asked of a clock further down.
package enum Today: Hashable, Sendable {
  case day(LocalDate)
  /// What the clock said when the command began: the day is that of the trip's zone, UTC where it has none.
  case clock(Instant)

  package func date(in zone: ZoneRules?) -> LocalDate {
    switch self {
    case .day(let date): date
    case .clock(let instant): Moment(instant: instant, offset: zone?.offset(at: instant) ?? .utc).local.date
    }
  }

  /// What a clock shows in a zone; nil where only the day was said.
  package func time(in zone: ZoneRules) -> LocalDateTime? {
    guard case .clock(let instant) = self else { return nil }
    return Moment(instant: instant, offset: zone.offset(at: instant)).local
  }
}
