import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("track.gpx")
struct TrackGPXTests {
  @Test("holds places and what was recorded: no leap, nothing joined over a pause, nothing twice at midnight")
  func golden() throws {
    #expect(try WayTrip.file(of: try WayTrip.make()) == Self.expected)
  }

  private static let expected = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Tripbook 0.1.0" xmlns="http://www.topografix.com/GPX/1/1">
    <metadata>
    <name>Here &amp; &lt;there&gt;</name>
    </metadata>
    <wpt lat="38.7500000" lon="-180.0000000">
    <name>Hut</name>
    </wpt>
    <wpt lat="0.0000000" lon="-9.1234568">
    <time>2026-05-03T14:30:00Z</time>
    <name>Spring</name>
    <desc>Cold &amp; clear</desc>
    <type>water</type>
    </wpt>
    <trk>
    <name>By moonlight</name>
    <trkseg>
    <trkpt lat="38.7000000" lon="-9.2000000"><ele>12.35</ele><time>2026-05-03T22:58:00Z</time></trkpt>
    <trkpt lat="38.7005000" lon="-9.2000000"><ele>13.00</ele><time>2026-05-03T22:59:00Z</time></trkpt>
    <trkpt lat="38.7010000" lon="-9.2000000"><ele>-1.50</ele><time>2026-05-03T23:00:00Z</time></trkpt>
    <trkpt lat="38.7020000" lon="-9.2000000"><time>2026-05-03T23:02:00Z</time></trkpt>
    <trkpt lat="38.7025000" lon="-9.2000000"><ele>20.00</ele><time>2026-05-03T23:03:00Z</time></trkpt>
    </trkseg>
    <trkseg>
    <trkpt lat="38.7100000" lon="-9.2000000"><ele>21.00</ele><time>2026-05-03T23:28:00Z</time></trkpt>
    <trkpt lat="38.7105000" lon="-9.2000000"><ele>22.00</ele><time>2026-05-03T23:29:00Z</time></trkpt>
    </trkseg>
    </trk>
    <trk>
    <name>2026-05-05-ride</name>
    <desc>2026-05-05</desc>
    <trkseg>
    <trkpt lat="38.8000000" lon="-9.3000000"></trkpt>
    <trkpt lat="38.8100000" lon="-9.3000000"></trkpt>
    </trkseg>
    </trk>
    </gpx>

    """

  @Test("has its elements in the order that the schema of GPX 1.1 asks for")
  func order() throws {
    let text = try #require(try WayTrip.file(of: try WayTrip.make()))
    #expect(GPXOrder(text).problems == [])
    #expect(
      GPXOrder(text.replacing("<name>By moonlight</name>\n<trkseg>", with: "<trkseg>")).problems == [])
    let turned = text.replacing("<ele>13.00</ele><time>2026-05-03T22:59:00Z</time>", with: "<time/><ele/>")
    #expect(GPXOrder(turned).problems == ["trkpt: time before ele"])
    #expect(GPXOrder(text.replacing("<type>water</type>", with: "<kind/>")).problems == ["wpt holds kind"])
  }

  @Test("is not there where nothing was recorded, or nothing of it can be drawn")
  func nothing() throws {
    var trip = try WayTrip.make()
    trip.tracks = []
    #expect(try WayTrip.file(of: trip) == nil)
    let jump = try [(38.0, 0), (40.0, 60)].map { latitude, seconds in
      TrackPoint(
        coordinate: try WayTrip.place(latitude, -9), instant: Instant(seconds: 1_777_849_080 + seconds))
    }
    trip.tracks = [Track(file: "jump.gpx", segments: [jump])]
    #expect(try WayTrip.file(of: trip) == nil)
  }

  @Test("holds neither straight lines between pictures nor positions that were only worked out")
  func onlyRecorded() throws {
    var trip = try WayTrip.make()
    trip.photos = try (0..<3).map { index in
      var photo = Photo(file: "\(index).jpg", contentHash: "\(index)", width: 100, height: 100)
      photo.cameraClock =
        LocalDateTime(date: try WayTrip.day("2026-05-04"), time: .midnight) + 36_000 + index * 600
      if index != 1 { photo.coordinate = try WayTrip.place(37 + Double(index), -8) }
      return photo
    }
    let plan = try WayTrip.plan(trip)
    #expect(
      plan.way.route.legs.contains { $0.kind == .joined }
        && plan.media.photos.contains { $0.position?.reason != .exifPosition })
    #expect(try WayTrip.file(of: trip) == Self.expected)
  }

  @Test("says of an estimate that it is one")
  func estimates() throws {
    var trip = try WayTrip.make()
    let line = try (0..<2).map { index in
      var point = TrackPoint(coordinate: try WayTrip.place(38.5 + Double(index) / 100, -9.3))
      point.isEstimate = true
      return point
    }
    trip.tracks.append(Track(file: "few.gpx", name: "Few", segments: [line]))
    let text = try #require(try WayTrip.file(of: trip))
    #expect(text.contains("<trk>\n<name>Few</name>\n<src>estimate</src>\n<trkseg>\n"))
    #expect(text.split(separator: "<src>").count == 2)
  }

  @Test("holds a planned route as a route, before the tracks, as the schema wants it")
  func routes() throws {
    var trip = try WayTrip.make()
    let line = try (0..<3).map { index in
      var point = TrackPoint(coordinate: try WayTrip.place(38.5 + Double(index) / 100, -9.3))
      point.isPlanned = true
      return point
    }
    trip.tracks.append(Track(file: "loop.gpx", name: "Loop", segments: [line]))
    let text = try #require(try WayTrip.file(of: trip))
    let route = """
      <rte>
      <name>Loop</name>
      <rtept lat="38.5000000" lon="-9.3000000"></rtept>
      <rtept lat="38.5100000" lon="-9.3000000"></rtept>
      <rtept lat="38.5200000" lon="-9.3000000"></rtept>
      </rte>

