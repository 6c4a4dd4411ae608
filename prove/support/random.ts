import { createHash, randomInt } from "node:crypto";

/** The seed of all random decisions; PROVE_SEED repeats a run, as far as timing allows. */
export const SEED = Number(process.env.PROVE_SEED || randomInt(1_000_000));

export interface Dice {
  /** A whole number from 0, below this one. */
  below(limit: number): number;
  chance(probability: number): boolean;
  oneOf<T>(list: readonly T[]): T;
}

/** A random generator for one purpose, so that the use of others does not change its sequence. */
export function diceOf(purpose: string): Dice {
  let state = createHash("sha256").update(`${SEED} ${purpose}`).digest().readUInt32LE();
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T,
  };
}
