import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, type Rgb, toRgb } from "./colours.ts";

// The tokens as app.css has them: every preset, mode and contrast, against WCAG 2.2 AA.
const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");

function block(selector: string) {
  const at = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf("{", at) + 1, css.indexOf("\n  }", at));
  return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
}

function tokens(preset: string, contrastSetting: string) {
  const own = preset === "orange" ? [] : block(`[data-preset="${preset}"]`);
  const bold = contrastSetting === "bold" ? block('[data-contrast="bold"]') : [];
  return new Map([...block(":root"), ...bold, ...own] as [string, string][]);
}

const presets = ["orange", "default", "cyan", "purple", "blue", "red"];
const looks = presets.flatMap((preset) =>
  ["light", "dark"].flatMap((mode) =>
    ["default", "bold"].map((strength) => ({ preset, mode, strength })),
  ),
);

const grounds = ["--canvas", "--surface", "--raised"];
const text = ["--ink", "--ink-2", "--ink-3", "--p-strong", "--bad"];
const pairs: [string, string, number][] = [
  ...text.flatMap((front) =>
    grounds.map((ground): [string, string, number] => [front, ground, 4.5]),
  ),
  ["--p-on", "--p", 4.5],
  ["--p-on", "--p-hover", 4.5],
  ["--canvas", "--ink", 4.5],
  ["--p-strong", "--p-soft", 4.5],
  ["--ink", "--p-soft", 4.5],
  ["--ink-2", "--p-soft", 4.5],
  ["--ink-3", "--p-soft", 4.5],
  ["--good", "--good-soft", 4.5],
  ["--good", "--raised", 4.5],
  ["--warn", "--warn-soft", 4.5],
  ["--bad", "--bad-soft", 4.5],
  ["--canvas", "--bad", 4.5],
  ["--bad-on-ink", "--ink", 4.5],
  ["--info", "--info-soft", 4.5],
  ["--graph", "--surface", 3],
  ...["--control", "--focus", "--mark-good", "--mark-info", "--mark-warn"].flatMap((front) =>
    [...grounds, ...(front === "--control" ? [] : ["--p-soft"])].map(
      (ground): [string, string, number] => [front, ground, 3],
    ),
  ),
];

test.each(looks)("$preset, $mode, $strength contrast: text reads, controls are seen", (look) => {
  const all = tokens(look.preset, look.strength);
  const colour = (name: string): Rgb => toRgb(all.get(name) ?? "", all, look.mode === "dark");
  const weak = pairs
    .map(([front, ground, least]) => ({
      pair: `${front} on ${ground}`,
      ratio: contrast(colour(front), colour(ground)),
      least,
    }))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)} < ${least}`);
  expect(weak).toEqual([]);
});
