import { expect, test } from "vitest";
import { isMobile } from "./scroll-area.tsx";

test("mobile browsers scroll natively, detected by their user agent", () => {
  expect(
    isMobile("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari"),
  ).toBe(true);
  expect(isMobile("Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0 Mobile Safari")).toBe(
    true,
  );
  expect(isMobile("Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36")).toBe(false);
});
