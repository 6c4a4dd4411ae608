import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The available icon sets, by Iconify prefix. */
export const ICON_SETS = ["eva", "ic", "ri", "fa6-solid", "feather", "ant-design", "bi", "tabler"];

/** An icon in an Iconify package; missing values are those of its set. */
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
  /** Icons that are copies of others, mirrored or not */
  aliases?: Record<string, { parent: string; hFlip?: boolean }>;
}

const { resolve } = createRequire(import.meta.url);
const known = new Map<string, Promise<IconSet>>();

/** A set from its package; read when it is first used. */
export function iconSet(prefix: string): Promise<IconSet> {
  const read = async () =>
    JSON.parse(await readFile(resolve(`@iconify-json/${prefix}/icons.json`), "utf8")) as IconSet;
  const set = known.get(prefix) ?? read();
  known.set(prefix, set);
  return set;
}
