import Diagnostics
import TripModel
import TripPlanner

/// Says of a published clip what a visitor may notice: that it does not play, or that it takes long.
func checkClips(_ plan: TripPlan) -> [Diagnostic] {
  plan.photos.flatMap { photo -> [Diagnostic] in
    guard let clip = photo.photo.clip else { return [] }
    return [mayNotPlay(clip), isLarge(clip)].compactMap(\.self)
  }
}

private func mayNotPlay(_ clip: Clip) -> Diagnostic? {
  guard !clip.isWidelyPlayed else { return nil }
  let message =
    clip.pictures.isWidelyPlayed
    ? "The sound of this clip may stay silent in a browser: it is stored as \(clip.sound?.name ?? "none")"
    : "This clip may not play in every browser: it is stored as \(clip.pictures.name)"
  return Diagnostic(
    .note, .clipMayNotPlay, message, at: SourcePlace(file: clip.file),
    advice:
      "Its page offers it to be downloaded; `ffmpeg -i in.mov -c:v libx264 -pix_fmt yuv420p -c:a aac out.mp4` makes one that plays everywhere."
  )
}

private func isLarge(_ clip: Clip) -> Diagnostic? {
  guard clip.byteCount > largest else { return nil }
  return Diagnostic(
    .note, .largeClip, "This clip takes more than 100 MB, so it makes the site heavy",
    at: SourcePlace(file: clip.file),
    advice:
      "Smaller, and hardly less sharp: `ffmpeg -i in.mp4 -c:v libx264 -crf 24 -vf scale=1280:-2 out.mp4`.")
}

/// Bytes.
private let largest = 100_000_000
