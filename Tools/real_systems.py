"""Reads the token files of real design systems with colorderive, and says what was found, as a table of Markdown.

    real_systems.py FOLDER [--tool PATH] [--findings SYSTEM] [--schema FOLDER]

FOLDER has a folder for each system with its files, as `Documentation/real-systems.md` names them; systems that aren't
there are left out, and said. Every system is migrated, linted strictly, and resolved in each permutation; then each
text color is held against the backgrounds that the system itself names for it. With --findings, each pair of that
system below 4.5:1 is told. With --schema every file that is written is held against the official schemas in FOLDER.
"""

import argparse
import itertools
import json
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

# A system: its folder, what is migrated together (files, and the arguments of migrate), and which text lies on which
# background, by patterns of whole token names. `\1` in a background is what the text's first group matched.
SYSTEMS = [
    ("Carbon 11", "carbon", [(["white.tokens.json", "g10.tokens.json", "g90.tokens.json", "g100.tokens.json"], [])], [
        (r"text-primary|link-primary", [r"background", r"layer-0[123]", r"field-0[123]"]),
        (r"link-primary-hover", [r"background", r"layer-hover-0[123]"]),
        (r"text-on-color", [r"button-(primary|secondary|danger-primary)(-hover|-active)?", r"button-danger-(hover|active)"]),
        (r"button-tertiary", [r"background"]),
        (r"text-inverse", [r"button-tertiary-(hover|active)"]),
        (r"text-inverse|link-inverse|link-inverse-hover|link-inverse-active", [r"background-inverse(-hover)?"]),
    ]),
    ("Primer, CSS", "primer", [([f"{theme.replace('_', '-')}.css"], ["--mode", f'[data-color-mode="{mode}"][data-{mode}-theme="{theme}"], [data-color-mode="auto"][data-light-theme="{theme}"]'])
        for mode, theme in [("light", "light"), ("dark", "dark"), ("light", "light_high_contrast"), ("dark", "dark_high_contrast")]], [
        (r"fgColor-(default|muted|accent|success|attention|severe|danger|open|closed|done|sponsors|link|neutral)", [r"bgColor-(default|muted|inset)"]),
        (r"fgColor-(accent|success|attention|severe|danger|open|closed|done|sponsors)", [r"bgColor-\1-muted"]),
        (r"fgColor-onEmphasis", [r"bgColor-(neutral|accent|success|attention|severe|danger|open|closed|done|sponsors)-emphasis"]),
        (r"button-(primary|danger|outline)-fgColor-(rest|hover|active)", [r"button-\1-bgColor-\2"]),
    ]),
    ("Primer, JSON5", "primer", [(["base-light.json5", "base-dark.json5", "functional-primitives-light.json5", "functional-patterns-light.json5"], [])], [
        (r"fgColor\.(default|muted|accent|success|attention|severe|danger|open|closed|done|sponsors|link|neutral)", [r"bgColor\.(default|muted|inset)"]),
        (r"button\.(primary|danger|outline)\.fgColor\.(rest|hover|active)", [r"button\.\1\.bgColor\.\2"]),
    ]),
    ("Fluent", "fluent", [(["global.tokens.json", "light.tokens.json", "dark.tokens.json"], [])], [
        (r"NeutralForeground[123]\.Fill\.Color\.(Rest|Hover|Pressed|Selected)", [r"NeutralBackground[12]\.Fill\.Color\.\1"]),
        (r"BrandForegroundLink\.Fill\.Color\.(Rest|Hover|Pressed)", [r"NeutralBackground1\.Fill\.Color\.\1"]),
    ]),
    ("Figma SDS", "figma-sds", [(["figma-sds.tokens.json"], [])], [
        (r"color\.text\.(default|brand|danger|positive|warning|neutral)\.(default|secondary)", [r"color\.background\.default\.(default|hover)"]),
        (r"color\.text\.(brand|danger|positive|warning|neutral)\.on-\w+", [r"color\.background\.\1\.(default|hover)"]),
    ]),
    ("Figma variables (Primer)", "figma-variables", [(["get-local-variables.colors.json"], [])], []),
    ("Swiss Post", "swiss-post", [(["tokens.json"], [])], [
        (r"post\.scheme\.color\.palette\.fg\.1", [r"post\.scheme\.color\.palette\.bg\.[12]"]),
        (r"post\.scheme\.color\.interactive\.button\.(\w+)\.(\w+)\.fg\d?", [r"post\.scheme\.color\.interactive\.button\.\1\.\2\.bg"]),
    ]),
    ("GC Design System, Figma", "gcds", [(["figma.tokens.json"], [])], [
        (r"Tokens\.(active|focus)\.text", [r"Tokens\.\1\.background"]),
        (r"Tokens\.text\.(primary|secondary)", [r"Tokens\.bg\.(white|light)"]),
        (r"Tokens\.button\.(\w+)\.(\w+)\.text", [r"Tokens\.button\.\1\.\2\.background"]),
    ]),
    ("GC Design System, Style Dictionary", "gcds", [([f"{name}.tokens.json" for name in ["base-color", "button", "checkbox", "input", "link", "nav-link", "pagination"]], [])], [
        (r"button\.(\w+)\.(\w+)\.text", [r"button\.\1\.\2\.background"]),
    ]),
    ("GC Design System, CSS", "gcds", [(["components.css"], [])], [
        (r"gcds-button-(\w+)-(\w+)-text", [r"gcds-button-\1-\2-background"]),
    ]),
    ("Gestalt, light", "gestalt", [([f"{level}/{state}.json" for level in ["base/color", "sema/color/light"] for state in ["default", "hover", "pressed"]], [])], [
        (r"sema\.color\.text\.(default|subtle|link|error|success|warning)", [r"sema\.color\.background\.default"]),
    ]),
    ("Gestalt, dark", "gestalt", [([f"{level}/{state}.json" for level in ["base/color", "sema/color/dark"] for state in ["default", "hover", "pressed"]], [])], [
        (r"sema\.color\.text\.(default|subtle|link|error|success|warning)", [r"sema\.color\.background\.default"]),
    ]),
    ("Kong", "kong", [([f"electric-lime-{name}.css" for name in ["day", "night", "day-high-contrast", "night-high-contrast"]], [])], [
        (r"kui-color-text(-neutral|-primary|-danger|-success|-warning|-info)?", [r"kui-color-background"]),
        (r"kui-color-text-inverse", [r"kui-color-background-(primary|danger|inverse)"]),
        (r"kui-badge-color-text-(danger|info|neutral|success|warning|decorative)", [r"kui-badge-color-background-\1"]),
    ]),
    ("SAP Horizon, CSS", "sap-horizon", [([f"sap_horizon{name}.css" for name in ["", "_dark", "_hcb", "_hcw"]], [])], [
        (r"sapTextColor|sapLinkColor|sap(Negative|Critical|Positive|Informative)TextColor|sapContent_LabelColor", [r"sapBackgroundColor", r"sapBaseColor"]),
        (r"sapButton_TextColor", [r"sapButton_Background"]),
        (r"sapButton_(\w+)_TextColor", [r"sapButton_\1_Background"]),
    ]),
    ("SAP Horizon, JSON", "sap-horizon", [(["sap_horizon.variables.json"], [])], [
        (r"root\.(sapTextColor|sapLinkColor)", [r"root\.(sapBackgroundColor|sapBaseColor)"]),
    ]),
    ("Circuit UI, tokens", "sumup-circuit", [([f"{theme}.tokens.json" for theme in ["light", "dark", "consumer"]], [])], [
        (r"cui-fg-(normal|subtle|accent|success|warning|danger|promo)(-hovered|-pressed)?", [r"cui-bg-normal"]),
        (r"cui-fg-on-strong", [r"cui-bg-(strong|accent-strong|success-strong|warning-strong|danger-strong|promo-strong)(-hovered|-pressed)?"]),
    ]),
    ("Circuit UI, CSS", "sumup-circuit", [([f"{theme}.css" for theme in ["light", "dark", "consumer"]], [])], [
        (r"cui-fg-(normal|subtle|accent|success|warning|danger|promo)(-hovered|-pressed)?", [r"cui-bg-normal"]),
    ]),
    ("Equinor EDS, CSS", "equinor-eds", [(["css/color/color-scheme/color-scheme.css", "css/color/static/variables.css"], [])], [
        (r"eds-color-text-(\w+)-(subtle|strong)", [r"eds-color-bg-\1-(canvas|surface)"]),
        (r"eds-color-text-(\w+)-(?:subtle|strong)-on-emphasis", [r"eds-color-bg-\1-fill-emphasis-(default|hover|active)"]),
    ]),
    ("Equinor EDS, JSON", "equinor-eds", [([f"json/color/color-scheme/nested/{scheme}-{kind}.json" for kind in ["color-scheme", "semantic"]], []) for scheme in ["light", "dark"]], [
        (r"Text\.(\w+)\.(Subtle|Strong)", [r"Bg\.\1\.(Canvas|Surface)"]),
    ]),
    ("TDesign", "tdesign", [(["light.less", "dark.less"], [])], [
        (r"td-text-color-(primary|secondary|brand|link)", [r"td-bg-color-(page|container)"]),
    ]),
    ("Tokens Studio, edge cases", "tokens-studio-edge-cases", [([f"{name}.tokens.json"], []) for name in ["color-modifier-references", "math-in-complex-values", "object-value-references", "sd-transforms", "w3c-spec-compliance"]] + [([f"cross-file-refs-{number}.tokens.json" for number in (1, 2, 3)], [])], []),
    ("Twilio Paste", "twilio-paste", [(["global/text-color.yml"], [])], []),
]


