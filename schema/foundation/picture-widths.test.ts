import { expect, test } from "vitest";
import { srcSetOf } from "./picture-widths.ts";

test("an uploaded picture is offered in widths from half to more than twice of what is shown", () => {
  expect(srcSetOf("/files/posts/a.webp", 400)).toBe(
    "/files/posts/a.webp?w=320 320w, /files/posts/a.webp?w=640 640w, /files/posts/a.webp?w=960 960w",
  );
  expect(srcSetOf("/files/project-media/1/ferry%20deck%20(2).jpg", 44)).toBe(
    "/files/project-media/1/ferry%20deck%20(2).jpg?w=96 96w",
  );
});

test.each([
  "/artwork/a.svg",
  "https://x.example/files/a.webp",
  "/files/a.webp?x",
  "/files/a b.webp",
])("%s has only its own size", (src) => {
  expect(srcSetOf(src, 400)).toBeUndefined();
});
