import { EVERYBODY, type Expectations } from "./expectations.ts";

const files = import.meta.glob<{ expectations?: Expectations }>("../*/*.expectations.ts", {
  eager: true,
});

/** The expectations of every noun, by file path. */
const all = Object.entries(files).map(([path, { expectations }]) => {
  const file = path.replace("..", "schema");
  if (!expectations) throw new Error(`${file} exports no \`expectations\``);
  return { file, expectations };
});

/** All entries of one kind; duplicates across files throw. */
function allOf<Kind extends "operations" | "calls" | "planExceptions" | "manyRows" | "withoutDemo">(
  kind: Kind,
): NonNullable<Expectations[Kind]> {
  const collected = new Map<string, unknown>();
  for (const { file, expectations } of all) {
    for (const [name, value] of Object.entries(expectations[kind] ?? {})) {
      if (collected.has(name)) throw new Error(`${name} is expected in ${file} and elsewhere`);
      collected.set(name, value);
    }
  }
  return Object.fromEntries(collected) as never;
}

export const OPERATIONS = allOf("operations");
export const CALLS = allOf("calls");
export const WITHOUT_DEMO = allOf("withoutDemo");
export const PLAN_EXCEPTIONS = allOf("planExceptions");
export const MANY_ROWS = allOf("manyRows");
export const GROWING = all.flatMap(({ expectations }) => expectations.growing ?? []);
export const TINY = all.flatMap(({ expectations }) => expectations.tiny ?? []);
export const FEW = all.flatMap(({ expectations }) => expectations.few ?? []);

/** The outcome of a successful call; other outcomes are error codes or descriptions. */
export const DONE = "done";

/** Outcomes for those who may call: success, or nothing to act on. */
const LET_IN = [DONE, "NOT_FOUND", "INVALID"];

/** The outcome for those who may not. */
const refusalFor = (who: string): string => (who === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");

/** The viewers whose call had an unexpected outcome, with the outcome. */
export async function surprises(
  mayCall: readonly string[],
  call: (who: string) => Promise<string>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const who of EVERYBODY) {
    const outcome = await call(who);
    const expected = mayCall.includes(who) ? LET_IN : [refusalFor(who)];
    if (!expected.includes(outcome)) found[who] = outcome;
  }
  return found;
}
