import Foundation
import PreviewServing
import SiteBuilding
import SiteSealing
import TripCompiling
import TripModel
import TripWriting

/// All that the command takes from the machine it runs on: nothing further down asks for any of it.
struct Surroundings {
  private let environment: [String: String]
  private let workingFolder: String
  private let executable: String
  let processors: Int
  /// Seconds since 1970 when the command began.
  let now: Double

  init() {
    environment = ProcessInfo.processInfo.environment
    workingFolder = FileManager.default.currentDirectoryPath
    processors = ProcessInfo.processInfo.activeProcessorCount
    now = Date().timeIntervalSince1970
    executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  func seconds(since start: Double) -> Double { Date().timeIntervalSince1970 - start }

  func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : atHome(path) ?? workingFolder + "/" + path
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// What a shell would have made of `~/site`, had it stood alone: in `--output=~/site` it does not. Nil where a
  /// folder here has that name.
  private func atHome(_ path: String) -> String? {
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"], home.hasPrefix("/"),
      !FileManager.default.fileExists(atPath: workingFolder + "/~")
    else { return nil }
    return home + path.dropFirst()
  }

  /// The day of SOURCE_DATE_EPOCH (reproducible-builds.org), else the clock; nil where that variable holds no
  /// time between 1970 and 9999.
  var today: Today? {
    guard let epoch = environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty else {
      return .clock(Instant(seconds: Int(now)))
    }
    guard let seconds = Int(epoch), (0..<253_402_300_800).contains(seconds) else { return nil }
    return .day(Moment(instant: Instant(seconds: seconds), offset: .utc).local.date)
  }

  /// How far the machine's own clock is from UTC.
  func offset(at instant: Instant) -> UTCOffset {
    let moment = Date(timeIntervalSince1970: TimeInterval(instant.seconds))
    return UTCOffset(seconds: TimeZone.current.secondsFromGMT(for: moment)) ?? .utc
  }

  // MARK: - Folders

  /// Where the shipped templates may be: where the environment says, beside an installed command, or at the top of
  /// the checkout in which it was built.
  var themeCandidates: [String] {
    var folders: [String] = []
    if let named = environment["TRIPBOOK_SHARE"], !named.isEmpty { folders.append(named) }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    folders.append(folder.deletingLastPathComponent().appendingPathComponent("share/tripbook").path)
    for _ in 0..<4 {
      folder = folder.deletingLastPathComponent()
      folders.append(folder.path)
    }
    return folders
  }

  var themeFolder: String? {
    themeCandidates.first { FileManager.default.fileExists(atPath: $0 + "/templates/home.mustache") }
  }

  /// The documents, beside the templates.
  var docsFolder: String? {
    themeCandidates.map { $0 + "/docs" }.first { FileManager.default.fileExists(atPath: $0 + "/problems.md") }
  }

  /// What a preview adds to pages, beside the templates; nil where it is not there.
  var previewDress: PreviewDress? {
    guard let folder = themeFolder.map({ $0 + "/preview/" }) else { return nil }
    func bytes(_ file: String) -> [UInt8]? {
      FileManager.default.contents(atPath: folder + file).map(Array.init)
    }
    guard let script = bytes("preview.js"), let style = bytes("preview.css"),
      let waiting = bytes("waiting.html")
    else { return nil }
    return PreviewDress(script: script, style: style, waiting: waiting)
  }

  /// The cache below XDG_CACHE_HOME (XDG Base Directory Specification).
  var cacheFolder: String { base("XDG_CACHE_HOME", standard: ".cache") + "/tripbook/v1" }

  /// A folder of this process alone, with a name that nobody can have foreseen.
  let spareCacheFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tripbook-cache-" + UUID().uuidString).path

  /// The path of a program by the folders of PATH; nil where it is not installed.
  func program(_ name: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  func removeSpareCache() {
    try? FileManager.default.removeItem(atPath: spareCacheFolder)
  }

  /// What this machine knows of private places. A command that publishes makes a key where there is
  /// none, but not on a machine for continuous integration, which would forget it.
  func privacy(makesKey: Bool) -> PrivacySource {
    let isForgetful = !(environment["CI"] ?? "").isEmpty
    let file = configurationFiles.first { (try? FileManager.default.attributesOfItem(atPath: $0)) != nil }
    return PrivacySource(
      home: environment["TRIPBOOK_HOME"], key: environment["TRIPBOOK_PRIVACY_KEY"],
      file: file.map { path in
        PrivacySource.File(path: path, bytes: FileManager.default.contents(atPath: path).map(Array.init))
      },
      newKey: isForgetful ? .refused : makesKey ? .made(keyMaker(file ?? configurationFiles[0])) : .unneeded)
  }

  /// What makes a privacy key in a configuration; it gives nil where that cannot be written.
  private func keyMaker(_ path: String) -> @Sendable () -> (key: String, path: String)? {
    { @Sendable in
      let url = URL(fileURLWithPath: path)
      let folder = TripFolder(url.deletingLastPathComponent().path)
      guard let key = try? PrivacyKey.make(in: folder, file: url.lastPathComponent) else { return nil }
      return (key, path)
    }
  }

  /// The traveller's own configuration, in either spelling.
  var configurationFiles: [String] {
    let folder = base("XDG_CONFIG_HOME", standard: ".config") + "/tripbook/"
    return [folder + "config.yml", folder + "config.yaml"]
  }

  // MARK: - Sealed sites

  /// TRIPBOOK_SITE_KEY without the blanks round it: a secret that was pasted, or read from a file, often ends with a line
  /// break. Nil for an empty one, too.
  var siteKey: String? {
    let key = environment["TRIPBOOK_SITE_KEY"]?.trimmingCharacters(in: .whitespacesAndNewlines)
    return key.filled
  }

  /// TRIPBOOK_PASSWORD as it was written; nil for an empty one, too.
  var sitePassword: String? { environment["TRIPBOOK_PASSWORD"].filled }

  /// The keys that are kept on this machine.
  var siteKeys: SiteKeyStore {
    SiteKeyStore(folder: base("XDG_CONFIG_HOME", standard: ".config") + "/tripbook/sites")
  }

  /// What passwords are proposed of, beside the templates.
  var passwordWords: PasswordWords {
    let path = themeFolder.map { $0 + "/assets/passwords/words.txt" } ?? ""
    return PasswordWords(file: FileManager.default.contents(atPath: path).map(Array.init) ?? [])
  }

  private func base(_ variable: String, standard: String) -> String {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder }
    return (environment["HOME"] ?? workingFolder) + "/" + standard
  }

  /// Ends the process where it stands: all that was written is written, and no library cleans up beside threads of
  /// ours.
  static func leave(status: Int32) -> Never {
    fflush(nil)
    // Where the lines that tests reach are counted, `exit` writes the counts.
    if ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil { exit(status) }
    _exit(status)
  }

  // MARK: - The terminal

  /// Whether colours are wanted: on a terminal, unless NO_COLOR says otherwise (no-color.org).
  func wantsColour(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// How wide text may be: COLUMNS, else as wide as the terminal, else 100; never less than 20.
  func columns(_ stream: Int32) -> Int {
    guard isatty(stream) == 1 else { return 100 }
    if let named = environment["COLUMNS"].flatMap(Int.init), named > 0 { return min(max(named, 20), 1000) }
    var size = winsize()
    let isKnown = unsafe ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? max(Int(size.ws_col), 20) : 100
  }

  /// Whether somebody can be asked: both ends of the talk are a terminal.
  var hasSomebodyToAsk: Bool { isatty(0) == 1 && isatty(2) == 1 }

  func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 && environment["TERM"] != "dumb" }
}
