// LittleCMS as a yardstick. Its format macros are expressions that the importer doesn't read; the ones in
// use are given as constants here.
#pragma once
#include <lcms2.h>

static const cmsUInt32Number bench_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number bench_rgb_float = TYPE_RGB_FLT;
static const cmsUInt32Number bench_cmyk_8 = TYPE_CMYK_8;
static const cmsUInt32Number bench_lab_float = TYPE_Lab_FLT;
