// Before anything else in every thread of a server, the embedded database's too: its clock is
// CLOCK_AHEAD_MS ahead.

const ahead = Number(process.env.CLOCK_AHEAD_MS);
const now = () => Real.now() + ahead;
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (_, given, made) => Reflect.construct(Real, given.length > 0 ? given : [now()], made),
  get: (_, key) => (key === "now" ? now : Reflect.get(Real, key)),
});
