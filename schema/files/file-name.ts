/** The longest name, in characters as the database counts them. */
const MAX_LENGTH = 255;

/** A name as it is compared: composed, and without regard to case, so that "Straße" equals "STRASSE". */
export const nameKeyOf = (name: string): string =>
  name.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");

const ENDING = /(?<=.)\.[\p{Letter}\p{Number}]{1,10}$/u;

/** A name that is not among those in use: "Plan (2).pdf". */
export function freeName(name: string, inUse: ReadonlySet<string>): string {
  if (!inUse.has(nameKeyOf(name))) return name;
  const [ending = ""] = ENDING.exec(name) ?? [];
  const whole = ending ? name.slice(0, -ending.length) : name;
  const base = whole.replace(/ \(\d{1,6}\)$/, "");
  for (let n = 2; ; n += 1) {
    const end = ` (${n})${ending}`;
    const next =
      base
        .slice(0, MAX_LENGTH - end.length)
        .trimEnd()
        .toWellFormed() + end;
    if (!inUse.has(nameKeyOf(next))) return next;
  }
}
