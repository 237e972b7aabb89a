extension HarborSheet {
  /// Harbor asks for a password.
  public var method: any LoginMethod { PasswordLogin(retries: Int(retries)) }
}
