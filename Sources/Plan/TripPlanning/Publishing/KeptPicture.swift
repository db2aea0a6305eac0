import Diagnostics
import TripModel

/// What keeps back a picture that something published shows, and how to show that one alone: never by what would publish
/// others with it.
extension KeptBack {
  var wayOutOfPicture: String {
    if case .until(let day) = reason { return "It is shown from \(day) on: \(place.words) says so." }
    if let folder {
      return
        "It lies in “\(folder)”, and the name of that folder keeps back what is in it. To show this one, move it "
        + "out of there."
    }
    let name = place.file.split(separator: "/").last?.lowercased() ?? ""
    if name.prefix(while: { $0 != "." }) == "album" {
      return
        "\(place.words) keeps back all pictures of that album. To show this one alone, move it out of the folder."
    }
    if isByHeading {
      return
        "It stands below a line that keeps it back: \(place.words). To show it, name it in a part of a text that is "
        + "published."
    }
    guard place.span != nil else { return "\(place.file) says that it is for nobody else." }
    return "\(place.words) keeps it back. To show it, delete that line."
  }

  /// Of a picture that is the same as another, or of which it could not be told.
  static let unclear = "It is the same as one that is kept back, or it could not be told whether it is to be."
}
