#include "CAllocator.h"

#include <gperftools/malloc_extension_c.h>

void allocator_limit_thread_caches(size_t bytes) {
  MallocExtension_SetNumericProperty("tcmalloc.max_total_thread_cache_bytes", bytes);
}
