import { randomInt } from "node:crypto";
import { MAX_SLUG_LENGTH } from "./slug.ts";

const MAX_NUMBER = 9;
const RANDOM_CANDIDATES = 3;

/** `first-steps`, then `first-steps-2` and so on: slugs of which one is probably free. */
export function slugCandidates(base: string): string[] {
  const numbers = Array.from({ length: MAX_NUMBER - 1 }, (_, n) => n + 2);
  const random = Array.from({ length: RANDOM_CANDIDATES }, () => randomInt(100_000, 1_000_000));
  const endings = ["", ...[...numbers, ...random].map((number) => `-${number}`)];
  return endings.map(
    (ending) => base.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, "") + ending,
  );
}
