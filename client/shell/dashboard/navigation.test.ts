import { expect, test } from "vitest";
import english from "../../messages/en.json";
import { groups, navItems, navLabel } from "./navigation.ts";

test("everything in the navigation has a label", () => {
  const labels = [...navItems.map(navLabel), ...groups.map((group) => `dashboard.group.${group}`)];
  expect(labels.filter((id) => !(id in english))).toEqual([]);
});
