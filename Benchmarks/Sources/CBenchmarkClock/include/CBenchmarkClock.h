#pragma once
#include <stdint.h>

/// Does `count` additions, each of which waits for the one before, and gives their sum.
///
/// A processor does one of them a cycle, so that the time they take says how fast its clock runs.
uint64_t benchmark_dependent_adds(uint64_t count);
