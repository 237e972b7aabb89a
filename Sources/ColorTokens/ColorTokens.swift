// ColorTokens
