// A C shim for libvips that costs nothing until the first picture: the library is opened at run time, so neither
// the build nor a command without pictures needs it.
#ifndef C_VIPS_H
#define C_VIPS_H

#include <stddef.h>

/// A picture in memory or a file whose head has been read; owned by whoever got it, and freed by
/// `picture_free`.
typedef struct _VipsImage Picture;

typedef enum PictureStrictness {
  /// Refuses what does not decode at all and files that end too early.
  PICTURE_WHOLE,
  /// Refuses, beyond that, whatever the decoder warns of.
  PICTURE_FLAWLESS,
} PictureStrictness;

typedef enum PictureLibraryState {
  PICTURE_LIBRARY_OPEN = 0,
  /// libvips.so.42 is not on this machine.
  PICTURE_LIBRARY_MISSING = 1,
  /// The library is there, but older than 8.13, or it does not start.
  PICTURE_LIBRARY_UNFIT = 2,
} PictureLibraryState;

/// Opens the library once per process, from any thread. All other functions ask that this has returned
/// PICTURE_LIBRARY_OPEN.
PictureLibraryState picture_library_open(void);

/// The library's version: "8.14.1".
const char *picture_library_version(void);

/// Every call below stands between `picture_enter_work` (many at once) or `picture_enter_inquiry` (alone in
/// the process) and `picture_leave`, on one thread: the library's complaints are one text for the process, so
/// whoever wants to read them must be alone from the call that complains.
void picture_enter_work(void);
void picture_enter_inquiry(void);
void picture_leave(void);

/// Reads the head of a picture's file, given as its bytes; NULL where it is no picture of an allowed kind. Free what is
/// returned before the bytes.
///
/// The library is never given the file itself: it counts on that its length stays (8.14 ends the process where it does
/// not), and maps some kinds into memory, where a page that is cut away ends the process as well.
Picture *picture_open_head(const void *bytes, size_t count);

int picture_width(const Picture *picture);
int picture_height(const Picture *picture);

/// Whether the picture must be turned on its side to be looked at, so that width and height change places.
int picture_lies_on_its_side(Picture *picture);

/// Decodes a picture's file, given as its bytes, once: upright, in sRGB, no wider than `width`, never enlarged, whole in
/// memory, so that the bytes may go. NULL on failure.
Picture *picture_decode(const void *bytes, size_t count, int width, PictureStrictness strictness);

/// A smaller picture from one in memory, no wider than `width`. NULL on failure.
Picture *picture_shrink(Picture *picture, int width);

/// The middle of a picture in memory, exactly `width` by `height`: made larger where it has to be. NULL on
/// failure.
Picture *picture_crop(Picture *picture, int width, int height);

/// Draws an SVG of our own, so many pixels to a unit, on black or on nothing. NULL on failure, also where the library
/// at hand draws no SVG. Stands between `picture_enter_inquiry` and `picture_leave`: alone.
Picture *picture_rasterise(const void *svg, size_t length, double scale, int is_transparent);

/// A drawing over a picture, as large as the drawing; the picture lies in its upper left corner. NULL on failure.
Picture *picture_lay_over(Picture *below, Picture *above);

/// Encodes as PNG without metadata; as with JPEG. In all its colours: to choose some is work in fractions, which not
/// every processor rounds alike.
int picture_encode_png(Picture *picture, void **bytes, size_t *length);

/// Encodes as progressive JPEG without metadata; bytes to be freed by `picture_free_bytes`. Not 0 on failure.
int picture_encode_jpeg(Picture *picture, int quality, void **bytes, size_t *length);

/// The same as lossy WebP and as AVIF, with transparent pixels made white as JPEG's are.
int picture_encode_webp(Picture *picture, int quality, void **bytes, size_t *length);
int picture_encode_avif(Picture *picture, int quality, void **bytes, size_t *length);

/// A black picture: to try what the library at hand can write. NULL on failure.
Picture *picture_black(int width, int height);

/// The pixels row by row, their bands side by side (red, green, blue, perhaps alpha; or grey), a byte each
/// for a picture that was decoded here; to be freed by `picture_free_bytes`. NULL on failure.
void *picture_pixels(Picture *picture, size_t *length);

void picture_free(Picture *picture);
void picture_free_bytes(void *bytes);

/// Forgets the library's complaints.
void picture_clear_complaints(void);

/// The library's complaints since they were cleared, a line each.
const char *picture_complaints(void);

/// Calls `visit` with the file name of each open library that pictures, or else drawings, go through:
/// "libjpeg.so.62.3.0".
void picture_visit_codecs(int of_drawings, void (*visit)(const char *name, void *context), void *context);

#endif
