/** A clock that stands still until it is advanced. */
export class TestClock {
  #now = new Date("2026-11-20T09:00:00.000Z");

  /** How much time passes after each reading. */
  stepMs = 0;

  now(): Date {
    const now = new Date(this.#now);
    if (this.stepMs) this.advance(this.stepMs);
    return now;
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
