#!/bin/sh
# Builds a fuzz target with coverage and AddressSanitizer and runs it: run.sh FuzzCSS SECONDS
# What it finds is left as crash-…; keep the input in Tests/Regressions.
set -eu
target=$1
seconds=${2:-60}
cd "$(dirname "$0")"
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
runtime=$toolchain/usr/lib/clang/21/lib/linux
# With backtraces on, a trap under AddressSanitizer is reported as something else.
export SWIFT_BACKTRACE=enable=no
swift build --sanitize=address --product "$target" --scratch-path .build-fuzz \
  -Xswiftc -sanitize-coverage=edge,trace-cmp,indirect-calls,inline-8bit-counters,pc-table \
  -Xcc -fsanitize=fuzzer-no-link \
  -Xlinker "$runtime/libclang_rt.fuzzer_no_main-$(uname -m).a" -Xlinker -lstdc++
mkdir -p ".corpus/$target"
length=400
seeds=Seeds/$target
case $target in
  FuzzJSON | FuzzTokens | FuzzMigration) length=4000 ;;
  FuzzProfile | FuzzTransform)
    # Its seeds are made; none of them is in the repository.
    length=20000
    seeds=.corpus/seeds-profiles
    [ -d "$seeds" ] || python3 ../Tools/make_bad_icc.py --no-system --seed A1 --count 340 --out "$seeds"
    ;;
esac
dictionary=
[ -e "$target.dict" ] && dictionary=-dict=$target.dict
".build-fuzz/debug/$target" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1024 -max_len="$length" \
  ${dictionary:+"$dictionary"} ".corpus/$target" "$seeds"
