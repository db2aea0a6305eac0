// A C shim for libzip (Debian: libzip-dev), which reads archives entry by entry and piece by piece. Nothing is ever
// written through it.
//
// Only the module ZipFile goes through it.

#ifndef TRIPBOOK_CLIBZIP_H
#define TRIPBOOK_CLIBZIP_H

#include <zip.h>

#endif
