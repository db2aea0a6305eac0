#define _GNU_SOURCE
#include "CFolderSwap.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int folder_swap(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int folder_rename_into_place(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

ssize_t folder_copy_range(int from, int to, size_t length) {
  return copy_file_range(from, NULL, to, NULL, length, 0);
}

int folder_sync_file_system(int file) { return syncfs(file); }
