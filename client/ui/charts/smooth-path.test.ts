import fc from "fast-check";
import { expect, test } from "vitest";
import { smoothPath } from "./smooth-path.ts";

const heights = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
  minLength: 2,
  maxLength: 40,
});

/** The numbers of a path: the start, then three points per curve. */
const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test("the curve goes through every value, from edge to edge", () => {
  fc.assert(
    fc.property(heights, (values) => {
      const onValues = points(smoothPath(values)).filter((_, place) => place % 3 === 0);
      expect(onValues).toHaveLength(values.length);
      expect(onValues.at(0)?.x).toBe(0);
      expect(onValues.at(-1)?.x).toBe(100);
      for (const [place, value] of values.entries()) {
        expect(onValues[place]?.y).toBeCloseTo(100 - 100 * value, 1);
      }
    }),
  );
});

test("between two values the curve stays between them", () => {
  fc.assert(
    fc.property(heights, (values) => {
      const all = points(smoothPath(values));
      for (let place = 3; place < all.length; place += 3) {
        const ends = [all[place - 3]?.y ?? 0, all[place]?.y ?? 0];
        for (const { y } of all.slice(place - 2, place)) {
          expect(y).toBeGreaterThanOrEqual(Math.min(...ends) - 0.02);
          expect(y).toBeLessThanOrEqual(Math.max(...ends) + 0.02);
        }
      }
    }),
  );
});

test("a single value is a horizontal line", () => {
  expect(smoothPath([0.25])).toBe("M0,75H100");
});
