import type { Opt } from "@mikro-orm/core";
import { GraphQLSafeInt } from "graphql-scalars";
import { Arg, Args, Field, FieldResolver, ObjectType, Query, Resolver, Root } from "type-graphql";
import { describe, expect, test } from "vitest";
import { testEngine } from "../../testing/engine.ts";
import { connection, Direction, PageArgs } from "../connection.ts";
import { GraphQLDecimal, sumOfDecimals } from "../decimal.ts";
import { StoredEntity } from "../entity.ts";
import { bigInt, decimal, embedded, int, manyToOne, model, money, text } from "../model.ts";
import { Money } from "../money.ts";
import { ALL, fieldPolicy, rowPolicy } from "../policies.ts";
import { Viewer } from "../viewer.ts";
import { Compilable } from "./descriptions/compilable.ts";
import {
  constant,
  countOf,
  findMany,
  findPage,
  type ReadQuery,
  sumOf,
} from "./descriptions/read-query.ts";

@ObjectType()
class Size {
  @Field(() => GraphQLSafeInt, { simple: true }) bytes!: number;
  @Field(() => String, { simple: true }) unit!: string;
}

@model({ table: "shops" })
class Shop extends StoredEntity {
  @text() name!: string;
  @bigInt({ internal: true }) disk!: number;
  @embedded(() => Size, { bytes: "disk", unit: "name" }) size!: Opt<Size>;
}

/** Only the seller sees the cost price, and articles that are not on sale. */
@model({ table: "articles" })
class Article extends StoredEntity {
  @text() name!: string;
  @manyToOne(() => Shop) shop!: Shop;
  @money() price!: number;
  @money({ nullable: true }) formerPrice?: number | null;
  @money({ restricted: true, currency: "costCurrency" }) cost!: number;
  @text({ internal: true }) currency!: string;
  @text({ internal: true }) costCurrency = "USD";
  @decimal({ precision: 6, scale: 3 }) taxRate!: string;
  @bigInt() downloads!: number;
  @int({ internal: true }) weight!: number;
  @embedded(() => Size, { bytes: "downloads", unit: "currency" }) size!: Opt<Size>;
}

rowPolicy(Shop, () => ALL);
fieldPolicy(Shop, ["name", "disk"]);
rowPolicy(Article, (viewer) => (viewer.isSignedIn ? ALL : { price: { $gt: 0 } }));
fieldPolicy(Article, ["name", "shop", "price", "formerPrice", "currency", "taxRate", "downloads"], {
  cost: ({ isSignedIn }) => isSignedIn,
});

const ArticleConnection = connection("Article", () => Article);

@ObjectType()
class Totals {
  @Field(() => Money) turnover!: Money;
  @Field(() => Money) nothing!: Money;
  @Field(() => GraphQLSafeInt) weight!: number;
  @Field(() => GraphQLDecimal) rates!: string;
  @Field(() => GraphQLDecimal) noRates!: string;
  @Field(() => GraphQLSafeInt) count!: number;
}

@Resolver(() => Shop)
class Shops {
  @Query(() => [Article])
  articles(@Arg("over", () => GraphQLSafeInt, { nullable: true }) over?: number | null): ReadQuery {
    return findMany(Article, over == null ? {} : { price: { $gt: over } }, { price: "asc" });
  }

  @Query(() => [Article])
  taxed(@Arg("rate", () => GraphQLDecimal) rate: string): ReadQuery {
    return findMany(Article, { taxRate: { $gte: rate } }, { taxRate: "desc" });
  }

  @Query(() => [Article])
  downloaded(@Arg("times", () => [GraphQLSafeInt]) times: number[]): ReadQuery {
    return findMany(Article, { downloads: { $in: times } }, { downloads: "desc" });
  }

  @Query(() => ArticleConnection)
  byPrice(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("direction", () => Direction) direction: Direction,
  ): ReadQuery {
    return findPage(Article, {}, { price: direction, id: direction }, page);
  }

