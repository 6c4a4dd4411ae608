import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The sets of icons there are, by Iconify's prefixes. */
export const ICON_SETS = ["eva", "ic", "ri", "fa6-solid", "feather", "ant-design", "bi", "tabler"];

/** As packages of Iconify have it; what it does not say its set says. */
export interface Drawing {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  /** The set no longer offers it */
  hidden?: boolean;
}

export interface IconSet extends Omit<Drawing, "body" | "hidden"> {
  icons: Record<string, Drawing>;
  /** Icons that are others, turned around or not */
  aliases?: Record<string, { parent: string; hFlip?: boolean }>;
}

const { resolve } = createRequire(import.meta.url);
const known = new Map<string, Promise<IconSet>>();

/** A set as its package has it; read when it is first asked for. */
export function iconSet(prefix: string): Promise<IconSet> {
  const read = async () =>
    JSON.parse(await readFile(resolve(`@iconify-json/${prefix}/icons.json`), "utf8")) as IconSet;
  const set = known.get(prefix) ?? read();
  known.set(prefix, set);
  return set;
}
