// A C shim for zlib (Debian: zlib1g-dev), which unpacks what programs packed with gzip. Nothing is ever packed by it.
//
// Only the module Gzip goes through it.

#ifndef TRIPBOOK_CZLIB_H
#define TRIPBOOK_CZLIB_H

#include <zlib.h>

/// Makes a stream ready for the bytes of a gzip file: the call is a macro, which Swift does not see. Of the 31, 16 stands
/// for gzip, and 15 for the largest window.
static inline int tripbookBeginGunzip(z_streamp stream) { return inflateInit2(stream, 31); }

#endif
