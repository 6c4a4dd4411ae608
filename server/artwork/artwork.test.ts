import { Window } from "happy-dom";
import { describe, expect, test } from "vitest";
import { artwork } from "./artwork.ts";
import { drawings } from "./drawings.ts";
import { glyphs } from "./glyphs.ts";
import { nightFerry } from "./night-ferry.ts";

const names = [
  ...[...drawings.keys()].map((family) => `${family}-215`),
  ...[...glyphs.keys()].map((message) => `letter-75-${message}`),
  "alphabet-75",
  ...nightFerry.keys(),
];

function parse(svg: string) {
  return new new Window().DOMParser().parseFromString(svg, "image/svg+xml");
}

describe("artwork", () => {
  test.each(names)("%s is a complete SVG document", (name) => {
    const document = parse(artwork(name) ?? "");
    expect(document.querySelector("parsererror")).toBeNull();
    const root = document.documentElement;
    expect(root.getAttribute("xmlns")).toBe("http://www.w3.org/2000/svg");
    expect(root.getAttribute("viewBox")).toBe(
      `0 0 ${root.getAttribute("width")} ${root.getAttribute("height")}`,
    );
    expect(root.children.length).toBeGreaterThan(1);
  });

  test.each(names)("%s contains no script, no text and no external resource", (name) => {
    const svg = artwork(name) ?? "";
    expect(svg).not.toMatch(/<(script|style|text|image|use|foreignObject|a)\b/);
    expect(svg).not.toMatch(/\s(on\w+|href|xlink:href|src)=|url\(|undefined|NaN/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toContain("//");
  });

  test("all tones of a drawing are derived from one hue", () => {
    expect(artwork("waves-10")).toContain("oklch(0.88 0.07 0)");
    expect(artwork("waves-340")).toContain("oklch(0.58 0.14 14)");
  });

  test("every hue gives a different picture", () => {
    const pictures = Array.from({ length: 360 }, (_, hue) => artwork(`rings-${hue}`));
    expect(new Set(pictures).size).toBe(360);
    expect(pictures).not.toContain(null);
  });

  test("a name may be percent-encoded, and its accent may be a combining character", () => {
    expect(artwork("letter-75-%C3%A5")).toBe(artwork("letter-75-å"));
    expect(artwork("letter-75-a\u030A")).toBe(artwork("letter-75-å"));
  });

  test.each([
    "",
    "rings",
    "rings-",
    "rings-360",
    "rings-1000",
    "rings--1",
    "rings-1.5",
    "rings-007",
    "rings-215-a",
    "spirals-215",
    "constructor-215",
    "letter-75",
    "letter-75-",
    "letter-75-ab",
    "letter-75-ж",
    "letter-75-<",
    "alphabet-75-a",
    "letter-75-%C3",
    "../rings-215",
    "rings-215.svg",
  ])("'%s' is not a drawing", (name) => {
    expect(artwork(name)).toBeNull();
  });
});
