// The kernels for any processor of the architecture.

#include "Kernels.h"

#define CCK_KERNELS cck_kernels_baseline
#include "Kernels.inc.h"
