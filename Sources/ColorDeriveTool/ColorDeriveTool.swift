@main
struct ColorDeriveTool {
  static func main() {}
}
