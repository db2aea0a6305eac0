package import SiteAuditor

extension SiteBuilder {
  /// Where a trip keeps positions private: around its home, and in its private zones.
  ///
  /// What they are is read from trip.yml alone; the rest of the folder does not matter.
  package static func privateCircles(of order: BuildOrder) async throws(NoPrivateCircles) -> [PrivateCircle] {
    throw NoPrivateCircles(
      message: "What is private in `\(order.folder)` cannot be asked for in this version of Tripbook.")
  }
}

/// Why nobody can say where a trip keeps positions private.
package struct NoPrivateCircles: Error {
  package let message: String

  package init(message: String) { self.message = message }
}
