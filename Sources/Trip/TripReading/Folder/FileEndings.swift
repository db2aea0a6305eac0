import MovieFile
import PhotoMetadata
import TripModel

/// What files are by their endings, all in small letters.
enum FileEndings {
  /// Whether a trip has files with this ending, and not only a theme.
  static func isOfTrip(_ ending: String) -> Bool {
    let pictures = PictureFormat.endings.contains(ending) || MovieFacts.endings.contains(ending)
    let tracks = Track.endings.contains(ending) || TrackKinds.notRead[ending] != nil
    return pictures || tracks || MediaFiles.endings.contains(ending) || laterPictures.contains(ending)
      || otherFilms.contains(ending) || ofTexts.contains(ending)
  }

  private static let ofTexts: Set<String> = ["md", "markdown", "mdx", "mdown", "mkd", "xmp", "json", "csv"]

  /// Pictures of kinds that are not read.
  static let laterPictures: Set<String> = [
    "gif", "bmp", "jxl", "jp2", "dng", "cr2", "cr3", "nef", "arw", "raf", "orf", "rw2", "nrw", "pef", "srw",
    "x3f", "3fr",
    "crw", "erf", "gpr", "iiq", "kdc", "mrw", "raw", "rwl", "sr2", "srf", "insp", "psd", "xcf", "tga",
    "heics",
  ]
  /// Films of kinds that are not read, in small letters.
  static let otherFilms: Set<String> = [
    "avi", "3gp", "3g2", "webm", "mkv", "mts", "m2ts", "wmv", "mpg", "mpeg", "insv", "360", "flv", "ogv",
    "vob", "asf",
    "divx", "mod", "tod", "m2v", "rm", "rmvb",
  ]
}
