// Four Linux calls that Swift's Glibc module leaves out. Each returns what the system returns: -1 and errno.
#ifndef C_FOLDER_SWAP_H
#define C_FOLDER_SWAP_H

#include <sys/types.h>

/// Lets two names of one file system change places at once.
int folder_swap(const char *one, const char *other);

/// Renames, and fails with EEXIST where the new name is taken.
int folder_rename_into_place(const char *from, const char *to);

/// Copies up to `length` bytes between two open files at their offsets, within the kernel.
ssize_t folder_copy_range(int from, int to, size_t length);

/// Waits until all that was written to the file system of an open file is on the disk.
int folder_sync_file_system(int file);

#endif
