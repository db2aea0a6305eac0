extension TripFolder {
  /// Writes a file that nobody but its owner reads, over what bears its name, in this folder, which nobody else enters.
  package func keepPrivate(_ file: String, _ text: String) throws(WriteProblem) {
    try makeFolder("")
    DiskNames.makePrivate(folder: root)
    try change(file) { (_: [UInt8]?) throws(WriteProblem) -> [UInt8] in Array(text.utf8) }
    makePrivate(file)
  }
}
