/** A clock that stands still until it is advanced. */
export class TestClock {
  #now = new Date("2026-11-20T09:00:00.000Z");

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
