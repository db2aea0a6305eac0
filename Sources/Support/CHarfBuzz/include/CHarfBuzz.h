// A C shim for HarfBuzz that costs nothing until something is lettered: the library, which libvips' drawings need as
// well, is opened at run time.
#ifndef C_HARFBUZZ_H
#define C_HARFBUZZ_H

#include <stddef.h>
#include <stdint.h>

/// A font, which several threads may use at once; owned by whoever opened it, and freed by `font_free`.
typedef struct hb_font_t Font;

typedef enum ShapingLibraryState {
  SHAPING_LIBRARY_OPEN = 0,
  /// libharfbuzz.so.0 is not on this machine.
  SHAPING_LIBRARY_MISSING = 1,
  /// The library is there, but older than 4.0, which gives no outlines.
  SHAPING_LIBRARY_UNFIT = 2,
} ShapingLibraryState;

/// Opens the library once per process, from any thread. All other functions ask that this has returned
/// SHAPING_LIBRARY_OPEN.
ShapingLibraryState shaping_library_open(void);

/// A font out of its file's bytes, which are copied; NULL where they are none.
Font *font_open(const void *bytes, size_t count);
void font_free(Font *font);

/// How many of the font's units make up an em.
unsigned int font_units_per_em(Font *font);

/// Whether the font draws a character.
int font_has(Font *font, uint32_t character);

/// What `font_set` tells of each glyph, from left to right: which it is, where it stands, in the font's units, beside
/// where the one before it ended, and how far on the next begins.
typedef void (*GlyphVisitor)(uint32_t glyph, int32_t x, int32_t y, int32_t advance, void *context);

/// Sets characters of one script and one direction, as they are written. Not 0 on failure.
int font_set(Font *font, const uint32_t *characters, int count, int is_right_to_left, GlyphVisitor visit, void *context);

/// A step of an outline: 'M' to x y, 'L' to x y, 'Q' and 'C' with their control points before, 'Z'; in the font's units,
/// upwards.
typedef void (*OutlineVisitor)(char step, const float *numbers, int count, void *context);

/// Draws a glyph's outline.
void font_draw(Font *font, uint32_t glyph, OutlineVisitor visit, void *context);

#endif
