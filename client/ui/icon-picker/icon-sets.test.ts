import { expect, test } from "vitest";
import { commonIcons } from "./common-icons.ts";
import { countMatches, iconsMatching, iconsOf, iconSets } from "./icon-sets.ts";

test("the tabs are the eight sets, each with its own icons", async () => {
  expect(iconSets.map(({ name }) => name)).toEqual([
    "Eva",
    "Material",
    "Remix",
    "Font Awesome",
    "Feather",
    "Ant Design",
    "Bootstrap",
    "Tabler",
  ]);
  for (const [place, { prefix }] of iconSets.entries()) {
    const icons = await iconsOf(place + 1);
    expect(icons.length).toBeGreaterThan(200);
    expect(icons.filter((icon) => !icon.startsWith(`${prefix}:`))).toEqual([]);
  }
});

test("there are about 120 common icons of all sets, and each of them exists", async () => {
  const all = await Promise.all(iconSets.map((_, place) => iconsOf(place + 1)));
  const existing = new Set(all.flat());
  expect(commonIcons.filter((icon) => !existing.has(icon))).toEqual([]);
  expect(new Set(commonIcons).size).toBe(commonIcons.length);
  expect(commonIcons.length).toBeGreaterThan(110);
  expect(commonIcons.length).toBeLessThan(130);
  expect(new Set(commonIcons.map((icon) => icon.split(":")[0])).size).toBe(iconSets.length);
  expect(await iconsOf(0)).toBe(commonIcons);
});

test("a search counts the matching icons of each tab", async () => {
  const counts = await countMatches("pencil");
  expect(counts).toHaveLength(iconSets.length + 1);
  const tabler = iconsMatching(await iconsOf(iconSets.length), "pencil").length;
  expect(counts.at(-1)).toBe(tabler);
  expect(await countMatches("nothing like it")).toEqual(counts.map(() => 0));
});

test("a search matches anywhere in prefix:name, case-insensitive", () => {
  const icons = ["tabler:pencil", "ri:pencil-line", "eva:edit"];
  expect(iconsMatching(icons, "PENCIL")).toEqual(["tabler:pencil", "ri:pencil-line"]);
  expect(iconsMatching(icons, "ri:pen")).toEqual(["ri:pencil-line"]);
  expect(iconsMatching(icons, "a:e")).toEqual(["eva:edit"]);
  expect(iconsMatching(icons, " edit ")).toEqual(["eva:edit"]);
  expect(iconsMatching(icons, "  ")).toEqual(icons);
  expect(iconsMatching(icons, "nothing like it")).toEqual([]);
});
