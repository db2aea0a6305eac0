/// The properties of XMP that matter here (ISO 16684-1; Exif in XMP: CIPA DC-010).
enum XMPProperty: String, CaseIterable {
  case dateTimeOriginal = "exif DateTimeOriginal"
  case dateTimeDigitized = "exif DateTimeDigitized"
  case dateCreated = "photoshop DateCreated"
  case createDate = "xmp CreateDate"
  case latitude = "exif GPSLatitude"
  case longitude = "exif GPSLongitude"
  case altitude = "exif GPSAltitude"
  case altitudeRef = "exif GPSAltitudeRef"
  case satelliteTime = "exif GPSTimeStamp"
  case make = "tiff Make"
  case model = "tiff Model"
  case exposureTime = "exif ExposureTime"
  case fNumber = "exif FNumber"
  case focalLength = "exif FocalLength"
  case isoSpeed = "exif ISOSpeedRatings"
  case sensitivity = "exifEX PhotographicSensitivity"
  case title = "dc title"
  case description = "dc description"
  case rating = "xmp Rating"
  /// digiKam's: 1 is rejected.
  case pickLabel = "digiKam PickLabel"
  /// Lightroom's flag: -1 is rejected.
  case pick = "xmpDM pick"
  /// Under which name the rest of a long packet stands.
  case extended = "xmpNote HasExtendedXMP"

  /// By the places of namespace and name in `XMPName`.
  static let byPlace = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { property -> (XMPName, XMPProperty)? in
      let parts = property.rawValue.split(separator: " ").map(String.init)
      guard let space = XMPName.prefixes.firstIndex(of: parts[0]),
        let name = XMPName.names.firstIndex(of: parts[1])
      else { return nil }
      return (XMPName(name: name, space: space), property)
    })
}

/// A name of XMP by its place in the lists that the reader of XML is handed.
struct XMPName: Hashable {
  var name: Int
  var space: Int

  private static let addresses = [
    ("rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"), ("xml", "http://www.w3.org/XML/1998/namespace"),
    ("exif", "http://ns.adobe.com/exif/1.0/"), ("tiff", "http://ns.adobe.com/tiff/1.0/"),
    ("xmp", "http://ns.adobe.com/xap/1.0/"), ("photoshop", "http://ns.adobe.com/photoshop/1.0/"),
    ("dc", "http://purl.org/dc/elements/1.1/"), ("exifEX", "http://cipa.jp/exif/1.0/"),
    ("digiKam", "http://www.digikam.org/ns/1.0/"), ("xmpDM", "http://ns.adobe.com/xmp/1.0/DynamicMedia/"),
    ("xmpNote", "http://ns.adobe.com/xmp/note/"),
  ]
  private static let ofRDF = [
    "RDF", "Description", "Alt", "Seq", "Bag", "li", "value", "parseType", "resource", "lang",
  ]

  static let prefixes = addresses.map(\.0)
  static let spaces = addresses.map(\.1)
  static let names = ofRDF + XMPProperty.allCases.map { String($0.rawValue.split(separator: " ")[1]) }

  private static func rdf(_ name: String) -> XMPName {
    XMPName(name: names.firstIndex(of: name) ?? -1, space: 0)
  }

  static let root = rdf("RDF")
  static let lists: Set<XMPName> = [rdf("Alt"), rdf("Seq"), rdf("Bag")]
  static let item = rdf("li")
  static let value = rdf("value")
  static let parseType = rdf("parseType")
  static let resource = rdf("resource")
  static let language = XMPName(name: names.firstIndex(of: "lang") ?? -1, space: 1)
}
