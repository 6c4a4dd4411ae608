import { EVERYBODY, type Expectations } from "./expectations.ts";

const files = import.meta.glob<{ expectations?: Expectations }>("../*/*.expectations.ts", {
  eager: true,
});

/** What is expected of every noun, by the path of its file. */
const all = Object.entries(files).map(([path, { expectations }]) => {
  const file = path.replace("..", "schema");
  if (!expectations) throw new Error(`${file} exports no \`expectations\``);
  return { file, expectations };
});

/** All entries of one kind; what two files expect is refused. */
function allOf<Kind extends "operations" | "calls" | "planExceptions" | "withoutDemo">(
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
export const GROWING = all.flatMap(({ expectations }) => expectations.growing ?? []);
export const TINY = all.flatMap(({ expectations }) => expectations.tiny ?? []);
export const FEW = all.flatMap(({ expectations }) => expectations.few ?? []);

/** What became of a call: this, the code of its failure, or in words what else it was. */
export const DONE = "done";

/** What is answered to whoever may call: something, or that there is nothing to act on. */
const LET_IN = [DONE, "NOT_FOUND", "INVALID"];

/** What is answered to whoever may not. */
const refusalFor = (who: string): string => (who === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");

/** Everybody whose call ended otherwise than is expected, and how. */
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
