import { expect, test } from "vitest";
import { keepsWidth, mediaBlocks } from "./media-blocks.ts";

const picture = (values: object) =>
  ({
    id: crypto.randomUUID(),
    kind: "image",
    url: "/artwork/rings-215.svg",
    width: 1600,
    height: 900,
    title: null,
    content: null,
    ...values,
  }) as never;

const upright = { width: 900, height: 1000 };

test("a wide picture stands alone, an upright one beside its text", () => {
  const blocks = mediaBlocks([
    picture({ title: "One" }),
    picture({ ...upright, content: "Two" }),
    picture(upright),
  ]);
  expect(blocks.map(({ form, media, number }) => [form, media.length, number])).toEqual([
    ["wide", 1, 1],
    ["start", 2, null],
  ]);
});

test("upright pictures with texts of their own stand at alternate sides", () => {
  const blocks = mediaBlocks([
    picture({ ...upright, title: "One" }),
    picture({ ...upright, title: "Two" }),
  ]);
  expect(blocks.map(({ media, number, form }) => [media.length, number, form])).toEqual([
    [1, 1, "start"],
    [1, 2, "end"],
  ]);
});

test("what is no picture of this site takes the whole width", () => {
  const [film, elsewhere] = mediaBlocks([
    picture({ kind: "video", ...upright, title: "Film" }),
    picture({ url: "https://a.example/1.webp", ...upright, title: "Elsewhere" }),
  ]);
  expect([film?.form, elsewhere?.form]).toEqual(["wide", "wide"]);
});

test("a very wide picture keeps its width on a phone", () => {
  const plan = { width: 1160, height: 460 };
  expect(keepsWidth(picture(plan))).toBe(true);
  expect(keepsWidth(picture({}))).toBe(false);
  expect(keepsWidth(picture({ width: null, height: null }))).toBe(false);
  expect(keepsWidth(picture({ ...plan, kind: "video" }))).toBe(false);
});
