#pragma once
#include <stdint.h>

/// Does `count` additions, each of which waits for the one before, and gives their sum.
///
/// A processor does one of them a cycle, so that the time they take says how fast its clock runs.
uint64_t benchmark_dependent_adds(uint64_t count);

/// Does nothing. Callgrind writes what it counted since the last call when it is called.
void benchmark_mark(void);

/// The compiler that this was compiled with, as it calls itself. A toolchain has one clang for C and Swift.
const char *benchmark_compiler(void);

/// The most memory that the process ever had, in bytes.
uint64_t benchmark_peak_memory(void);
