import type { Localized } from "../foundation/locale.ts";

// Deterministic building blocks of the oracle's world.

/** Cycles of different lengths meet in every combination. */
export const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Ids of a kind, in hexadecimal, whose order differs from that of timestamps. */
export const idOf = (kind: number | string, n: number): string =>
  `${String(kind).padStart(8, "0")}-0000-7000-8000-${String((n * 7919) % 10007).padStart(12, "0")}`;

/** Three rows share each timestamp. */
export const at = (n: number): Date =>
  new Date(Date.UTC(2026, 5, 1, 8) + Math.floor(n / 3) * 3_600_123);

export const TEXTS = [
  "plain",
  `"quoted" and 'single'`,
  "back\\slash \\n \\u0041",
  "line\nbreak\ttab\u0001\u001f\u007f",
  "emoji 👩🏽‍🚀 \u2028 \ufeff",
  "",
  "œuvre på blåbær",
  "</script><b>&amp;",
];

/** In all languages, in some, or in none. */
export const texts = (n: number): Localized => {
  const all = { en: nth(TEXTS, n), fr: nth(TEXTS, n + 1), no: nth(TEXTS, n + 2) };
  const { en, fr, no } = all;
  return nth([all, { en }, { fr }, { en, no }, {}], n);
};

export const NAMES = ["Åse", "ase", "Zoë", "zoe", "Ada", "Ada", "Émile", "de la Cruz"];

/** When the row of that number is published: half of them have been, the others will be in years. */
export const scheduledTime = (n: number): Date => new Date(at(n).getTime() + (n % 2 ? 1e12 : 1e10));
