import TrackFile

// usage: tracks-read FILE     reads a track, and says how much is in it

for file in CommandLine.arguments.dropFirst() {
  let reading = TrackReader.read(path: file, file: file)
  let points = reading.document.tracks.flatMap(\.segments).reduce(0) { $0 + $1.count }
  print("\(points) points, \(reading.document.waypoints.count) places, \(reading.diagnostics.count) problems")
}
