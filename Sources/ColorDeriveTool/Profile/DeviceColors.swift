internal import ColorDerive
internal import Synchronization

/// The colors of device numbers, by profiles that are opened once.
final class DeviceColors: Sendable {
  private let rooted: RootedPath
  private let ways = Mutex<[String: Result<Way, DeviceColorFault>]>([:])

  /// A device and the way from it.
  private struct Way {
    var profile: Profile
    var transform: Transform
  }

  /// The colors of a project's profiles.
  ///
  /// - Parameter rooted: The folder that links mustn't lead out of.
  init(_ rooted: RootedPath) { self.rooted = rooted }

  /// The color that a device shows by the relative intent, or why there is none.
  ///
  /// - Parameters:
  ///   - path: The profile's file, or a built-in name.
  ///   - device: Its numbers, each from 0 to 1.
  @Sendable func color(_ path: String, _ device: [Double]) -> Result<AnyColor, DeviceColorFault> {
    let way = ways.withLock { ways in
      if let way = ways[path] { return way }
      let way =
        rooted.leadsOut(path) ? .failure(DeviceColorFault("\(path) \(RootedPath.words)")) : Self.open(path)
      ways[path] = way
      return way
    }
    return way.flatMap { way in
      do throws(ProfileError) {
        if let gray = try way.profile.neutralColor(ofDevice: device) { return .success(AnyColor(gray)) }
        let lab = try way.transform.convert(device)
        return .success(AnyColor(Color<Lab>(lab[0], lab[1], lab[2])))
      } catch {
        return .failure(DeviceColorFault(error.message))
      }
    }
  }

  private static func open(_ path: String) -> Result<Way, DeviceColorFault> {
    guard let source = ProfileSource(argument: path) else { return .failure(DeviceColorFault("no profile")) }
    let profile: Profile
    do throws(ToolError) {
      profile = try source.open()
    } catch {
      switch error {
      case .profile(let fault): return .failure(DeviceColorFault("\(path): \(fault.message)"))
      case .file(let path, let fault): return .failure(DeviceColorFault("\(path) \(fault.words)"))
      default: return .failure(DeviceColorFault("\(path) can't be read"))
      }
    }
    do throws(ProfileError) {
      return .success(
        Way(profile: profile, transform: try Transform(from: .device(profile), to: .lab, Rendering())))
    } catch {
      return .failure(DeviceColorFault(error.description))
    }
  }
}
