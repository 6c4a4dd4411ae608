import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, toRgb } from "../colours.ts";
import { chromaOf, hueOfName, HUES, type HueName } from "./hue.tsx";

const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");
const tokens = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
  ([, name, value]) => [name, value] as [string, string],
);
/** The first of each name: without the modes and presets that follow. */
const base = new Map(tokens.toReversed());

test.each(Object.keys(HUES) as HueName[])("%s has enough contrast, light and dark", (hue) => {
  const own = new Map([...base, ["--hue", String(HUES[hue])], ["--hue-c", String(chromaOf(hue))]]);
  for (const dark of [false, true]) {
    const colour = (name: string) => toRgb(own.get(name) ?? "", own, dark);
    expect(contrast(colour("--hue-text"), colour("--hue-tint"))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["--surface", "--raised"])
      expect(contrast(colour("--hue-dot"), colour(ground))).toBeGreaterThanOrEqual(3);
  }
});

test("a name has the same hue in capitals, and never the neutral one", () => {
  expect(hueOfName("Print")).toBe(hueOfName("print"));
  expect(["Print", "Web", "", "Бренд"].map(hueOfName)).not.toContain("NEUTRAL");
});
