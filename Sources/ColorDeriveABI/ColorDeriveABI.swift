// ColorDeriveABI
