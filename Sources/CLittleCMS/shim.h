// LittleCMS for Swift. Its format macros are expressions that the importer doesn't read; the ones in use are
// given here as functions, and beside them a memory handler that counts and refuses.
#pragma once
#include <lcms2.h>
#include <lcms2_plugin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// Packed doubles of a gray device, 0 to 1.
static inline uint32_t colorderive_format_gray(void) { return TYPE_GRAY_DBL; }

/// Packed doubles of an RGB device, 0 to 1.
static inline uint32_t colorderive_format_rgb(void) { return TYPE_RGB_DBL; }

/// Packed doubles of a CMYK device, 0 to 100.
static inline uint32_t colorderive_format_cmyk(void) { return TYPE_CMYK_DBL; }

/// Packed doubles of CIE Lab: 0 to 100, and the two axes as they are.
static inline uint32_t colorderive_format_lab(void) { return TYPE_Lab_DBL; }

/// Packed numbers of a device of 1, 3 or 4 channels; 1 or 2 bytes are whole numbers, 4 are floats. Floats of
/// inks go to 100. Never `PT_ANY`, for which LittleCMS 2.14 compares no counts of channels.
static inline uint32_t colorderive_format(uint32_t channels, uint32_t bytes) {
  uint32_t space = channels == 1 ? PT_GRAY : channels == 3 ? PT_RGB : PT_CMYK;
  return FLOAT_SH(bytes == 4) | COLORSPACE_SH(space) | CHANNELS_SH(channels) | BYTES_SH(bytes);
}

/// No shared one-pixel cache, so that a transform has no state; `exact`: no tables in place of the true steps.
static inline uint32_t colorderive_flags(int black_point_compensation, int exact) {
  return cmsFLAGS_NOCACHE | (exact ? cmsFLAGS_NOOPTIMIZE : 0)
    | (black_point_compensation ? cmsFLAGS_BLACKPOINTCOMPENSATION : 0);
}

/// What a session may use, what it has used, and who hears of its errors: the user data of its context.
typedef struct {
  void *log;
  /// Bytes that may be allocated at once, that are, and the most that were.
  uint64_t most, used, peak;
  /// The processor time of the thread, in nanoseconds, after which nothing is allocated; 0 for no end.
  uint64_t deadline;
  /// Whether an allocation was refused for its size (1) or for the time (2).
  uint32_t refused;
} colorderive_session;

/// What a thread has used of the processor, in nanoseconds.
static inline uint64_t colorderive_processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/// What stands before each block: who counts it, and its size. Its own size keeps the block aligned.
typedef struct {
  colorderive_session *session;
  uint64_t size;
} colorderive_block;

static inline void *colorderive_malloc(cmsContext context, cmsUInt32Number size) {
  // A context that isn't made yet has no session, and isn't counted.
  colorderive_session *session = (colorderive_session *)cmsGetContextUserData(context);
  if (session) {
    if (session->deadline && colorderive_processor_time() > session->deadline) {
      session->refused = 2;
      return NULL;
    }
    uint64_t used = __atomic_add_fetch(&session->used, (uint64_t)size, __ATOMIC_RELAXED);
    if (used > session->most) {
      __atomic_sub_fetch(&session->used, (uint64_t)size, __ATOMIC_RELAXED);
      session->refused = 1;
      return NULL;
    }
    if (used > __atomic_load_n(&session->peak, __ATOMIC_RELAXED)) {
      __atomic_store_n(&session->peak, used, __ATOMIC_RELAXED);
    }
  }
  colorderive_block *block = (colorderive_block *)malloc(sizeof(colorderive_block) + (size_t)size);
  if (!block) {
    if (session) __atomic_sub_fetch(&session->used, (uint64_t)size, __ATOMIC_RELAXED);
    return NULL;
  }
  block->session = session;
  block->size = size;
  return block + 1;
}

static inline void colorderive_free(cmsContext context, void *pointer) {
  (void)context;
  if (!pointer) return;
  colorderive_block *block = (colorderive_block *)pointer - 1;
  if (block->session) __atomic_sub_fetch(&block->session->used, block->size, __ATOMIC_RELAXED);
  free(block);
}

static inline void *colorderive_realloc(cmsContext context, void *pointer, cmsUInt32Number size) {
  void *grown = colorderive_malloc(context, size);
  if (!grown || !pointer) return grown;
  uint64_t held = ((colorderive_block *)pointer - 1)->size;
  memcpy(grown, pointer, (size_t)(held < size ? held : size));
  colorderive_free(context, pointer);
  return grown;
}

/// A context whose memory the session counts and bounds.
static inline cmsContext colorderive_context(colorderive_session *session) {
  cmsPluginMemHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.base.Magic = cmsPluginMagicNumber;
  handler.base.ExpectedVersion = 2000;
  handler.base.Type = cmsPluginMemHandlerSig;
  handler.MallocPtr = colorderive_malloc;
  handler.FreePtr = colorderive_free;
  handler.ReallocPtr = colorderive_realloc;
  return cmsCreateContext(&handler, session);
}
