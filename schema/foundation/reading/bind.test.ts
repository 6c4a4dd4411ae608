import { EntitySchema, MikroORM } from "@mikro-orm/postgresql";
import { buildSchema } from "graphql";
import { getMetadataStorage, Query, Resolver } from "type-graphql";
import { describe, expect, test } from "vitest";
import { buildGraph, entities } from "../../graph.ts";
import { groupFields } from "../model.ts";
import { everything, fieldRules, fields, rowRules, rows } from "../rules.ts";
import type { Where } from "./read.ts";
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

rows(Ruled, () => everything);
fields(Ruled, { seal: () => false });
rows(Grouped, () => everything);
groupFields.set(Grouped, new Map([["about", { note: "noet" }]]));

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
  ],
  dbName: "never connected",
});

const bound = (types: string) => () =>
  bind(buildSchema(`type Query { hello: String } ${types}`), describes.getMetadata());

describe("a graph is refused at the start", () => {
  test("when a row could be read without a rule", () => {
    expect(bound("type Unruled { id: ID! }")).toThrow("Unruled has no row rule");
  });

  test("when a guarded field cannot be null", () => {
    expect(bound("type Ruled { id: ID! seal: String! }")).toThrow(
      "Ruled.seal has a field rule and must be nullable",
    );
  });

  test("when a column that may be null cannot be null in the graph", () => {
    expect(bound("type Ruled { id: ID! note: String! }")).toThrow(
      "Ruled.note may be null in the database and must be nullable",
    );
  });

  test("when a group reads a property that is missing", () => {
    expect(bound("type Grouped { about: About! } type About { note: String }")).toThrow(
      "About.note reads Grouped.noet, which is missing",
    );
  });

  test("when a rule compares with what a visitor does not have", () => {
    const sound = rowRules.get(Ruled) as () => Where;
    rows(Ruled, (viewer) => ({ id: viewer.userId ?? "" }));
    fields(Ruled, { note: (viewer) => ({ id: { $in: [viewer.memberId] } }) });
    try {
      expect(bound("type Ruled { id: ID! seal: String note: String }")).toThrow(
        "The rule of Ruled compares with an empty value for visitors\n" +
          "The rule of Ruled.note compares with an empty value for visitors",
      );
    } finally {
      rows(Ruled, sound);
      fieldRules.set(Ruled, { seal: () => false });
    }
  });

  test("with all that is wrong at once", () => {
    expect(bound("type Ruled { seal: String! note: String! } type Unruled { id: ID! }")).toThrow(
      /^Unruled[^\n]+\nRuled\.seal[^\n]+\nRuled\.note/,
    );
  });

  test("and accepted when nothing is", () => {
    expect(bound("type Ruled { id: ID! seal: String note: String }")).not.toThrow();
  });

  test("when an operation does not say who may call it", () => {
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
      expect(() => buildGraph(metadata)).toThrow("Who may call whoMayAsk? Say it with @AllowedTo");
      expect(Careless.name).toBe("Careless");
    } finally {
      // the decorators' register belongs to the process: other files build the graph after this one
      queries.splice(
        queries.findIndex(({ schemaName }) => schemaName === "whoMayAsk"),
        1,
      );
    }
  });
});
