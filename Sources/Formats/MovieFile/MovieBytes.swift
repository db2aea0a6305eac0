import MediaContainers

extension MovieProblem: MediaProblem {}

typealias MovieBytes = MediaFile<MovieProblem>

extension MovieBytes {
  /// The film of a file, with its first bytes.
  ///
  /// - Throws: `otherKind` for what is none.
  static func film(at path: String) throws(MovieProblem) -> (file: MovieBytes, head: [UInt8]) {
    let file = try MovieBytes(path: path)
    guard file.length > 0 else { throw .empty }
    let head = try file.bytes(at: 0, count: 64)
    if head.starts(with: Array("version https://git-lfs".utf8)) { throw .gitPointer }
    guard MovieOutline.isFilm(head) else { throw .otherKind }
    return (file, head)
  }
}
