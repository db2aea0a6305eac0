// Holds our prototypes and constants against the library's own headers. An ordinary build does not see those
// headers and makes nothing of this file; a test compiles it with `pkg-config --cflags vips`.
#if __has_include(<vips/vips.h>) && __has_include(<glib.h>)
#include "Constants.h"
#include <vips/vips.h>

#define PROTOTYPE(result, name, parameters)                                                        \
  _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result(*) parameters), #name);
#include "Prototypes.h"
#undef PROTOTYPE

_Static_assert((int)OURS_SIZE_BOTH == (int)VIPS_SIZE_BOTH, "VIPS_SIZE_BOTH");
_Static_assert((int)OURS_SIZE_DOWN == (int)VIPS_SIZE_DOWN, "VIPS_SIZE_DOWN");
_Static_assert((int)OURS_INTERESTING_CENTRE == (int)VIPS_INTERESTING_CENTRE, "VIPS_INTERESTING_CENTRE");
_Static_assert((int)OURS_FORMAT_UCHAR == (int)VIPS_FORMAT_UCHAR, "VIPS_FORMAT_UCHAR");
_Static_assert((int)OURS_INTERPRETATION_SRGB == (int)VIPS_INTERPRETATION_sRGB, "VIPS_INTERPRETATION_sRGB");
_Static_assert((int)OURS_BLEND_MODE_OVER == (int)VIPS_BLEND_MODE_OVER, "VIPS_BLEND_MODE_OVER");
_Static_assert((int)OURS_LOG_WARNING == (int)G_LOG_LEVEL_WARNING, "G_LOG_LEVEL_WARNING");
_Static_assert((int)OURS_LOG_CRITICAL == (int)G_LOG_LEVEL_CRITICAL, "G_LOG_LEVEL_CRITICAL");
#endif
