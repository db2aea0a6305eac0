import Foundation
import Testing
import TrackFile
import TripModel

@testable import TrackFigures

private let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "../../../../shared/corpus"
).standardized
private let hasCorpus = FileManager.default.fileExists(atPath: corpus.appending(path: "GPX.tsv").path)

/// The figures that the corpus' author states beside each track.
private struct Stated: Decodable {
  var uphill: Double
  var downhill: Double
  var length_2d: Double
}

@Suite("Figures of real tracks", .enabled(if: hasCorpus, "the folder of real tracks is not here"))
struct CorpusFiguresTests {
  @Test(
    "Climbs and lengths are those that a hiker states of eleven tours: the median is within five per cent")
  func hiker() throws {
    let folder = corpus.appending(path: "trips/gipfelbuch/routes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("-info.json")
    }
    var (lengths, ascents, descents): ([Double], [Double], [Double]) = ([], [], [])
    for name in names.sorted() {
      let stated = try JSONDecoder().decode(Stated.self, from: Data(contentsOf: folder.appending(path: name)))
      let track = String(name.dropLast("-info.json".count)) + ".gpx"
      let figures = figures(of: folder.appending(path: track))
      lengths.append(figures.metres / (stated.length_2d * 1000) - 1)
      ascents.append(try #require(figures.ascent) / stated.uphill - 1)
      if stated.downhill > 0 { descents.append(try #require(figures.descent) / stated.downhill - 1) }
    }
    #expect(names.count == 11)
    for errors in [lengths, ascents, descents] {
      #expect(median(errors.map(abs)) < 0.05, "\(errors)")
    }
  }

  /// Seconds under way that gpxpy 1.6.2 finds (`get_moving_data`), and the seconds in which ours differ. Those beside
  /// a long rest differ more: what a receiver wrote during it is no way for us.
  @Test(
    "Seconds under way are those that gpxpy finds",
    arguments: [
      ("gpx/ezgpx/garmin_forerunner45_run_1.gpx", 4670.0, 0.01), ("gpx/ezgpx/strava_run_1.gpx", 3652, 0.01),
      ("gpx/ezgpx/trace_de_trail_1.gpx", 33687, 0.01),
      ("gpx/gpsbabel/track_garmin-edge-800-output.gpx", 3491, 0.01),
      ("gpx/ezgpx/garmin_etrex32_hike_1.gpx", 21592, 0.02),
      ("trips/gipfelbuch/routes/2015-09-10-meranerhoehenweg-tag4.gpx", 22477, 0.02),
      ("trips/gipfelbuch/routes/2015-07-18-wanderung-soierngruppe-tag1.gpx", 14423, 0.05),
    ])
  func moving(file: String, seconds: Double, share: Double) throws {
    let ours = try #require(figures(of: corpus.appending(path: file)).movingSeconds)
    #expect(abs(Double(ours) / seconds - 1) < share, "\(ours)")
  }

  private func figures(of file: URL) -> WayFigures {
    var sum = WayFigures()
    for segment in TrackReader.read(path: file.path, file: file.lastPathComponent).document.tracks.flatMap(
      \.segments)
    {
      let points = segment.compactMap { point in
        Coordinate(latitude: point.latitude, longitude: point.longitude).map {
          TrackPoint(
            coordinate: $0, elevation: point.elevation, instant: point.time.map { Instant(seconds: Int($0)) })
        }
      }
      sum += MeasuredWay(TrackJumps.removed(from: points)).figures
    }
    return sum
  }

  private func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted[sorted.count / 2]
  }
}
