#include <stdlib.h>

#include "Tables.h"

// By itself: no other file needs a header of the C library, so that all of them compile for any processor.
CCK_HIDDEN const char *cck_environment(void);

const char *cck_environment(void) { return getenv("COLORDERIVE_KERNELS"); }
