import { Arg, Query, Resolver } from "type-graphql";
import { expect, test } from "vitest";
import { testEngine } from "../../testing/engine.ts";
import { StoredEntity } from "../entity.ts";
import { model, text } from "../model.ts";
import { ALL, fieldPolicy, rowPolicy } from "../policies.ts";
import { findMany, type ReadQuery } from "./descriptions/read-query.ts";

/** Its column is of a type of which nothing knows beforehand what it can hold. */
@model({ table: "hosts" })
class Host extends StoredEntity {
  @text({ columnType: "inet" }) network!: string;
}

rowPolicy(Host, () => ALL);
fieldPolicy(Host, ["network"]);

@Resolver()
class Hosts {
  @Query(() => [Host])
  hosts(@Arg("network", () => String) network: string): ReadQuery {
    return findMany(Host, { network }, { id: "asc" });
  }
}

const { em, ask, refusedValues } = await testEngine([Host], [Hosts]);
const unit = em();
unit.create(Host, { network: "192.0.2.1" });
await unit.flush();

test("a value that its column cannot hold finds nothing and is counted, on both paths", async () => {
  const found = await ask('query Known { hosts(network: "192.0.2.1") { network } }');
  expect(found.byStatement).toEqual({ hosts: [{ network: "192.0.2.1" }] });
  expect(found.byFields).toEqual(found.byStatement);
  expect(refusedValues).toEqual([]);
  const none = await ask('query Wrong { hosts(network: "nowhere") { network } }');
  expect(none.byStatement).toBeUndefined();
  expect(none.byFields).toEqual({ hosts: [] });
  expect(refusedValues).toEqual(["Wrong", "Host"]);
});
