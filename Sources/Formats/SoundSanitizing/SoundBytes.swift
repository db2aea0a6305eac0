import MediaContainers

extension SoundProblem: MediaProblem {}

typealias SoundBytes = MediaFile<SoundProblem>

extension SoundBytes {
  /// Hosts take no larger files.
  private static var largest: Int { 100 << 20 }

  static func recording(at path: String) throws(SoundProblem) -> SoundBytes {
    let file = try SoundBytes(path: path)
    guard file.length <= largest else { throw .tooLarge }
    return file
  }
}
