import { expect, test } from "vitest";
import { secrets } from "./secrets.ts";

const OLD = "the first secret of thirty-two characters";
const NEW = "the second secret of thirty-two characters";

test("what is sealed can be read for the row that it belongs to, and differs each time", () => {
  const { seal, open } = secrets(OLD);
  const sealed = seal("marker", "row 1");
  expect(sealed).not.toContain("marker");
  expect(seal("marker", "row 1")).not.toBe(sealed);
  expect(open(sealed, "row 1")).toBe("marker");
  expect(() => open(sealed, "row 2")).toThrow("Secret cannot be read");
});

test("after a rotation it can be read as long as the previous secret is named", () => {
  const sealed = secrets(OLD).seal("marker", "row");
  const rotated = secrets(NEW, OLD);
  expect(rotated.isCurrent(sealed)).toBe(false);
  const again = rotated.seal(rotated.open(sealed, "row"), "row");
  expect(rotated.isCurrent(again)).toBe(true);
  expect(secrets(NEW).open(again, "row")).toBe("marker");
  expect(() => secrets(NEW).open(sealed, "row")).toThrow("Secret cannot be read");
});

test.each(["", "marker", "v1.x.y", "v2.a.b"])("%j is refused, not a crash", (value) => {
  expect(() => secrets(OLD).open(value, "row")).toThrow("Secret cannot be read");
});
