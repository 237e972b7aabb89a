/// What brands do differently: each brings its way to log in, by an extension of its sheet.
///
/// A behavior isn't a value that a flow asks for. It's a type, so a brand without one doesn't compile, and nobody writes
/// `if isMeadow`.
public protocol LoginBehavior {
  /// The way to log in.
  var method: any LoginMethod { get }
}

/// A way to log in.
public protocol LoginMethod: Sendable {
  /// What the person is asked for, in order.
  var steps: [String] { get }
}

/// A name and a password.
struct PasswordLogin: LoginMethod {
  /// How often the password may be wrong.
  let retries: Int

  var steps: [String] { ["name", "password (\(retries) tries)"] }
}

/// A key of the device.
struct PasskeyLogin: LoginMethod {
  var steps: [String] { ["passkey"] }
}
