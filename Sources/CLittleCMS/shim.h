// LittleCMS for Swift. Its format macros are expressions that the importer doesn't read; the ones
// in use are given as constants here.
#pragma once
#include <lcms2.h>
