import { expect, test } from "vitest";
import { isAtPlace } from "./is-at-place.ts";

const applicationPath = (id: number) =>
  `/dashboard/jobs/7/applications?view=read&application=${id}`;

test.each([
  ["/dashboard/contact/1", "", "/dashboard/contact/1", true],
  ["/dashboard/contact/2", "", "/dashboard/contact/1", false],
  ["/dashboard/contact/1", "?tab=new", "/dashboard/contact/1", true],
  ["/dashboard/jobs/7/applications", "?view=board&application=3", applicationPath(3), true],
  ["/dashboard/jobs/7/applications", "?view=read&application=4", applicationPath(3), false],
  ["/dashboard/jobs/7/applications", "", applicationPath(3), false],
  ["/dashboard/app", "", "/dashboard/app", false],
])("at %s%s, what leads to %s is read: %s", (pathname, search, to, expected) => {
  expect(isAtPlace({ pathname, search }, to)).toBe(expected);
});
