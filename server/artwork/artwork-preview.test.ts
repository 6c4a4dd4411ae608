import sharp from "sharp";
import { expect, test } from "vitest";
import { artwork } from "./artwork.ts";
import { ArtworkPreviews } from "./artwork-preview.ts";
import { drawings } from "./drawings.ts";
import { nightFerry } from "./night-ferry.ts";
import { rgbColors } from "./rgb-colors.ts";

const previews = new ArtworkPreviews();

test.each(["rings-215", "alphabet-75", "fjordlys-night"])(
  "%s is a bitmap of the size that link previews show",
  async (name) => {
    const bitmap = await previews.find(name);
    const { format, width, height } = await sharp(bitmap).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1_200, height: 630 });
  },
);

test("its colours are those of the drawing", async () => {
  // the corner of this one is its ground, oklch(0.88 0.07 205)
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const [red, green, blue] = await sharp(await previews.find("rings-215"))
    .extract(corner)
    .raw()
    .toBuffer();
  expect(red).toBeCloseTo(160, -1);
  expect(green).toBeCloseTo(229, -1);
  expect(blue).toBeCloseTo(237, -1);
});

test("a bitmap is made once", () => {
  expect(previews.find("rings-20")).toBe(previews.find("rings-20"));
});

test.each(["", "rings", "rings-360", "spirals-215"])("'%s' has none", (name) => {
  expect(previews.find(name)).toBeUndefined();
});

test.each([
  ["oklch(0.628 0.2577 29.23)", "#ff0000"],
  ["oklch(0.51975 0.17686 142.495)", "#008000"],
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0 0 0)", "#000000"],
])("%s is %s", (oklch, rgb) => {
  expect(rgbColors(`<rect fill="${oklch}"/>`)).toBe(`<rect fill="${rgb}"/>`);
});

test("no drawing has a colour that is not converted", () => {
  const names = [...[...drawings.keys()].map((family) => `${family}-215`), ...nightFerry.keys()];
  for (const name of names) expect(rgbColors(artwork(name) ?? "oklch"), name).not.toContain("okl");
});