      """
    #expect(text.replacing(route, with: "") == Self.expected)
    #expect(text.contains(route + "<trk>"))
  }

  @Test("holds no track that goes with a draft; the author's preview has it")
  func draft() throws {
    var trip = try WayTrip.make()
    let draft = KeptBack(.draft, at: SourcePlace(file: "journal/x.md"))
    trip.filesKeptBack = [
      FilesKeptBack(files: ["tracks/2026-05-03 walk.gpx"], reasons: [draft], isOutright: false)
    ]
    let text = try #require(try WayTrip.file(of: trip))
    #expect(!text.contains("By moonlight") && !text.contains("38.7005") && text.contains("2026-05-05-ride"))
    #expect(try WayTrip.file(of: trip, for: .author) == Self.expected)
  }

  @Test("ends with the last day that a delay publishes")
  func delay() throws {
    var trip = try WayTrip.make()
    trip.settings.publishDelay = Written(3, at: SourcePlace(file: "trip.yml"))
    let text = try #require(try WayTrip.file(of: trip, today: "2026-05-06"))
    #expect(
      text.contains("2026-05-03T22:59:00Z") && !text.contains("2026-05-03T23:0") && !text.contains("ride"))
    #expect(try WayTrip.file(of: trip, today: "2026-05-05") == nil)
    #expect(try WayTrip.file(of: trip, today: "2026-05-08") == Self.expected)
  }

  @Test("is made in portions of a few thousand points, whatever the length of the track")
  func portions() throws {
    var trip = Trip(folderName: "long")
    let line = try (0..<20_000).map { index in
      TrackPoint(
        coordinate: try WayTrip.place(38 + Double(index) / 1e5, -9), elevation: Double(index % 700),
        instant: Instant(seconds: 1_777_849_080 + index))
    }
    trip.tracks = [Track(file: "long.gpx", segments: [line])]
    let plan = try WayTrip.plan(trip)
    let file = try #require(TrackGPX.file(of: plan, names: .unspoken(plan), generator: "Tripbook"))
    guard case .portions(let content) = file.content else {
      Issue.record("track.gpx is made as a whole")
      return
    }
    let sizes = content.portions.map(\.count)
    #expect(sizes.count > 4 && sizes.allSatisfy { $0 < 1 << 20 })
    #expect(String(decoding: content.bytes, as: UTF8.self).split(separator: "<trkpt ").count == 20_001)
    // The whole is in memory here only.
    #expect(content == content)
  }

  @Test("of a very long way holds what cannot be told from the points beside it")
  func thinned() throws {
    var trip = Trip(folderName: "long")
    let count = ThinnedPoints.fewest
    // Along a meridian, with a noise of a metre, a step aside in the middle and a rest after it.
    let middle = count / 2
    let line = try (0..<count).map { index in
      let walked = min(index, middle) + max(0, index - middle - 600)
      let aside = index == middle ? 0.0002 : index.isMultiple(of: 2) ? 0.00001 : 0
      return TrackPoint(
        coordinate: try WayTrip.place(38 + Double(walked) / 1e5, -9 + aside), elevation: 12,
        instant: Instant(seconds: 1_777_849_080 + index))
    }
    trip.tracks = [Track(file: "long.gpx", segments: [line])]
    let plan = try WayTrip.plan(trip)
    let file = try #require(TrackGPX.file(of: plan, names: .unspoken(plan), generator: "Tripbook"))
    guard case .portions(let content) = file.content else {
      Issue.record("track.gpx is made as a whole")
      return
    }
    let text = String(decoding: content.bytes, as: UTF8.self)
    let kept = text.split(separator: "<trkpt ").dropFirst()
    #expect(kept.count > 24 && kept.count < count / 100)
    #expect(kept.contains { $0.contains("lon=\"-8.9998000\"") })
    for end in [line[0], line[count - 1]] {
      #expect(kept.contains { $0.contains(GPXPoints.time(end.instant ?? Instant(seconds: 0)) ?? "-") })
    }
    // Wherever one was at a time, the points that stay say so: here around the step aside and the rest.
    let part = line[(middle - 5000)..<(middle + 5000)]
    let track = ThinnedPoints.thinned(part)
    for index in stride(from: part.startIndex, to: part.endIndex, by: 97) {
      let seconds = try #require(line[index].instant).seconds
      let after = try #require(track.firstIndex { ($0.instant?.seconds ?? 0) >= seconds })
      let (one, other) = (track[max(0, after - 1)], track[after])
      let (begin, end) = (one.instant?.seconds ?? 0, other.instant?.seconds ?? 0)
      let part = end > begin ? Double(seconds - begin) / Double(end - begin) : 1
      let north =
        one.coordinate.latitude + part * (other.coordinate.latitude - one.coordinate.latitude)
        - line[index].coordinate.latitude
      #expect(abs(north) * 111_195 <= 3)
    }
  }

  @Test("lets no name out of its element, and no control character in")
  func hostile() throws {
    var trip = try WayTrip.make()
    trip.tracks[0].name = "</name><x>\u{0}\u{1B}]]>&amp;\u{FFFE}"
    trip.pins[0].title = "<script>alert(1)</script>"
    let text = try #require(try WayTrip.file(of: trip))
    #expect(text.contains("<name>&lt;/name&gt;&lt;x&gt;]]&gt;&amp;amp;</name>"))
    #expect(XMLParsing(text).isWellFormed && GPXOrder(text).problems == [])
  }
}
