// ColorRoles
