#include "CColorKernels.h"
