// The allocator of the command, tcmalloc: what it is told before anything else is done.
#ifndef C_ALLOCATOR_H
#define C_ALLOCATOR_H

#include <stddef.h>

/// How much all threads together keep back for their next values, in bytes. Each keeps what it took last, up to a
/// quarter of a megabyte a piece: of pictures that is more than all else that a build holds.
void allocator_limit_thread_caches(size_t bytes);

#endif
