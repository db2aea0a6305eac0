// The numbers behind names of libvips 8.14 and GLib 2; HeaderCheck.c compares them with the headers.
#include "CVips.h"

enum {
  OURS_SIZE_BOTH = 0,
  OURS_SIZE_DOWN = 2,
  OURS_INTERESTING_CENTRE = 1,
  OURS_FORMAT_UCHAR = 0,
  OURS_INTERPRETATION_SRGB = 22,
  OURS_BLEND_MODE_OVER = 2,
  OURS_LOG_CRITICAL = 1 << 3,
  OURS_LOG_WARNING = 1 << 4,
};
