import type { EntityManager } from "@mikro-orm/core";
import { User } from "../accounts/user.ts";
import { Comment } from "../blog/comment.ts";
import { topologicalOrder } from "../foundation/topological-order.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { allViewers } from "./all-viewers.ts";
import { type Fixture, type Values, World } from "./fixture.ts";
import { GENERAL } from "./values.ts";

// A small world in which every rule hides something from somebody, times and names are equal so
// that cursors need their second key, and texts are hard to write as JSON. It is always the same.

const files = import.meta.glob<{ fixture: Fixture }>("../*/*.fixture.ts", { eager: true });

const fixtures = new Map(
  Object.entries(files).map(([path, { fixture }]) => [path.split("/")[1] ?? path, fixture]),
);

/** What no operation can show, and edges that lead to nothing hidden, with the reasons. */
export const UNSEEN = merged("unseen");
export const OPEN = merged("open");

function merged(kind: "unseen" | "open"): ReadonlyMap<string, string> {
  return new Map([...fixtures.values()].flatMap((one) => Object.entries(one[kind] ?? {})));
}

export interface Filled {
  /** Everybody who asks, by name. */
  viewers: Record<string, Viewer>;
  values: Values;
}

export async function fillWorld(em: EntityManager): Promise<Filled> {
  const world = new World(em);
  for (const fixture of topologicalOrder(fixtures, "Fixtures")) {
    await fixture.fill(world);
    await em.flush();
  }
  const viewers = allViewers(world.of(User), world.of(Comment));
  const values: Record<string, readonly unknown[]> = { ...GENERAL };
  for (const [domain, fixture] of fixtures) {
    for (const [name, given] of Object.entries(fixture.values?.(world, viewers) ?? {})) {
      if (name in values) throw new Error(`${domain} and another fixture give values of ${name}`);
      values[name] = given;
    }
  }
  em.clear();
  return { viewers, values };
}
