package import Diagnostics

/// A picture of the trip with the facts that it carries.
///
/// All of it stands in a box: there are ten thousand pictures, the trip and its plans hold the same, and a copy is one
/// pointer so.
@dynamicMemberLookup
public struct Photo: Hashable, Sendable {
  /// An array of one is copied when one of several copies changes, and not before.
  @usableFromInline var told: [Facts]

  /// A fact; public for the reason of `JournalEntry`'s.
  @inlinable public subscript<Value>(dynamicMember field: WritableKeyPath<Facts, Value>) -> Value {
    get { told[0][keyPath: field] }
    _modify { yield &told[0][keyPath: field] }
  }

  /// Whether its file is a film, and not a picture.
  package var isClip: Bool { told[0].still != .picture }

  package init(
    file: String, contentHash: String, width: Int, height: Int, cameraClock: LocalDateTime? = nil,
    offset: UTCOffset? = nil, coordinate: Coordinate? = nil, camera: Camera = Camera()
  ) {
    told = [
      Facts(
        file: file, contentHash: contentHash, width: width, height: height, cameraClock: cameraClock,
        offset: offset, coordinate: coordinate, camera: camera)
    ]
  }

  /// What the file and what lies beside it tell.
  public struct Facts: Hashable, Sendable {
    /// The file, relative to the trip folder.
    package var file: String
    /// SHA-256 of the file's bytes, in hexadecimal: what derivatives are kept by.
    package var contentHash: String
    /// Width and height in pixels as the picture is to be looked at, its orientation applied.
    package var width: Int
    package var height: Int
    /// What the camera's clock showed, before any correction; nil where the picture does not say.
    package var cameraClock: LocalDateTime?
    /// Digits of a second behind the camera's clock, to tell a burst's pictures apart.
    package var subsecond = ""
    package var offset: UTCOffset?
    /// The satellites' time in the picture: as a rule that of the shot, else of when they were last heard.
    package var satelliteTime: Instant?
    /// The moment at which it was taken, of a picture of which nothing tells what the camera's clock showed.
    package var instant: Instant?
    package var timeSource = TimeSource.none
    /// Where the time was written.
    package var timeToldBy = Provenance.exif
    package var coordinate: Coordinate?
    package var positionToldBy = Provenance.exif
    /// What may be told of it instead, where its position is withheld.
    package var withheld: PrivateRegion?
    /// Whether nothing published tells its hour, its file's name neither: it was taken near a private place, or may
    /// have been.
    package var withholdsHour = false
    /// Metres above the sea.
    package var altitude: Double?
    /// Whether it was taken out of an aeroplane, so that what it flew over is no place of the trip, and its position is gone.
    package var isInFlight = false
    /// Where the lens looked: degrees from north, clockwise.
    package var direction: Double?
    package var camera: Camera
    package var lens: String?
    package var exposure = Exposure()
    package var caption: String?
    package var captionToldBy = Provenance.exif
    /// Words under which the text beside it files it. What a photo program wrote into it is none of them: among that are
    /// names of people, meant for the one who sorts.
    package var tags: [String] = []
    /// Where each of the tags stands, in their order.
    package var tagPlaces: [SourcePlace] = []
    /// Why it is not wanted, by what is written about it.
    package var rejection: Rejection?
    /// How much somebody liked it, from 1 to 5 stars; nil where nobody said so.
    package var stars: Int?
    /// What of it is not cut off, by the text beside it.
    package var focus: CoverFocus?
    /// The day that its own name or its folder gives, for a picture that does not tell its time.
    package var namedDay: NamedDay?
    /// The entry that is the text of its folder.
    package var folderEntry: String?
    /// The film that it is a still of, or that belongs to it.
    @Boxed package var clip: Clip?
    /// What there is to look at where nothing moves.
    package var still: Still = .picture
    /// Whether it is rather a sign or a drawing of the program that the folder was kept for, unless something names it.
    package var mayBeOrnament = false
    /// What it looks like; nil unless another file may be the same shot, since it takes a look at the pixels.
    package var likeness: PictureLikeness?
  }

  /// What keeps a picture out, unless something names it.
  package enum Rejection: Hashable, Sendable {
    /// Rejected in a photo program.
    case rated(by: Provenance)
    /// Thrown into the bin of an album on the network.
    case thrownAway(by: Provenance)
  }

  /// Which of the picture's tags gave its time; of a clip, whether it was the film or its name.
  package enum TimeSource: String, Hashable, Sendable {
    case original, digitized, modified, film, fileName, none
    /// By the traveller's own hand: no camera's clock.
    case written

    /// Whether it is the clock of the camera, by which a picture or a film tells when it was taken.
    package var isCamera: Bool {
      switch self {
      case .original, .digitized, .modified, .film: true
      case .fileName, .none, .written: false
      }
    }
  }

  /// Where the still comes from.
  package enum Still: Hashable, Sendable {
    /// The file itself.
    case picture
    /// The file is a clip, and one of its pictures stands for it.
    case frame
    /// The file is a clip of which no picture could be taken.
    case none
  }
}

/// The make and model of a camera.
package struct Camera: Hashable, Sendable {
  package var make: String?
  package var model: String?

  package init(make: String? = nil, model: String? = nil) {
    self.make = make
    self.model = model
  }

  /// The camera as people call it: the model, with the make before it where the model does not begin with it. Numbers alone
  /// are the name of none, and a model is one behind its maker's: `Nokia 808`.
  package var name: String? {
    let make = make.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
    guard let model, make != nil || model.contains(where: \.isLetter) else { return make }
    guard let make else { return model }
    let firstWord = make.split(separator: " ").first.map(String.init) ?? make
    return model.lowercased().hasPrefix(firstWord.lowercased()) ? model : make + " " + model
  }
}

/// How a picture was exposed, as far as it says.
package struct Exposure: Hashable, Sendable {
  /// Seconds.
  package var time: Double?
  package var fNumber: Double?
  package var iso: Int?
  /// Millimetres, of the lens as it is.
  package var focalLength: Double?

  package init(time: Double? = nil, fNumber: Double? = nil, iso: Int? = nil, focalLength: Double? = nil) {
    self.time = time
    self.fNumber = fNumber
    self.iso = iso
    self.focalLength = focalLength
  }
}
