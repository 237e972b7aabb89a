// The one body of the kernels, a file a family. A file that includes it defines CCK_KERNELS, the name of the set
// it makes, and an instruction set by a target attribute around it.
//
// Written for one color, and plain, so that the compiler may take any number at a time: each step is a
// correctly rounded operation of IEEE 754 in the order written, or an integer operation, so the width
// can't change a bit. KernelReference.swift is the same in Swift, operation by operation.

#pragma clang fp contract(off)

#include "Primitives.inc.h"

#include "Convert.inc.h"

const cck_kernels CCK_KERNELS = {
    .oklab_from_srgb8 = OklabFromSrgb8,
    .srgb8_from_oklab = Srgb8FromOklab,
};
