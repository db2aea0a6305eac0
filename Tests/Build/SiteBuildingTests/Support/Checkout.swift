/// Where things stand in the checkout that these tests are part of.
enum Checkout {
  static let root = parent(parent(parent(parent(parent(#filePath)))))
  static let brokenTrips = root + "/Tests/BrokenTrips"
  static let exampleTrip = root + "/example-trip"

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }
}
