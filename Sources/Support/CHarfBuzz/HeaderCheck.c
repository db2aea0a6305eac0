// Holds our prototypes and constants against the library's own headers. An ordinary build does not see those
// headers and makes nothing of this file; a test compiles it with `pkg-config --cflags harfbuzz`.
#if __has_include(<hb.h>)
#include "Constants.h"
#include <hb.h>

typedef hb_memory_mode_t OursMode;
typedef hb_direction_t OursDirection;
#define PROTOTYPE(result, name, parameters)                                                        \
  _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result(*) parameters), #name);
#include "Prototypes.h"
#undef PROTOTYPE

_Static_assert((int)OURS_MEMORY_MODE_DUPLICATE == (int)HB_MEMORY_MODE_DUPLICATE, "HB_MEMORY_MODE_DUPLICATE");
_Static_assert((int)OURS_DIRECTION_LTR == (int)HB_DIRECTION_LTR, "HB_DIRECTION_LTR");
_Static_assert((int)OURS_DIRECTION_RTL == (int)HB_DIRECTION_RTL, "HB_DIRECTION_RTL");
_Static_assert(sizeof(hb_glyph_info_t) == 20 && sizeof(hb_glyph_position_t) == 20, "the sizes of what a buffer tells");
_Static_assert(sizeof(hb_memory_mode_t) == sizeof(unsigned int), "OursMode");
_Static_assert(sizeof(hb_direction_t) == sizeof(unsigned int), "OursDirection");
#endif
