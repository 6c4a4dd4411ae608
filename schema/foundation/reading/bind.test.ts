import { EntitySchema, MikroORM } from "@mikro-orm/postgresql";
import { buildSchema } from "graphql";
import { getMetadataStorage, Query, Resolver } from "type-graphql";
import { afterAll, describe, expect, test } from "vitest";
import { buildGraph, entities } from "../../graph.ts";
import { embeddedFields, moneyFields } from "../model.ts";
import { orderOf } from "../order.ts";
import { ALL, fieldPolicies, fieldPolicy, rowPolicies, rowPolicy } from "../policies.ts";
import { countOf, findMany, findPageFrom, sumOf, type Where } from "./descriptions/read-query.ts";
import { bind } from "./bind.ts";

class Ruled {
  id!: string;
  seal!: string;
  note!: string | null;
}
class Unruled {
  id!: string;
}
class Grouped {
  id!: string;
}
class Silent {
  id!: string;
  phone!: string;
  address!: string;
}
class Misspelled {
  id!: string;
  note!: string | null;
}

rowPolicy(Ruled, () => ALL);
fieldPolicy(Ruled, ["id", "note"], { seal: () => false });
rowPolicy(Grouped, () => ALL);
fieldPolicy(Grouped, ["id"]);
rowPolicy(Silent, () => ALL);
fieldPolicy(Silent, ["id"]);
// @ts-expect-error a misspelled property does not compile
rowPolicy(Misspelled, () => ({ noet: null }));
// @ts-expect-error nor in a field policy
fieldPolicy(Misspelled, ["id", "note"], { noet: () => false });
// @ts-expect-error nor in an order
orderOf(Misspelled, { NOTE: "note", ID: "di" });
// @ts-expect-error nor in a read query's filter
findMany(Misspelled, { noet: null });
// @ts-expect-error nor in a read query's order
findMany(Misspelled, {}, { noet: "asc" });
// @ts-expect-error nor in a count
countOf(Misspelled, { noet: null });
// @ts-expect-error nor in a sum
sumOf(Misspelled, "noet", {});
// @ts-expect-error nor in the order of an index table
findPageFrom({ list: Misspelled, entity: Ruled, of: "note" }, {}, { noet: "asc" }, {});
embeddedFields.set(Grouped, new Map([["about", { note: "noet" }]]));

const describes = new MikroORM({
  entities: [
    new EntitySchema({
      class: Ruled,
      properties: {
        id: { type: "string", primary: true },
        seal: { type: "string" },
        note: { type: "string", nullable: true },
      },
    }),
    new EntitySchema({
      class: Unruled,
      properties: { id: { type: "string", primary: true } },
    }),
    new EntitySchema({
      class: Grouped,
      properties: { id: { type: "string", primary: true } },
    }),
    new EntitySchema({
      class: Silent,
      properties: {
        id: { type: "string", primary: true },
        phone: { type: "string" },
        address: { type: "string" },
      },
    }),
    new EntitySchema({
      class: Misspelled,
      properties: {
        id: { type: "string", primary: true },
        note: { type: "string", nullable: true },
      },
    }),
  ],
  dbName: "never connected",
});

const bound = (types: string) => () =>
  bind(buildSchema(`type Query { hello: String } ${types}`), describes.getMetadata());

// policies are global to the process: other files check all that exist
afterAll(() => {
  for (const model of [Ruled, Grouped, Silent, Misspelled]) {
    rowPolicies.delete(model);
    fieldPolicies.delete(model);
  }
});

describe("the graph does not start", () => {
  test("when a row could be read without a policy", () => {
    expect(bound("type Unruled { id: ID! }")).toThrow("Unruled has no row policy");
  });

  test("when a restricted field is not nullable", () => {
    expect(bound("type Ruled { id: ID! seal: String! }")).toThrow(
      "Ruled.seal has a field policy and must be nullable",
    );
  });

  test("when a nullable column is non-null in the graph", () => {
    expect(bound("type Ruled { id: ID! note: String! }")).toThrow(
      "Ruled.note may be null in the database and must be nullable",
    );
  });

  test("when an embedded object reads a missing property", () => {
    expect(bound("type Grouped { about: About! } type About { note: String }")).toThrow(
      "About.note reads Grouped.noet, which is missing",
    );
  });

  test("when money has no currency, or a nullable one", () => {
    const type = "type Ruled { id: ID! seal: String note: String }";
    moneyFields.set(Ruled, new Map([["seal", "note"]]));
    expect(bound(type)).toThrow("Ruled.seal is money of Ruled.note, which may be null");
    moneyFields.set(Ruled, new Map([["seal", "currency"]]));
    expect(bound(type)).toThrow("Ruled.seal is money of Ruled.currency, which is missing");
    moneyFields.delete(Ruled);
  });

  test("when a field has no declared visibility", () => {
    expect(bound("type Silent { id: ID! phone: String address: String }")).toThrow(
      "Silent does not say who sees phone, address: name it in fieldPolicy(Silent, …), in its .access.ts, which index.ts imports",
    );
  });

  test("when a policy or an order names a missing property, or an order a nullable one", () => {
    expect(bound("type Misspelled { id: ID! note: String }")).toThrow(
      "The policy of Misspelled uses Misspelled.noet, which is not a property\n" +
        "fieldPolicy(Misspelled, …) names noet, which is not a field\n" +
        "orderOf(Misspelled, …) names note, which may be null: a page that ends there has no next one\n" +
        "orderOf(Misspelled, …) names di, which is not a column",
    );
  });

  test("when a policy compares with a value that a visitor does not have", () => {
    const sound = rowPolicies.get(Ruled) as () => Where;
    rowPolicy(Ruled, (viewer) => ({ id: viewer.userId ?? "" }));
    fieldPolicy(Ruled, ["id", "note"], { note: (viewer) => ({ id: { $in: [viewer.memberId] } }) });
    try {
      expect(bound("type Ruled { id: ID! seal: String note: String }")).toThrow(
        "The policy of Ruled compares with an empty value for visitors\n" +
          "The policy of Ruled.note compares with an empty value for visitors",
      );
    } finally {
      rowPolicy(Ruled, sound);
      fieldPolicies.set(Ruled, { seal: () => false });
    }
  });

  test("and all errors are reported at once", () => {
    expect(
      bound("type Ruled { id: ID! seal: String! note: String! } type Unruled { id: ID! }"),
    ).toThrow(/^Unruled[^\n]+\nUnruled has no row policy\nRuled\.seal[^\n]+\nRuled\.note/);
  });

  test("and it starts without errors", () => {
    expect(bound("type Ruled { id: ID! seal: String note: String }")).not.toThrow();
  });

  test("when an operation does not declare who may call it", () => {
    const { queries } = getMetadataStorage();
    try {
      @Resolver()
      class Careless {
        @Query(() => String)
        whoMayAsk(): string {
          return "anybody?";
        }
      }
      const metadata = new MikroORM({ entities, dbName: "never connected" } as never).getMetadata();
      expect(() => buildGraph(metadata)).toThrow(
        "Who may call whoMayAsk? Declare it with @AllowedTo",
      );
      expect(Careless.name).toBe("Careless");
    } finally {
      // type-graphql's metadata storage is global to the process: other files build the graph after
      // this one
      queries.splice(
        queries.findIndex(({ schemaName }) => schemaName === "whoMayAsk"),
        1,
      );
    }
  });
});
