import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("The steps in which figures are told")
struct FigureStepsTests {
  @Test(
    "let a way that ends as high as it began lead as far down as up, and any other as it did",
    arguments: [(135.4, 135.6, 135.0), (135.6, 135.4, 136), (135.4, 134.2, 134), (200, 0, 0)])
  func loops(ascent: Double, descent: Double, told: Double) {
    let figures = FigureSteps(units: .kilometres)
      .rounded(WayFigures(metres: 2490, ascent: ascent, descent: descent))
    claim(figures.ascent, is: ascent.rounded())
    claim(figures.descent, is: told)
  }

  @Test("leave what nobody knows unknown")
  func unknown() {
    let figures = FigureSteps(units: .kilometres).rounded(WayFigures(metres: 2490))
    claim(none: figures.ascent)
    claim(none: figures.descent)
  }
}
