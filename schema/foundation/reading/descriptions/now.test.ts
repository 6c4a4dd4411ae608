import { Query, Resolver } from "type-graphql";
import { describe, expect, test } from "vitest";
import { testEngine } from "../../../testing/engine.ts";
import { StoredEntity } from "../../entity.ts";
import { model, dateTime, text } from "../../model.ts";
import { fieldPolicy, rowPolicy } from "../../policies.ts";
import { NOW, THIS_MINUTE } from "./now.ts";
import { findMany, type ReadQuery } from "./read-query.ts";
import { MINUTE, SECOND } from "../../durations.ts";

/** A call for applications: listed until it closes, with its contact shown until then. */
@model({ table: "openings" })
class Opening extends StoredEntity {
  @text() title!: string;
  @text({ restricted: true }) contact?: string | null;
  @dateTime() closesAt!: Date;
}

@model({ table: "offers" })
class Offer extends StoredEntity {
  @text() title!: string;
  @dateTime() endsAt!: Date;
}

rowPolicy(Opening, () => ({ closesAt: { $gt: NOW.minus(MINUTE) } }));
fieldPolicy(Opening, ["title", "closesAt"], { contact: () => ({ closesAt: { $gt: NOW } }) });
rowPolicy(Offer, () => ({}));
fieldPolicy(Offer, ["title", "endsAt"]);

@Resolver()
class Openings {
  @Query(() => [Opening])
  openings(): ReadQuery {
    return findMany(Opening, {}, { title: "asc" });
  }

  @Query(() => [Offer])
  offers(): ReadQuery {
    return findMany(Offer, { endsAt: { $gt: THIS_MINUTE } }, { title: "asc" });
  }
}

const { em, clock, statements, ask } = await testEngine([Opening, Offer], [Openings]);

const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

/** Runs statement and fallback and checks that they agree. */
async function both(source: string) {
  const { byStatement, byFields } = await ask(source);
  expect(byStatement).toEqual(byFields);
  return byFields;
}

describe("a policy that uses the current time", () => {
  const closesAt = after(10 * MINUTE);
  const OPENINGS = "{ openings { title contact } }";

  test("shows rows and fields only until then, also with the cached statements of visitors", async () => {
    const unit = em();
    unit.create(Opening, { title: "Curator", contact: "ada@example.org", closesAt });
    await unit.flush();
    const shown = { openings: [{ title: "Curator", contact: "ada@example.org" }] };
    expect(await both(OPENINGS)).toEqual(shown);
    clock.advance(9 * MINUTE + 59 * SECOND);
    expect(await both(OPENINGS)).toEqual(shown);
    clock.advance(SECOND);
    expect(await both(OPENINGS)).toEqual({ openings: [{ title: "Curator", contact: null }] });
    clock.advance(MINUTE);
    expect(await both(OPENINGS)).toEqual({ openings: [] });
  });

  test("is cached for less than a second", async () => {
    await both(OPENINGS);
    const before = statements();
    clock.advance(SECOND - 1);
    await both(OPENINGS);
    expect(statements()).toBe(before);
    clock.advance(1);
    await both(OPENINGS);
    expect(statements()).toBe(before + 1);
  });
});

test("a list rounded to the minute is cached until the minute is over", async () => {
  clock.advance(MINUTE - (clock.now().getTime() % MINUTE));
  const unit = em();
  unit.create(Offer, { title: "Print", endsAt: after(90 * SECOND) });
  await unit.flush();
  const OFFERS = "{ offers { title } }";
  expect(await both(OFFERS)).toEqual({ offers: [{ title: "Print" }] });
  const before = statements();
  clock.advance(MINUTE - 1);
  await both(OFFERS);
  expect(statements()).toBe(before);
  clock.advance(1);
  expect(await both(OFFERS)).toEqual({ offers: [{ title: "Print" }] });
  expect(statements()).toBe(before + 1);
  clock.advance(MINUTE);
  expect(await both(OFFERS)).toEqual({ offers: [] });
});
