import SoundSanitizing
import Diagnostics
import MediaContainers
import MovieFile
import PhotoMetadata

/// What pictures, clips and recordings tell beside what is to be seen and heard.
enum PictureAudit {
  /// `isThorough` says whether pixels are passed through as well, for what stands behind them.
  static func report(onPicture file: SiteFiles.File, isThorough: Bool) -> [Diagnostic] {
    do throws(PhotoProblem) {
      let traces = try PictureTraces.read(path: file.disk, isThorough: isThorough)
      return traces.found.map { .pictureTrace($0).at(file) }
    } catch {
      return [.unreadable(file.path, because: error.message)]
    }
  }

  static func report(onNote file: SiteFiles.File, _ packet: [UInt8]) -> [Diagnostic] {
    XMPTraces.found(in: packet).map { .pictureTrace($0).at(file) }
  }

  static func report(onFilm file: SiteFiles.File) -> [Diagnostic] {
    do throws(MovieProblem) {
      let traces = try MovieTraces.read(path: file.disk)
      let found = traces.found + traces.packets.flatMap(XMPTraces.found)
      return found.map { .filmTrace($0).at(file) }
    } catch {
      return [.unreadable(file.path, because: error.message)]
    }
  }

  static func report(onSound file: SiteFiles.File) -> [Diagnostic] {
    do throws(SoundProblem) {
      return try SoundTraces.read(path: file.disk).found.map { .soundTrace($0).at(file) }
    } catch {
      return error == .tooLarge
        ? [.unknownKind(file.path)] : [.unreadable(file.path, because: "it breaks off")]
    }
  }
}

extension Diagnostic {
  fileprivate func at(_ file: SiteFiles.File) -> Diagnostic {
    var placed = self
    placed.place = SourcePlace(file: file.path)
    return placed
  }
}
