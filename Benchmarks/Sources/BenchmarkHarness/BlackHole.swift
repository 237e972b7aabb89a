/// Takes a value and does nothing with it, without the compiler knowing: what was computed must have been.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
