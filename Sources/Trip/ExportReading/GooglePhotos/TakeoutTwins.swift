import Digests
import ExportFiles

/// Leaves out what lies in an export twice: a picture is in the folder of its year and in each of its albums.
///
/// The albums' files count, each in its own; of others the first.
struct TakeoutTwins {
  private(set) var left: [TakeoutMedium] = []

  /// Bytes of a file that is compared byte by byte; of longer ones, films, name and length tell enough.
  private static let longest = 64 << 20

  init(_ media: [TakeoutMedium], _ library: TakeoutLibrary, _ export: Export) {
    let ordered = media.sorted { $0.file.path < $1.file.path }
    var sizes: [Int: [Int]] = [:]
    for (place, medium) in ordered.enumerated() { sizes[medium.file.byteCount, default: []].append(place) }
    var gone: Set<Int> = []
    var notes: [Int: Int] = [:]
    for places in sizes.values where places.count > 1 {
      for same in Self.same(places, ordered, export) where same.count > 1 {
        let inAlbums = same.filter { library.albums[ordered[$0].key]?.isAlbum == true }
        var seen: Set<String> = []
        let stay =
          inAlbums.isEmpty ? Array(same.prefix(1)) : inAlbums.filter { seen.insert(ordered[$0].key).inserted }
        gone.formUnion(Set(same).subtracting(stay))
        // Something may be said of one of them alone.
        let said = same.first { ordered[$0].hasOwnNote }.flatMap { ordered[$0].note }
        for place in stay where !ordered[place].hasOwnNote { notes[place] = said }
      }
    }
    left = ordered.enumerated().filter { !gone.contains($0.offset) }.map { place, medium in
      var medium = medium
      if let note = notes[place] {
        medium.note = note
        medium.isLiveFilm = false
      }
      return medium
    }
  }

  /// Those of one length by what they hold. One name in two folders is enough; else all bytes are.
  private static func same(_ places: [Int], _ media: [TakeoutMedium], _ export: Export) -> [[Int]] {
    let names = Set(places.map { media[$0].file.name.lowercased() })
    let keys = Set(places.map { media[$0].key })
    if names.count == 1, keys.count == places.count { return [places] }
    var groups: [String: [Int]] = [:]
    for place in places {
      let file = media[place].file
      let bytes = try? export.bytes(of: file, atMost: longest)
      let mark = bytes.map { ContentHash.of($0).hex } ?? "name " + file.name.lowercased()
      groups[mark, default: []].append(place)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}
