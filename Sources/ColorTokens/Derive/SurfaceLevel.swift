internal import ColorDerivation

/// A surface that is raised above one of a theme, with its token: what a role that asks for elevation may lie on.
public struct SurfaceLevel: Hashable, Sendable {
  /// The token of the surface that it is raised above.
  public var surface: TokenPath
  /// How many levels it is raised, from 1.
  public var level: Int
  /// Its own token.
  public var path: TokenPath
  /// Its color; opaque unless it is written by hand.
  public var color: EmittedColor
  /// Whether it was written by hand.
  public var isWritten: Bool
  /// Where it is written, or where it is asked for.
  public var position: SourcePosition
}

/// The raised surfaces that requests ask for: of each surface the most levels that a request does.
struct RequestedElevations {
  /// A surface and how far it is raised.
  struct Surface {
    var path: TokenPath
    var levels: Int
    /// The request that makes the surface's states; `nil` for a plain token.
    var request: DerivationRequest?
    /// Where the most levels are asked for.
    var position: SourcePosition
    /// The group that asks for them.
    var group: TokenPath?

    /// The token of a level: named as a state of the surface would be.
    func path(of level: Int) -> TokenPath {
      let name = "elevation-\(level)"
      if let request { return request.path(named: name) }
      return DerivationRequest(base: path, naming: .suffix, role: .background, position: position).path(
        named: name)
    }

    /// The tokens of all levels.
    var paths: [TokenPath] { (0..<levels).map { path(of: $0 + 1) } }
  }

  /// The surfaces in the order in which they are first named.
  private(set) var surfaces: [Surface] = []

  init(_ requests: [DerivationRequest]) {
    var places: [TokenPath: Int] = [:]
    for request in requests where request.elevation > 0 {
      let position = request.members["elevation"] ?? request.position
      for path in request.surfaces {
        if let place = places[path] {
          guard request.elevation > surfaces[place].levels else { continue }
          surfaces[place].levels = request.elevation
          surfaces[place].position = position
          surfaces[place].group = request.group
        } else {
          places[path] = surfaces.count
          surfaces.append(
            Surface(
              path: path, levels: request.elevation, request: nil, position: position, group: request.group))
        }
      }
    }
    guard !surfaces.isEmpty else { return }
    for request in requests {
      if let place = places[request.base] { surfaces[place].request = request }
    }
  }

  /// Those of a surface; `nil` for one that isn't raised.
  subscript(path: TokenPath) -> Surface? { surfaces.first { $0.path == path } }
}

extension Sequence<DerivationRequest> {
  /// The tokens that these make, or take over where they are written by hand.
  var derivedPaths: Set<TokenPath> {
    let requests = Array(self)
    return Set(requests.flatMap(\.newPaths))
      .union(RequestedElevations(requests).surfaces.flatMap(\.paths))
  }
}
