// A C shim for libxml2 (Debian: libxml2-dev), of which only the event parsers are used: a track of a million
// points never stands in memory as a tree.
//
// Only the module XMLText goes through it.

#ifndef TRIPBOOK_CLIBXML2_H
#define TRIPBOOK_CLIBXML2_H

// Debian's libxml2 is built with ICU, whose headers clash with the ICU inside Foundation. All that is lost
// without them is the inside of a structure of encodings that is not touched from here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

// For a few mistakes in encodings libxml2 writes to the standard error stream by itself, through a function
// with any number of arguments, which Swift cannot provide.
static void tripbookSayNothing(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

/// Keeps libxml2 from printing, on the thread that calls this.
static inline void tripbookSilenceLibXML2(void) {
  xmlSetGenericErrorFunc(0, tripbookSayNothing);
}

#endif
