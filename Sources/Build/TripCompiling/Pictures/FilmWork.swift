import Diagnostics
import MovieFile
import MediaRenderer
import TripModel

extension TripCompiler {
  /// What came of a photo's clip: one that cannot be published is taken out of the trip, and one without a still is
  /// shown by a drawn sign.
  ///
  /// - Returns: whether the trip lost anything by it.
  mutating func takeFilm(
    of rendering: PhotoRenderer.Rendering, _ file: String, _ trip: inout Trip,
    _ rendered: inout RenderedPictures
  ) -> Bool {
    var isAnyLost = false
    if let problem = rendering.stillProblem {
      report(.noStill(file, problem))
      trip.loseStill(of: file)
      isAnyLost = true
    }
    switch rendering.film {
    case .success(let film): rendered.add(film: film, of: file)
    case .failure(let problem):
      let clip = trip.loseClip(of: file, because: problem.message)
      report(.badClip(clip, problem))
      isAnyLost = true
    case nil: break
    }
    return isAnyLost
  }
}

extension Trip {
  mutating func leaveOut(_ damaged: [(file: String, problem: String)]) {
    let files = Set(damaged.map(\.file))
    photos.removeAll { files.contains($0.file) }
    leftOut += damaged.map { LeftOutPhoto(file: $0.file, cause: .damaged($0.problem)) }
  }

  /// Shows a clip by a drawn sign.
  mutating func loseStill(of file: String) {
    for index in photos.indices where photos[index].file == file { photos[index].still = .none }
  }

  /// Takes a clip out: of a Live Photo its motion alone. Returns the clip's own file.
  mutating func loseClip(of file: String, because problem: String) -> String {
    guard let index = photos.firstIndex(where: { $0.file == file }), let clip = photos[index].clip else {
      return file
    }
    if photos[index].isClip {
      leaveOut([(file, problem)])
    } else {
      photos[index].clip = nil
      leftOut.append(LeftOutPhoto(file: clip.file, cause: .damaged(problem)))
    }
    return clip.file
  }
}