  @Query(() => ArticleConnection)
  byRate(@Args(() => PageArgs) page: PageArgs): ReadQuery {
    return findPage(Article, {}, { taxRate: "asc", downloads: "desc" }, page);
  }

  @Query(() => [Shop])
  shops(): ReadQuery {
    return findMany(Shop, {}, { name: "asc" });
  }

  @Query(() => Totals)
  totals() {
    const currency = constant("EUR");
    return {
      turnover: { amount: sumOf(Article, "price", { currency: "EUR" }), currency },
      nothing: { amount: sumOf(Article, "formerPrice", { currency: "XXX" }), currency },
      weight: sumOf(Article, "weight", {}),
      rates: sumOf(Article, "taxRate", {}),
      noRates: sumOf(Article, "taxRate", { currency: "XXX" }),
      count: countOf(Article, {}),
    };
  }

  @FieldResolver(() => GraphQLSafeInt)
  @Compilable()
  discounts(@Root() { id }: Shop): ReadQuery {
    return sumOf(Article, "formerPrice", { shop: id });
  }

  @FieldResolver(() => Money)
  @Compilable()
  turnover(@Root() { id }: Shop) {
    return { amount: sumOf(Article, "price", { shop: id }), currency: constant("EUR") };
  }
}

const { em, ask } = await testEngine([Shop, Article], [Shops]);
const BILLIONS = 9_007_199_254_740_991;
const unit = em();
const paper = unit.create(Shop, { name: "Paper", disk: BILLIONS });
const type = unit.create(Shop, { name: "Type", disk: 0 });
unit.create(Shop, { name: "Empty", disk: 1 });
const article = (name: string, shop: Shop, price: number, rest: object) =>
  unit.create(Article, {
    name,
    shop,
    price,
    cost: 5,
    currency: "EUR",
    costCurrency: "USD",
    taxRate: "20",
    downloads: 0,
    weight: 2,
    ...rest,
  });
article("Poster", paper, 5_000_000_000, { downloads: 5_000_000_000, taxRate: "0.1" });
article("Card", paper, 199, { formerPrice: 250, taxRate: "0.205" });
article("Font", type, 199, { formerPrice: 300, currency: "NOK" });
article("Draft", type, 0, { formerPrice: -1, downloads: 3 });
await unit.flush();

const seller = new Viewer({ userId: crypto.randomUUID() });

/** Runs statement and fallback and checks that they agree. */
async function both(source: string, viewer?: Viewer) {
  const { byStatement, byFields, whyNot } = await ask(source, viewer);
  expect(whyNot).toBeUndefined();
  expect(byStatement).toEqual(byFields);
  return byStatement;
}

describe("an amount of money", () => {
  test("has an amount and a currency, or is null", async () => {
    const { articles } = await both(
      "{ articles { name price { amount currency } former: formerPrice { c: currency amount __typename } } }",
    );
    expect(articles).toHaveLength(3);
    expect(articles).toContainEqual({
      name: "Font",
      price: { amount: 199, currency: "NOK" },
      former: { c: "NOK", amount: 300, __typename: "Money" },
    });
    expect(articles[2]).toEqual({
      name: "Poster",
      price: { amount: 5_000_000_000, currency: "EUR" },
      former: null,
    });
  });

  test("keeps its property's field policy, currency included", async () => {
    const source = "{ articles(over: 199) { cost { amount currency } } }";
    expect(await both(source)).toEqual({ articles: [{ cost: null }] });
    expect(await both(source, seller)).toEqual({
      articles: [{ cost: { amount: 5, currency: "USD" } }],
    });
  });

  test("is filtered and ordered by its amount", async () => {
    expect((await both("{ articles(over: 199) { name } }")).articles).toEqual([{ name: "Poster" }]);
    expect((await both("{ articles { name } }", seller)).articles[0]).toEqual({ name: "Draft" });
  });

  test.each(["ASC", "DESC"])("pages ordered by it follow one another, %s", async (direction) => {
    const names: string[] = [];
    let after = "";
    for (let page = 0; page < 4; page += 1) {
      const { byPrice } = await both(
        `{ byPrice(first: 1, direction: ${direction}${after}) { edges { cursor node { name } } } }`,
        seller,
      );
      names.push(byPrice.edges[0].node.name);
      after = `, after: "${byPrice.edges[0].cursor}"`;
    }
    expect(new Set(names).size).toBe(4);
    expect(names.at(direction === "ASC" ? -1 : 0)).toBe("Poster");
  });
});

