import TripReading

extension BuildOptions {
  /// With what the library that the folder lies in says of it, so that all that follows knows what it depends on.
  package func inItsLibrary() async -> BuildOptions {
    var options = self
    options.privacy = await LibraryReader.around(folder, privacy, workers: workers)
    return options
  }
}
