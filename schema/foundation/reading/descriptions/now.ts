import { Utils } from "@mikro-orm/core";
import type { Where } from "./read-query.ts";

/** Answers that ask the exact time are used again for so long; what is written ends them at once. */
const MAX_AGE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * The time at which something is read, in the place of a date in a filter or rule:
 * `{ closesAt: { $gt: NOW } }`. Each reading binds the clock's time anew, so that statements stay and
 * answers that depend on it do not outlive it. `new Date()` in its place would freeze the moment at
 * which the rule or description was asked.
 */
export class Now {
  /**
   * @param shift in milliseconds
   * @param step  the time counts in whole steps of so many milliseconds
   */
  constructor(
    readonly shift: number,
    readonly step: number,
  ) {}

  plus(milliseconds: number): Now {
    return new Now(this.shift + milliseconds, this.step);
  }

  minus(milliseconds: number): Now {
    return this.plus(-milliseconds);
  }

  at(time: Date): Date {
    return new Date(this.#stepOf(time) + this.shift);
  }

  /** Until when an answer that was made of it may be used. */
  holdsUntil(time: Date): number {
    return this.step > 1 ? this.#stepOf(time) + this.step : time.getTime() + MAX_AGE_MS;
  }

  #stepOf = (time: Date): number => Math.floor(time.getTime() / this.step) * this.step;
}

export const NOW = new Now(0, 1);

/** The beginning of the minute: what is read by it is answered from memory until the next one. */
export const THIS_MINUTE = new Now(0, MINUTE_MS);

/** These values as they are at this time. */
export const valuesAt = (values: readonly unknown[], now: () => Date): readonly unknown[] =>
  values.some(isNow)
    ? values.map((value) => (isNow(value) ? value.at(now()).toISOString() : value))
    : values;

/** Until when an answer may be used that was made with these values. */
export const holdsUntil = (values: readonly unknown[], now: () => Date): number =>
  Math.min(...values.filter(isNow).map((value) => value.holdsUntil(now())));

/** A filter for the ORM or for loaded rows, as it is at this time. */
export const filterAt = (where: Where, now: () => Date): Where =>
  dependsOnTime(where) ? (at(where, now()) as Where) : where;

/** Whether what a filter finds changes while nothing is written. */
export const dependsOnTime = (wanted: unknown): boolean => {
  if (isNow(wanted)) return true;
  if (Array.isArray(wanted)) return wanted.some(dependsOnTime);
  return Utils.isPlainObject(wanted) && Object.values(wanted as Where).some(dependsOnTime);
};

function at(wanted: unknown, time: Date): unknown {
  if (isNow(wanted)) return wanted.at(time);
  if (Array.isArray(wanted)) return wanted.map((one) => at(one, time));
  if (!Utils.isPlainObject(wanted)) return wanted;
  const parts = Object.entries(wanted as Where).map(([name, part]) => [name, at(part, time)]);
  return Object.fromEntries(parts);
}

const isNow = (value: unknown): value is Now => value instanceof Now;
