extension MeadowSheet {
  /// Meadow asks for a passkey.
  public var method: any LoginMethod { PasskeyLogin() }
}
