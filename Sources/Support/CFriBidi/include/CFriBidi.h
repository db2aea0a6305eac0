// A C shim for FriBidi that costs nothing until something is lettered: the library, which libvips' drawings need as
// well, is opened at run time.
#ifndef C_FRIBIDI_H
#define C_FRIBIDI_H

#include <stdint.h>

/// Opens the library once per process, from any thread. 0 where it is not on this machine.
int bidi_library_open(void);

/// How deep each character of a line stands within changes of direction, from 0: an odd level runs from right to left
/// (Unicode Standard Annex #9). The line itself runs as its first letter does, else as is asked for.
///
/// The library must be open. Gives 0 on failure, else 1.
int bidi_levels(const uint32_t *characters, int count, int is_right_to_left, int8_t *levels);

#endif
