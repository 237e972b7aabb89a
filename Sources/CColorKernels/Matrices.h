#pragma once

// The matrices, by rows: the floats nearest to exact products of those of CSS Color 4, section 10, with those of OKLab
// (the 64-bit ones of November 2023). KernelTableTests computes them anew.

#define SRGB_TO_LMS \
  0x1.a61d62p-2f, 0x1.129a2ep-1f, 0x1.a57212p-5f, \
  0x1.b1fa76p-3f, 0x1.5c84a6p-1f, 0x1.b7e5dep-4f, \
  0x1.69afd6p-4f, 0x1.207ae8p-2f, 0x1.428c92p-1f

#define LMS_TO_SRGB \
  0x1.04e956p+2f, -0x1.a76318p+1f, 0x1.d906cp-3f, \
  -0x1.44b85ap+0f, 0x1.4e0c88p+1f, -0x1.5d82d4p-2f, \
  -0x1.12fe7ap-8f, -0x1.68267cp-1f, 0x1.b5263cp+0f

#define P3_TO_LMS \
  0x1.eceed8p-2f, 0x1.d9358ep-2f, 0x1.cedcdp-5f, \
  0x1.d4a5d8p-3f, 0x1.4e727p-1f, 0x1.e320d6p-4f, \
  0x1.57d78p-4f, 0x1.cb172ap-3f, 0x1.623f46p-1f

#define LMS_TO_P3 \
  0x1.905abcp+1f, -0x1.20e9d4p+1f, 0x1.08f174p-3f, \
  -0x1.174c5ep+0f, 0x1.34e80ep+1f, -0x1.4a0ef6p-2f, \
  -0x1.aa2936p-6f, -0x1.041dfep-1f, 0x1.88b7a4p+0f

#define SRGB_TO_P3 \
  0x1.a519bcp-1f, 0x1.6b991p-3f, 0.0f, \
  0x1.0fed48p-5f, 0x1.ef012cp-1f, 0.0f, \
  0x1.17e1cp-6f, 0x1.288a38p-4f, 0x1.d22facp-1f

#define P3_TO_SRGB \
  0x1.3995aep+0f, -0x1.ccad7p-3f, 0.0f, \
  -0x1.5887d4p-5f, 0x1.0ac43ep+0f, 0.0f, \
  -0x1.41bdep-6f, -0x1.4217dep-4f, 0x1.192876p+0f
