import { expect, test } from "vitest";
import english from "../../messages/en.json";
import type { Permission, Viewer } from "../../platform/session/viewer.tsx";
import {
  entriesFor,
  groups,
  navItemOf,
  navItems,
  navLabel,
  places,
  placeWithTabsAt,
  tabLabel,
} from "./navigation.ts";

const viewer = (...permissions: Permission[]): Viewer => {
  const may = (permission: Permission) => permissions.includes(permission);
  const account = { id: "1", name: "Kari", permissions, member: null };
  return { ...account, may, mayOpen: (any?: Permission[]) => !any || any.some(may) } as Viewer;
};

test("everything in the navigation has a label", () => {
  const labels = [
    ...navItems.flatMap((item) => [navLabel(item), tabLabel(item)]),
    ...groups.filter((group) => group !== "home").map((group) => `dashboard.group.${group}`),
  ];
  expect(labels.filter((id) => !(id in english))).toEqual([]);
});

test("there are at most seven groups, with at most six entries each", () => {
  expect(groups.length).toBeLessThanOrEqual(7);
  for (const group of groups)
    expect(places.filter((place) => place.group === group).length, group).toBeLessThanOrEqual(6);
});

test("each screen is in the navigation once, with a name and perhaps a letter of its own", () => {
  for (const key of ["to", "name", "letter"] as const) {
    const values = navItems.flatMap((item) => item[key] ?? []);
    expect(values).toEqual([...new Set(values)]);
  }
  const letters = navItems.flatMap(({ letter }) => letter ?? []);
  expect(letters.filter((letter) => letter.length !== 1 || letter === "g")).toEqual([]);
});

test("a URL belongs to the screen that covers most of it", () => {
  expect(navItemOf("/dashboard/blog/post/1")?.name).toBe("posts");
  expect(navItemOf("/dashboard/blog/comments")?.name).toBe("comments");
  expect(navItemOf("/dashboard/pages/faqs")?.name).toBe("faqs");
  expect(navItemOf("/dashboard/user/account")?.name).toBe("account");
  expect(navItemOf("/dashboard/settings")?.name).toBe("settings");
  expect(navItemOf("/dashboard/settings/audit-log")?.name).toBe("audit");
  expect(navItemOf("/dashboard/settings", "?tab=display")?.name).toBe("settings");
  expect(navItemOf("/dashboard/settings", "?tab=site")?.name).toBe("siteSettings");
  expect(navItemOf("/dashboard/e-commerce/product/1")?.name).toBe("shop");
  expect(navItemOf("/dashboard/e-commerce/product/1/edit")?.name).toBe("products");
  expect(navItemOf("/dashboard/e-commerce/product/new")?.name).toBe("products");
  expect(navItemOf("/dashboard/e-commerce/checkout")?.name).toBe("shop");
  expect(navItemOf("/dashboard/e-commerce/orders/1")?.name).toBe("orders");
  expect(navItemOf("/dashboard/kit")).toBeUndefined();
});

test("tabs are shown on the lists of a place, not in its editors", () => {
  expect(placeWithTabsAt("/dashboard/projects/types")?.name).toBe("projects");
  expect(placeWithTabsAt("/dashboard/user/cards")?.name).toBe("members");
  expect(placeWithTabsAt("/dashboard/projects/new")).toBeUndefined();
  expect(placeWithTabsAt("/dashboard/solutions")).toBeUndefined();
});

test("who may open only a tab of a place finds the place, and it leads to the tab", () => {
  const entries = entriesFor(viewer("faq:write", "plan:write"));
  const pages = entries.find(({ place }) => place.name === "pages");
  expect(pages?.to).toBe("/dashboard/pages/faqs");
  expect(pages?.screens.map(({ name }) => name)).toEqual(["faqs", "plans"]);
});

test("without permissions there are the overview, the own requests and the shop", () => {
  expect(entriesFor(viewer()).map(({ place }) => place.name)).toEqual(["app", "requests", "shop"]);
});
