// ColorProfiles