describe("an exact decimal", () => {
  test("keeps its decimal places in results and filters", async () => {
    const { taxed } = await both(`{ taxed(rate: "0.2049999999999999999999") { name taxRate } }`);
    expect(taxed).toEqual([
      { name: "Font", taxRate: "20.000" },
      { name: "Card", taxRate: "0.205" },
    ]);
  });

  test("orders pages, as does an integer above 32 bits", async () => {
    const names: string[] = [];
    let after = "";
    do {
      const { byRate } = await both(
        `{ byRate(first: 1${after}) { nodes { name taxRate } pageInfo { hasNextPage endCursor } } }`,
        seller,
      );
      names.push(byRate.nodes[0].name);
      after = byRate.pageInfo.hasNextPage ? `, after: "${byRate.pageInfo.endCursor}"` : "";
    } while (after);
    expect(names).toEqual(["Poster", "Card", "Draft", "Font"]);
  });

  test("is a string of digits, anything else is refused", async () => {
    await expect(ask(`{ taxed(rate: "1e5") { name } }`)).rejects.toThrow("invalid value");
    expect(() => GraphQLDecimal.parseValue("NaN")).toThrow("Decimal must be a string of digits");
    expect(GraphQLDecimal.parseValue("-0.50")).toBe("-0.50");
  });

  test.each([
    [[], "0"],
    [["0.10", "0.20"], "0.30"],
    [["-0.5", "0.25"], "-0.25"],
    [["99999999999999999999.9", "0.1"], "100000000000000000000.0"],
  ])("%j add up to %s", (values, total) => {
    expect(sumOfDecimals(values)).toBe(total);
  });
});

test("integers above 32 bits are found by value", async () => {
  const { downloaded } = await both("{ downloaded(times: [5000000000, 0]) { name downloads } }");
  expect(downloaded[0]).toEqual({ name: "Poster", downloads: 5_000_000_000 });
  expect(downloaded).toHaveLength(3);
});

test("a sum counts visible rows only, and is zero without rows", async () => {
  const source = `{ totals {
    turnover { amount currency } nothing { amount } weight rates noRates count
  } }`;
  expect((await both(source)).totals).toEqual({
    turnover: { amount: 5_000_000_199, currency: "EUR" },
    nothing: { amount: 0 },
    weight: 6,
    rates: "20.305",
    noRates: "0",
    count: 3,
  });
  expect((await both(source, seller)).totals).toMatchObject({ weight: 8, rates: "40.305" });
});

test("a sum may belong to a row, and skips null amounts", async () => {
  const { shops } = await both("{ shops { name discounts turnover { amount currency } } }", seller);
  expect(shops).toEqual([
    { name: "Empty", discounts: 0, turnover: { amount: 0, currency: "EUR" } },
    { name: "Paper", discounts: 250, turnover: { amount: 5_000_000_199, currency: "EUR" } },
    { name: "Type", discounts: 299, turnover: { amount: 199, currency: "EUR" } },
  ]);
});

test("an embedded type maps to different columns in each class", async () => {
  const { articles } = await both(
    "{ articles(over: 199) { size { bytes unit } shop { size { unit bytes } } } }",
  );
  expect(articles).toEqual([
    {
      size: { bytes: 5_000_000_000, unit: "EUR" },
      shop: { size: { unit: "Paper", bytes: BILLIONS } },
    },
  ]);
});
