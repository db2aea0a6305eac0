// A C shim for libexif, which reads what a camera wrote into a picture (Debian: libexif-dev).
//
// Only the module PhotoMetadata goes through it, and hands it the EXIF part alone, never a whole file.

#ifndef TRIPBOOK_CLIBEXIF_H
#define TRIPBOOK_CLIBEXIF_H

#include <libexif/exif-data.h>
#include <libexif/exif-content.h>
#include <libexif/exif-entry.h>
#include <libexif/exif-tag.h>
#include <libexif/exif-utils.h>

#endif
