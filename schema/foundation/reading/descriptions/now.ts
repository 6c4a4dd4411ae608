import { Utils } from "@mikro-orm/core";
import type { Where } from "./read-query.ts";
import { MINUTE } from "../../durations.ts";

/**
 * Responses that depend on the exact time are cached for this long; a write invalidates them at
 * once.
 */
const MAX_AGE_MS = 1_000;

/**
 * A placeholder for the current time in a filter or policy: `{ closesAt: { $gt: NOW } }`. Each read
 * binds the time anew, so that statements stay cacheable and responses expire in time. `new Date()`
 * in its place would freeze the time at which the policy or query was built.
 */
export class Now {
  /**
   * @param shift in milliseconds
   * @param step rounds the time down to multiples of this many milliseconds
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

  /** Until when a response that used this value is valid. */
  validUntil(time: Date): number {
    return this.step > 1 ? this.#stepOf(time) + this.step : time.getTime() + MAX_AGE_MS;
  }

  #stepOf = (time: Date): number => Math.floor(time.getTime() / this.step) * this.step;
}

export const NOW = new Now(0, 1);

/** The start of the current minute: responses that use it are cached until the next minute. */
export const THIS_MINUTE = new Now(0, MINUTE);

/** The values with placeholders replaced by the given time. */
export const valuesAt = (values: readonly unknown[], now: () => Date): readonly unknown[] =>
  values.some(isNow)
    ? values.map((value) => (isNow(value) ? value.at(now()).toISOString() : value))
    : values;

/** Until when a response made with these values is valid. */
export const validUntil = (values: readonly unknown[], now: () => Date): number =>
  Math.min(...values.filter(isNow).map((value) => value.validUntil(now())));

/** A filter with placeholders replaced, for the ORM or for loaded rows. */
export const filterAt = (where: Where, now: () => Date): Where =>
  dependsOnTime(where) ? (at(where, now()) as Where) : where;

/** Whether the result of a filter changes over time without writes. */
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
