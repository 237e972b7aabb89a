// Vision, as a part of Derivation.inc.h.

// The matrices of Machado, Oliveira and Fernandes (2009) at severity 1, by rows: protan, deutan, tritan.
static const double Machado[3][9] = {
    {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
    {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881},
    {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039},
};

INLINE double Clip(double x) {
  double raised = x > 0 ? x : 0;
  return raised < 1 ? raised : 1;
}

INLINE Triple SeenOf(Triple rgb, int kind) {
  const double *m = Machado[kind];
  return OklabOf((Triple){
      Clip(m[0] * rgb.x + m[1] * rgb.y + m[2] * rgb.z),
      Clip(m[3] * rgb.x + m[4] * rgb.y + m[5] * rgb.z),
      Clip(m[6] * rgb.x + m[7] * rgb.y + m[8] * rgb.z),
  });
}
