import type { EntityManager } from "@mikro-orm/core";
import { Session } from "../accounts/session.ts";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { rowPolicies } from "../foundation/policies.ts";
import { topologicalOrder } from "../foundation/topological-order.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { allViewers } from "./all-viewers.ts";
import { defaultRows } from "./default-rows.ts";
import { type Fixture, some, UNKNOWN, type Values, World } from "./fixture.ts";
import { GENERAL } from "./values.ts";

// A small world in which every policy hides something from someone, timestamps and names repeat so
// that cursors need their second key, and texts are hard to serialize as JSON. It is deterministic.

const files = import.meta.glob<{ fixture: Fixture }>("../*/*.fixture.ts", { eager: true });

const fixtures = new Map(
  Object.entries(files).map(([path, { fixture }]) => [path.split("/")[1] ?? path, fixture]),
);

/** What no operation can reveal, and edges that lead to nothing hidden, with reasons. */
export const UNSEEN = merged("unseen");
export const OPEN = merged("open");

function merged(kind: "unseen" | "open"): ReadonlyMap<string, string> {
  return new Map([...fixtures.values()].flatMap((one) => Object.entries(one[kind] ?? {})));
}

/** Nouns of which no fixture says anything have the rows that their columns allow. */
function nounsWithoutRows(world: World) {
  return [...rowPolicies.keys()]
    .filter((entity) => entity.prototype instanceof StoredEntity && !world.of(entity).length)
    .map((entity) => world.em.getMetadata().get(entity))
    .filter(({ relations }) => relations.every(({ nullable, kind }) => nullable || kind !== "m:1"))
    .map((metadata) => ({
      noun: metadata.className.charAt(0).toLowerCase() + metadata.className.slice(1),
      rows: defaultRows(metadata, (entity) => world.of(entity)),
    }));
}

export interface Filled {
  /** All viewers, by name. */
  viewers: Record<string, Viewer>;
  values: Values;
}

export async function fillWorld(em: EntityManager): Promise<Filled> {
  const world = new World(em);
  for (const fixture of topologicalOrder(fixtures, "Fixtures")) {
    await fixture.fill(world);
    await em.flush();
  }
  const defaults = nounsWithoutRows(world);
  for (const { rows } of defaults) world.add(rows);
  await em.flush();
  const viewers = allViewers(world.of(User), world.of(Comment), world.of(Session));
  const values: Record<string, readonly unknown[]> = { ...GENERAL };
  for (const [domain, fixture] of fixtures) {
    for (const [name, given] of Object.entries(fixture.values?.(world, viewers) ?? {})) {
      if (name in values) throw new Error(`${domain} and another fixture give values of ${name}`);
      values[name] = given;
    }
  }
  for (const { noun, rows } of defaults) {
    values[`Query.${noun}.id`] ??= [...some(rows), UNKNOWN];
  }
  em.clear();
  return { viewers, values };
}
