// ColorDerivation
