// The C shim of libFuzzer, which comes with the Swift compiler: it makes inputs, watches which branches they
// reach, and goes on from those that reach new ones.
//
// Only `fuzz` goes through it.

#ifndef TRIPBOOK_CLIBFUZZER_H
#define TRIPBOOK_CLIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs `read` with one input after the other, as the arguments say; 0 if nothing was found.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*read)(const uint8_t *bytes, size_t count));

#endif
