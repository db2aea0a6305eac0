private import CAllocator
import TripbookCommands

// With the 32 MB that are usual a build of pictures takes half as much memory again, and no less time.
allocator_limit_thread_caches(4 << 20)
await runTripbook()
