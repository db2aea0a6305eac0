import Files

/// A film open for reading at any place: it is never in memory as a whole.
struct MovieBytes: ~Copyable {
  let length: Int
  private let file: OpenFile

  init(path: String) throws(MovieProblem) {
    do throws(SystemFault) { file = try .reading(path) } catch { throw MovieProblem(error) }
    length = file.byteCount
  }

  /// Up to that many bytes, fewer at the end of the file.
  func bytes(at place: Int, count: Int) throws(MovieProblem) -> [UInt8] {
    guard place >= 0, place < length, count > 0 else { return [] }
    do throws(SystemFault) { return try file.bytes(at: place, count: min(count, length - place)) } catch {
      throw MovieProblem(error)
    }
  }
}

extension MovieProblem {
  init(_ fault: SystemFault) { self = .unreadable(fault.words(.reading)) }
}
