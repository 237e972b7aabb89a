extension Table {
  /// The lines of how time grows.
  public static func lines(of scaling: ScalingFigures) -> [String] {
    let width = max(30, scaling.streams.map(\.key.count).max() ?? 0)
    var lines = [padded("streamed", width) + "       items   per item       cost  peak memory"]
    lines += scaling.streams.map {
      padded($0.key, width) + right(String($0.count), 12) + right(time($0.nanoseconds), 11)
        + right(times($0.cost), 11) + right("\($0.peakMemory / 1024) KiB", 13)
    }
    lines.append(padded("in batches", width) + "    per call   per item         cost")
    lines += scaling.batches.map {
      padded($0.key, width) + right(String($0.size), 12) + right(time($0.nanoseconds), 11)
        + right(times($0.cost), 13)
    }
    lines.append(padded("on two threads", width) + "       items    speedup  cost on each  least share")
    lines += scaling.threads.map {
      padded($0.key, width) + right(String($0.count), 12) + right(times($0.speedup), 11)
        + right(times($0.cost), 14) + right(percent($0.share), 13)
        + ($0.isEvidence ? "" : "  no evidence: others used the machine")
    }
    lines += scaling.findings.map {
      padded($0.key, width) + "  " + padded($0.claim, 38) + "  " + words(for: $0)
    }
    return lines
  }

  /// What became of a goal of growth, in words.
  static func words(for finding: ScalingFigures.Finding) -> String {
    let verdict =
      switch finding.holds {
      case true?: "ok"
      case false?: "MISSED"
      case nil: "no evidence"
      }
    return "\(finding.reached), goal \(finding.goal): \(verdict)"
  }
}
