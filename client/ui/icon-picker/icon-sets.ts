import { commonIcons } from "./common-icons.ts";

/** The tabs after the common icons, in the specification's order; the names are the sets' own. */
export const iconSets = [
  { prefix: "eva", name: "Eva" },
  { prefix: "ic", name: "Material" },
  { prefix: "ri", name: "Remix" },
  { prefix: "fa6-solid", name: "Font Awesome" },
  { prefix: "feather", name: "Feather" },
  { prefix: "ant-design", name: "Ant Design" },
  { prefix: "bi", name: "Bootstrap" },
  { prefix: "tabler", name: "Tabler" },
] as const;

const files = import.meta.glob<string>("./names/*.json", { import: "default" });

/** The icons of a tab, as "prefix:name": 0 are the common ones, 1 to 8 the sets. */
export async function iconsOf(tab: number): Promise<readonly string[]> {
  const set = iconSets[tab - 1];
  if (!set) return commonIcons;
  const names = await files[`./names/${set.prefix}.json`]?.();
  if (!names) throw new Error(`There is no list of ${set.name}`);
  return names.split(" ").map((name) => `${set.prefix}:${name}`);
}

/**
 * How many icons of each tab match, in the order of tabs; undefined for a set that cannot be
 * loaded.
 */
export async function countMatches(text: string): Promise<(number | undefined)[]> {
  const tabs = await Promise.allSettled([0, ...iconSets.map((_, set) => set + 1)].map(iconsOf));
  return tabs.map((icons) =>
    icons.status === "fulfilled" ? iconsMatching(icons.value, text).length : undefined,
  );
}

/** The icons with the text anywhere in "prefix:name", case-insensitive. */
export function iconsMatching(icons: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  return wanted ? icons.filter((icon) => icon.toLowerCase().includes(wanted)) : icons;
}
