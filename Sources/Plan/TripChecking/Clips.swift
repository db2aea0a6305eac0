import Diagnostics
import TripModel
import TripPlanning

/// Says of a published clip what a visitor may notice: that it does not play, or that it takes long.
func checkClips(_ plan: TripPlan) -> [Diagnostic] {
  plan.media.photos.flatMap { photo -> [Diagnostic] in
    guard let clip = photo.photo.clip else { return [] }
    return [mayNotPlay(clip), isLarge(clip)].compactMap(\.self)
  }
}

private func mayNotPlay(_ clip: Clip) -> Diagnostic? {
  guard !clip.isWidelyPlayed else { return nil }
  let message =
    clip.pictures.isWidelyPlayed
    ? "Clip may be silent in some browsers: its sound is \(clip.sound?.name ?? "none")"
    : "Clip may not play in some browsers: it is \(clip.pictures.name)"
  return Diagnostic(
    .note, .clipMayNotPlay, message, at: SourcePlace(file: clip.file),
    advice:
      "Its page offers a download. To make one that plays everywhere: `ffmpeg -i in.mov -c:v libx264 -pix_fmt "
      + "yuv420p -c:a aac out.mp4`."
  )
}

private func isLarge(_ clip: Clip) -> Diagnostic? {
  guard clip.byteCount > largest else { return nil }
  return Diagnostic(
    .note, .largeClip, "Large clip: more than 100 MB",
    at: SourcePlace(file: clip.file),
    advice:
      "To make it smaller: `ffmpeg -i in.mp4 -c:v libx264 -crf 24 -vf scale=1280:-2 out.mp4`.")
}

/// Bytes.
private let largest = 100_000_000
