#include "CBenchmarkClock.h"

#include <sys/resource.h>

uint64_t benchmark_dependent_adds(uint64_t count) {
  uint64_t sum = 0, step = 3;
  // The empty assembly hides the values, so that no addition is folded into the next one. Some processors
  // add constants without spending a cycle on it; therefore the step stands in a register.
  __asm__ volatile("" : "+r"(step));
  for (uint64_t i = 0; i < count / 16; i++) {
#define ADD sum += step; __asm__ volatile("" : "+r"(sum));
    ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD ADD
#undef ADD
  }
  return sum;
}

__attribute__((noinline, used)) void benchmark_mark(void) { __asm__ volatile(""); }

const char *benchmark_compiler(void) { return __VERSION__; }

uint64_t benchmark_peak_memory(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#if defined(__APPLE__)
  return (uint64_t)usage.ru_maxrss;
#else
  return (uint64_t)usage.ru_maxrss * 1024;
#endif
}
