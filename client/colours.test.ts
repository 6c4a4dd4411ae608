import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, blend, type Rgb, toRgb } from "./colours.ts";

// Checks the tokens of app.css in every preset, mode and contrast against WCAG 2.2 AA.
const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");

/** Of the page, and of papers, which are light on any page. */
const ROOT = ":root,\n  .paper";

function block(selector: string) {
  const at = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf("{", at) + 1, css.indexOf("}", at));
  return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
}

function tokens(preset: string, contrastSetting: string) {
  const own = preset === "orange" ? [] : block(`[data-preset="${preset}"]`);
  const bold = contrastSetting === "bold" ? block("@variant bold") : [];
  return new Map([...block(ROOT), ...bold, ...own] as [string, string][]);
}

const presets = ["orange", "default", "cyan", "purple", "blue", "red"];
const looks = presets.flatMap((preset) =>
  ["light", "dark"].flatMap((mode) =>
    ["default", "bold"].map((strength) => ({ preset, mode, strength })),
  ),
);

/** The backgrounds; --p-soft is a selected row, a current entry, a drop target. */
const grounds = ["--canvas", "--surface", "--raised", "--p-soft"];

/** Text that needs a contrast of 4.5, by its backgrounds. */
const text: Record<string, string[]> = {
  "--ink": [...grounds, "--line"],
  "--ink-2": [...grounds, "--line"],
  "--ink-3": grounds,
  "--p-strong": grounds,
  "--p-on": ["--p", "--p-hover"],
  "--good": [...grounds, "--good-soft"],
  "--warn": [...grounds, "--warn-soft"],
  "--bad": [...grounds, "--bad-soft"],
  "--info": [...grounds, "--info-soft"],
  "--surface": ["--p-strong"],
  "--canvas": ["--ink", "--ink-2", "--bad", hovered("--ink")],
  "--bad-on-ink": ["--ink", hovered("--ink")],
};

/** Borders of controls, focus rings, marks and shapes, which need 3. */
const marks: Record<string, string[]> = {
  "--control": grounds,
  "--focus": grounds,
  "--graph": grounds,
  "--mark-good": grounds,
  "--mark-info": grounds,
  "--mark-warn": grounds,
};

/** Every colour token is a foreground, a background, or listed here. */
const decoration = ["--backdrop"];

/** A hovered entry of a dark bar: `bg-canvas/12` on it. */
function hovered(ground: string) {
  return `${ground} hovered`;
}

test.each(looks)(
  "$preset, $mode, $strength contrast: text and controls have enough contrast",
  (look) => {
    const all = tokens(look.preset, look.strength);
    const colour = (name: string): Rgb => {
      if (name === hovered("--ink")) return blend(colour("--ink"), colour("--canvas"), 0.12);
      return toRgb(all.get(name) ?? "", all, look.mode === "dark");
    };
    const weak = (pairs: Record<string, string[]>, least: number) =>
      Object.entries(pairs).flatMap(([front, behind]) =>
        behind
          .map((ground) => ({ ground, ratio: contrast(colour(front), colour(ground)) }))
          .filter(({ ratio }) => ratio < least)
          .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`),
      );
    expect([...weak(text, 4.5), ...weak(marks, 3)]).toEqual([]);
  },
);

test("every colour token is checked", () => {
  const paired = Object.entries({ ...text, ...marks }).flat(2);
  const colours = block(ROOT).filter(([, value]) => /^(light-dark|oklch|#)/.test(value ?? ""));
  const left = colours.map(([name]) => name).filter((name) => !paired.includes(name ?? ""));
  expect(left).toEqual(decoration);
});
