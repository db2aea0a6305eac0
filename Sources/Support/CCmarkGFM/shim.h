// A C shim for cmark-gfm, GitHub's parser of Markdown (Debian: libcmark-gfm-dev, libcmark-gfm-extensions-dev).
//
// Only the module Markdown goes through it. The library is not safe on two threads once extensions are
// attached, so that module holds one lock around each parse.

#ifndef TRIPBOOK_CCMARKGFM_H
#define TRIPBOOK_CCMARKGFM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>

#endif
