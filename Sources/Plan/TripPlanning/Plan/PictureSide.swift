/// One side of a picture, whatever the direction of the words beside it.
package enum PictureSide: String, Sendable {
  case left, right
}
