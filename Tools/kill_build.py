"""Kills `colorderive build` at random moments, and sees that the outputs are those of before or those of after.

    kill_build.py --tool PATH [--times N] [--seed N]

A project of some files is built, then changed and built again while the process is killed by SIGKILL after a random
time. No file may be anything but whole, old or new; the next build must make all of them new and leave nothing behind.
"""

import argparse
import json
import pathlib
import random
import signal
import subprocess
import tempfile
import time


def tokens(shade):
    return {"color": {"$type": "color", **{f"c{index}": {"$value": {"colorSpace": "srgb", "components": [shade, index / 100, 0.5]}} for index in range(100)}}}


def snapshot(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tool = str(pathlib.Path(given.tool).resolve())
    generator = random.Random(given.seed)
    counts = {"old": 0, "new": 0, "between": 0}
    with tempfile.TemporaryDirectory() as place:
        root = pathlib.Path(place)
        config = {"tokens": "t.tokens.json", "dimensions": {"appearance": "light"}, "outputs": [
            {"format": name, "path": f"out/{name}" if name in ("xcassets", "android-xml", "gpl", "dtcg") else f"out/tokens.{name}"}
            for name in ("css", "scss", "xcassets", "android-xml", "compose", "json", "svg", "dtcg")]}
        (root / "colorderive.json").write_text(json.dumps(config))

        def build():
            return subprocess.run([tool, "build"], cwd=root, capture_output=True, text=True)

        def write(shade):
            (root / "t.tokens.json").write_text(json.dumps(tokens(shade)))

        states = []
        for shade in (0.2, 0.8):
            write(shade)
            result = build()
            assert result.returncode == 0, result.stderr
            states.append(snapshot(root / "out"))
        start = time.monotonic()
        build()
        whole = time.monotonic() - start
        current = 1
        for number in range(given.times):
            target = 1 - current
            write((0.2, 0.8)[target])
            process = subprocess.Popen([tool, "build"], cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(generator.uniform(0, 2 * whole))
            process.send_signal(signal.SIGKILL)
            process.wait()
            found = {path: data for path, data in snapshot(root / "out").items() if not path.startswith(".")}
            assert set(found) == {path for path in states[0] if not path.startswith(".")}, "a file is lost or left behind"
            kinds = set()
            for path, data in found.items():
                assert data in (states[0][path], states[1][path]), f"{path} is neither old nor new"
                if states[0][path] != states[1][path]:
                    kinds.add("new" if data == states[target][path] else "old")
            counts["between" if len(kinds) > 1 else kinds.pop()] += 1
            result = build()
            assert result.returncode == 0, result.stderr
            assert snapshot(root / "out") == states[target], "the next build doesn't make it new"
            left = [path.name for path in root.iterdir() if path.name not in ("out", "t.tokens.json", "colorderive.json", ".colorderive-manifest.json")]
            assert not left, f"left behind: {left}"
            current = target
    print(f"killed {given.times} times: {counts['old']} left the old tree, {counts['new']} the new, {counts['between']} whole files of both; the next build made all new")


if __name__ == "__main__":
    main()
