// Loaded first in every thread of a server, including the embedded database's: sets its clock
// CLOCK_AHEAD_MS ahead.

const ahead = Number(process.env.CLOCK_AHEAD_MS);
const now = () => Real.now() + ahead;
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (_, given, made) => Reflect.construct(Real, given.length > 0 ? given : [now()], made),
  get: (_, key) => (key === "now" ? now : Reflect.get(Real, key)),
});
