#!/bin/sh
# The main job on real colors: derive, verify and write two systems. BIN is the folder that holds colorderive.
set -eu
colorderive="${BIN:?BIN is the folder that holds colorderive}/colorderive"
cd "$(dirname "$0")/.."
out=out/demo

echo "== One color"
"$colorderive" derive '#0f62fe'

echo
echo "== A house of two brands, light and dark, standard and more contrast"
"$colorderive" build Examples/house/colorderive.json --out "$out/house"

echo
echo "== SumUp Circuit UI: published resting colors, states derived"
"$colorderive" build Examples/circuit/colorderive.json --out "$out/circuit"

echo
echo "== The states that Circuit publishes, beside those derived here"
"$colorderive" verify Examples/circuit/colorderive.json --beside Examples/circuit/published.json
echo "Each text that was passed over and each thing that was given up is named above, where Circuit was built."

echo
echo "== The proof of both systems, checked by a program that knows nothing of colorderive"
if command -v python3 > /dev/null; then
  for system in house circuit; do
    "$colorderive" verify "Examples/$system/colorderive.json" --format proof 2> /dev/null > "$out/$system.jsonl"
    python3 Tools/check_proof.py "$out/$system.jsonl"
  done
else
  echo "skipped: there is no python3"
fi

echo
echo "== A picture of Circuit's fills"
"$colorderive" derive '#1e1c1c' '#1e862d' '#da7603' '#d23f04' '#b342a9' '#ff61f2' --on '#fbfbf9' --kind fill \
  --format svg > "$out/circuit-fills.svg"
echo "$out/circuit-fills.svg"

echo
echo "All files are below $out."
