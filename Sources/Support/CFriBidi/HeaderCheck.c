// Holds our prototypes and constants against the library's own headers. An ordinary build does not see those
// headers and makes nothing of this file; a test compiles it with `pkg-config --cflags fribidi`.
#if __has_include(<fribidi.h>)
#include "Constants.h"
#include <fribidi.h>

#define PROTOTYPE(result, name, parameters)                                                        \
  _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result(*) parameters), #name);
#include "Prototypes.h"
#undef PROTOTYPE

_Static_assert((int)OURS_PAR_WLTR == (int)FRIBIDI_PAR_WLTR, "FRIBIDI_PAR_WLTR");
_Static_assert((int)OURS_PAR_WRTL == (int)FRIBIDI_PAR_WRTL, "FRIBIDI_PAR_WRTL");
_Static_assert(sizeof(FriBidiCharType) == 4 && sizeof(FriBidiParType) == 4 && sizeof(FriBidiBracketType) == 4 &&
                   sizeof(FriBidiLevel) == 1 && sizeof(FriBidiStrIndex) == 4 && sizeof(FriBidiChar) == 4,
               "the sizes of FriBidi's types");
#endif
