import Diagnostics
import Files
import ZipFile

/// The KML within a KMZ, unpacked piece by piece as it is read.
final class ZippedTrack: TrackSource {
  /// A KMZ holds one KML and the pictures that it shows; that KML may be as large as any that a program can open.
  static let limits = ZipLimits(entries: 10_000, bytes: 1 << 30, ratio: 100)

  private let kmz: ZipArchive
  private let kml: ZipEntry
  private var bytes: ZipEntryBytes?
  /// How many of them have been read.
  private var count = 0

  init(_ kmz: ZipArchive) throws(UnreadableTrack) {
    guard let kml = Self.kml(among: kmz.entries) else { throw .noKML }
    (self.kmz, self.kml) = (kmz, kml)
  }

  /// `doc.kml`, or else the first at the top, or else the first of all (OGC 12-007r2, 7.1.2.2).
  private static func kml(among entries: [ZipEntry]) -> ZipEntry? {
    let all = entries.filter { $0.path.lowercased().hasSuffix(".kml") && !isHidden($0.path) }
    return all.first { $0.path.lowercased() == "doc.kml" } ?? all.first { !$0.path.contains("/") }
      ?? all.first
  }

  /// Whether it is hidden, as are those that macOS puts beside every file.
  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  func piece(at place: Int) throws(UnreadableTrack) -> [UInt8] {
    do throws(ZipProblem) {
      // What is packed can be read from its beginning only.
      if bytes == nil || place < count { (bytes, count) = (try kmz.open(kml), 0) }
      while let piece = try bytes?.next(), !piece.isEmpty {
        count += piece.count
        if count > place { return Array(piece.suffix(count - place)) }
      }
      return []
    } catch {
      throw .archive(error)
    }
  }

  func archive(_ limits: ZipLimits) -> ZipArchive { kmz }
}

extension [UInt8] {
  /// Whether a file that begins so is an archive.
  var beginsArchive: Bool { starts(with: "PK\u{3}\u{4}".utf8) || starts(with: "PK\u{5}\u{6}".utf8) }
}

extension Diagnostic {
  /// Why a file cannot be read, or only a part of it.
  static func unreadable(_ file: String, _ reason: UnreadableTrack) -> Diagnostic {
    switch reason {
    case .system(let fault):
      Diagnostic(
        .error, .unreadable, "Cannot read this track: \(fault.words(.reading))", at: SourcePlace(file: file),
        advice: "Check that it is there, and its permissions.")
    case .tooLarge:
      Diagnostic(
        .error, .tooLarge, "Track left out: it is larger than \(TrackOnDisk.largest >> 30) GB",
        at: SourcePlace(file: file), advice: "Save it as several files, one for each month or year.")
    case .noKML:
      Diagnostic(
        .error, .badArchive, "No KML in this KMZ", at: SourcePlace(file: file),
        advice: "Unpack it like a .zip, and put the track in it (.kml, .gpx) here instead.")
    case .archive(let problem): badArchive(file, problem)
    }
  }

  private static func badArchive(_ file: String, _ problem: ZipProblem) -> Diagnostic {
    let (message, advice) = words(for: problem)
    return Diagnostic(.error, .badArchive, message, at: SourcePlace(file: file), advice: advice)
  }

  private static func words(for problem: ZipProblem) -> (message: String, advice: String) {
    let again = "Copy it again, or export the track again."
    let unpack = "Unpack it like a .zip, and put the .kml file here instead."
    return switch problem {
    case .noArchive, .breaksOff: ("KMZ breaks off before its end", again)
    case .damaged: ("Damaged KMZ", "Only the part before the damage is used. " + again)
    case .encrypted: ("KML in this KMZ is locked with a password", unpack)
    case .unknownMethod: ("KML in this KMZ is packed in a way that few programs read", unpack)
    case .tooManyEntries:
      ("More than \(ZippedTrack.limits.entries) files in this KMZ", unpack)
    case .entryTooLarge:
      (
        "KML in this KMZ is larger than \(ZippedTrack.limits.bytes >> 20) MB",
        "Export the track in several files."
      )
    case .bomb:
      (
        "KML in this KMZ unpacks to over \(ZippedTrack.limits.ratio) times its size, as in harmful files",
        "Export the track again. If you trust the file, unpack it like a .zip, and put the .kml file here instead."
      )
    case .unreadable(let code): ("Cannot read this KMZ: the system reports error \(code)", again)
    }
  }
}
