package import TripModel

/// The words of a chart.
package struct ChartWording: Sendable {
  /// The chart's name and what it shows, for those who cannot see it.
  package var title: String
  package var description: String
  /// An amount at the axis: `€500`.
  package var amount: @Sendable (Money) -> String

  package init(title: String, description: String, amount: @escaping @Sendable (Money) -> String) {
    self.title = title
    self.description = description
    self.amount = amount
  }
}