class Refused(Exception):
    pass


def processor():
    """The processor time of all programs that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(tool, *arguments, status=(0,)):
    result = subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")
    if result.returncode not in status:
        raise Refused(result.stderr.strip().splitlines()[-1] if result.stderr.strip() else f"status {result.returncode}")
    return result


def colors(tree, path=()):
    """The colors of a resolved file as CSS, by name."""
    found = {}
    for name, value in tree.items():
        if not isinstance(value, dict) or name == "$extensions":
            continue
        if "$value" in value:
            color = value["$value"]
            if isinstance(color, dict) and "colorSpace" in color:
                own = path + (() if name == "$root" else (name,))
                found[".".join(own)] = css(color)
        else:
            found.update(colors(value, path + (name,)))
    return found


def css(color):
    space, parts = color["colorSpace"], [str(part) for part in color["components"]]
    alpha = f" / {color['alpha']}" if "alpha" in color else ""
    if space in ("hsl", "hwb"):
        parts[1:] = [part + "%" for part in parts[1:]]
    if space in ("hsl", "hwb", "lab", "lch", "oklab", "oklch"):
        return f"{space}({' '.join(parts)}{alpha})"
    return f"color({space} {' '.join(parts)}{alpha})"


def pairs(found, rules):
    """Each text and background that belong together, once, in the order of the file."""
    # What lies behind a translucent background isn't known.
    opaque = [name for name, color in found.items() if " / " not in color]
    seen = {}
    for text, grounds in rules:
        for name in found:
            match = re.fullmatch(text, name)
            if not match:
                continue
            for ground in grounds:
                filled = re.sub(r"\\(\d)", lambda group: re.escape(match[int(group[1])] or ""), ground)
                for other in opaque:
                    if other != name and re.fullmatch(filled, other):
                        seen[name, other] = True
    return list(seen)


def permutations(resolver):
    if not resolver.name.endswith(".resolver.json"):
        return [{}]
    modifiers = json.loads(resolver.read_text(encoding="utf-8")).get("modifiers", {})
    names = list(modifiers)
    return [dict(zip(names, choice)) for choice in itertools.product(*(modifiers[name]["contexts"] for name in names))]


def contrasts(tool, found, chosen):
    """The ratio of each pair by the tool, in order."""
    if not chosen:
        return []
    text = "".join(f"{found[a]}\t{found[b]}\n" for a, b in chosen)
    result = subprocess.run([tool, "contrast", "--format", "json", "-"], input=text, capture_output=True, text=True, encoding="utf-8")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    if len(lines) != len(chosen):
        raise Refused(result.stderr.strip().splitlines()[-1])
    return [line["wcag2"] for line in lines]


def examine(tool, folder, groups, rules, schema):
    totals = dict(tokens=0, permutations=0, remarks=0, warnings=0, pairs=0, low=[], refused=[], formats=[], schema=0)
    start, checking = processor(), 0
    for files, arguments in groups:
        with tempfile.TemporaryDirectory() as place:
            out = pathlib.Path(place) / "out"
            paths = [str(folder / name) for name in files]
            try:
                if "--mode" in arguments:
                    result = run(tool, "migrate", *paths, *arguments)
                    out.mkdir()
                    (out / "one.tokens.json").write_text(result.stdout, encoding="utf-8")
                else:
                    result = run(tool, "migrate", *paths, *arguments, "--out", str(out))
            except Refused as reason:
                totals["refused"].append(str(reason).replace(str(folder) + "/", ""))
                continue
            count, name, remarks = re.search(r"(\d+) tokens? from (\S+), (\d+) remark", result.stderr).groups()
            totals["tokens"] += int(count)
            totals["remarks"] += int(remarks)
            if name not in totals["formats"]:
                totals["formats"].append(name)
            main = next(iter(sorted(out.glob("*.resolver.json")) + sorted(out.rglob("*.tokens.json"))))
            lint = run(tool, "lint", "--strict", str(main)).stdout.splitlines()[-1]
            totals["warnings"] += int(re.search(r"(\d+) warning", lint)[1])
            if schema:
                before = processor()
                totals["schema"] += check(schema, out)
                checking += processor() - before
            for choice in permutations(main):
                inputs = [argument for name, context in choice.items() for argument in ("--input", f"{name}={context}")]
                found = colors(json.loads(run(tool, "resolve", str(main), *inputs).stdout))
                chosen = pairs(found, rules)
                totals["permutations"] += 1
                totals["pairs"] += len(chosen)
                label = ", ".join(choice.values()) or (files[0] if len(groups) > 1 else "")
                for (text, ground), ratio in zip(chosen, contrasts(tool, found, chosen)):
                    if ratio < 4.5:
                        totals["low"].append((ratio, text, ground, label, found[text], found[ground]))
    totals["time"] = processor() - start - checking
    return totals


def check(schema, folder):
    script = pathlib.Path(__file__).parent.parent / "Tests/ColorTokensTests/Reference/check_schema.py"
    files = [str(path) for path in sorted(folder.rglob("*.json")) if not path.name.startswith(".")]
    result = subprocess.run([sys.executable, str(script), str(schema), *files], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"the schema refuses what was written:\n{result.stdout}{result.stderr}")
    return len(files)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tool", default="colorderive")
    parser.add_argument("--findings", metavar="SYSTEM")
    parser.add_argument("--schema", type=pathlib.Path)
    given = parser.parse_args()
    absent = []
    if not given.findings:
        print("| system | read as | tokens | permutations | told by migrate | warnings of lint | text pairs | below 4.5:1 | lowest | processor time |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, folder, groups, rules in SYSTEMS:
        if given.findings and given.findings.lower() not in name.lower():
            continue
        folder = given.folder / folder
        if not all((folder / file).exists() for files, _ in groups for file in files):
            absent.append(name)
            continue
        found = examine(given.tool, folder, groups, rules, given.schema)
        low = sorted(found["low"])
        if given.findings:
            for ratio, text, ground, label, a, b in low:
                print(f"{int(ratio * 100) / 100:.2f}:1  {text} on {ground}" + (f"  ({label})" if label else "") + f"  {a} on {b}")
            continue
        if found["refused"] and not found["tokens"]:
            print(f"| {name} | refused: {found['refused'][0]} | | | | | | | | |")
            continue
        lowest = f"{int(low[0][0] * 100) / 100:.2f}, `{low[0][1]}` on `{low[0][2]}`" + (f" ({low[0][3]})" if low[0][3] else "") if low else ""
        counts = [found["tokens"], found["permutations"], found["remarks"], found["warnings"], found["pairs"] or "–", len(low) if found["pairs"] else "–"]
        print(f"| {name} | {', '.join(found['formats'])} | " + " | ".join(map(str, counts)) + f" | {lowest} | {found['time']:.2f} s |")
        for reason in found["refused"]:
            print(f"| | refused: {reason} | | | | | | | | |")
    for name in absent:
        print(f"{name} isn't in {given.folder}", file=sys.stderr)


if __name__ == "__main__":
    main()
