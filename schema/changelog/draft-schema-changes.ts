import { createHash } from "node:crypto";
import type { Context } from "../foundation/context.ts";
import { ChangelogEntry } from "./changelog-entry.ts";
import { MAX_CHANGES } from "./changelog-entry.input.ts";
import { type SchemaChanges, schemaChanges } from "./schema-changes.ts";
import { StoredSchema } from "./stored-schema.ts";

/**
 * Stores the schema that runs, and drafts an entry about what differs from the one before. A schema that
 * ran before, such as that of a process that is still to be updated, changes nothing.
 */
export async function draftSchemaChanges(sdl: string, context: Context): Promise<void> {
  const { em } = context;
  const hash = createHash("sha256").update(sdl).digest("hex");
  if (await em.count(StoredSchema, { hash })) return;
  const [former] = await em.find(StoredSchema, {}, { orderBy: { storedAt: "desc" }, limit: 1 });
  em.persist(new StoredSchema(hash, sdl, context.now()));
  const changes = former && schemaChanges(former.sdl, sdl);
  if (changes && Object.values(changes).some(({ length }) => length > 0)) {
    em.persist(entryOf(changes, context.now()));
  }
  await context.saveUnique(); // or another process was faster
}

function entryOf(changes: SchemaChanges, now: Date): ChangelogEntry {
  const entry = Object.assign(new ChangelogEntry(), {
    title: { en: "Changes to the API" },
    apiImpact: true,
    isFromSchema: true,
    publishedAt: now,
  });
  for (const kind of ["added", "changed", "deprecated", "removed"] as const) {
    if (changes[kind].length > 0) entry[kind] = { en: textOf(changes[kind]) };
  }
  entry.followChanges();
  return entry;
}

/** A line for each, as far as there is room for them. */
function textOf(lines: readonly string[]): string {
  const text = lines.join("\n");
  if (text.length <= MAX_CHANGES) return text;
  let shown = 0;
  let length = 0;
  const room = MAX_CHANGES - "and 10000 more".length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > room) break;
    shown += 1;
  }
  return [...lines.slice(0, shown), `and ${lines.length - shown} more`].join("\n");
}
