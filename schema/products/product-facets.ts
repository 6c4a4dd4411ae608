import { Field, ID, Int, ObjectType } from "type-graphql";
import { GraphQLSafeInt } from "graphql-scalars";
import type { Context } from "../foundation/context.ts";
import { lookup, selectRows } from "../foundation/reading/sql/lookup.ts";
import { MAX_STARS, TENTHS, wantedProducts } from "./list-products.ts";
import { InventoryType, ProductColor, ProductKind } from "./product-parts.ts";
import type { ProductFilter } from "./product.input.ts";
import { Product } from "./product.ts";

/** The most products that are counted. */
const MAX_PRODUCTS = 10_000;
const BARS = 16;

@ObjectType()
export class CategoryFacet {
  @Field(() => ID, { simple: true }) categoryId!: string;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType()
export class ColorFacet {
  @Field(() => ProductColor, { simple: true }) color!: ProductColor;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType()
export class KindFacet {
  @Field(() => ProductKind, { simple: true }) kind!: ProductKind;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType()
export class StarsFacet {
  @Field(() => Int, { simple: true, description: "1 to 5." }) stars!: number;
  @Field(() => Int, { simple: true, description: "With so many stars and more." }) count!: number;
}

@ObjectType({ description: "A bar of the histogram of prices." })
export class PriceBar {
  @Field(() => GraphQLSafeInt, { simple: true }) from!: number;
  @Field(() => GraphQLSafeInt, { simple: true, description: "Included." }) to!: number;
  @Field(() => Int, { simple: true }) count!: number;
}

@ObjectType({ description: "What the products of a currency cost now, in its smallest unit." })
export class PriceFacet {
  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;
  @Field(() => GraphQLSafeInt, { simple: true }) lowest!: number;
  @Field(() => GraphQLSafeInt, { simple: true }) highest!: number;
  @Field(() => [PriceBar], {
    simple: true,
    description: `At most ${BARS}, equally wide, from the lowest to the highest price.`,
  })
  bars!: PriceBar[];
}

@ObjectType({
  description:
    "How many products have each value. Each list counts those that match all other conditions of the filter, not its own.",
})
export class ProductFacets {
  @Field(() => Int, { simple: true, description: "Those that match the whole filter." })
  total!: number;
  @Field(() => Int, { simple: true, description: "Those in any category or none." })
  inAnyCategory!: number;
  @Field(() => [CategoryFacet], { simple: true, description: "Most products first." })
  categories!: CategoryFacet[];
  @Field(() => [ColorFacet], { simple: true }) colors!: ColorFacet[];
  @Field(() => [KindFacet], { simple: true }) kinds!: KindFacet[];
  @Field(() => [StarsFacet], { simple: true }) stars!: StarsFacet[];
  @Field(() => Int, { simple: true, description: "Those that can be bought now." })
  inStock!: number;
  @Field(() => PriceFacet, {
    simple: true,
    nullable: true,
    description: "In the currency that most products have; null without products.",
  })
  prices!: PriceFacet | null;
}

const COLUMNS = [
  "category",
  "colors",
  "kind",
  "currentPrice",
  "currency",
  "rating",
  "inventoryType",
] as const satisfies readonly (keyof Product)[];

type Row = Omit<Pick<Product, (typeof COLUMNS)[number]>, "category"> & { category?: string | null };

/** The conditions of a filter that facets count. */
const CONDITIONS = ["category", "colors", "kind", "prices", "stars", "inStock"] as const;
type Condition = (typeof CONDITIONS)[number];
type Conditions = Record<Condition, (row: Row) => boolean>;

/** The facets of the products that the viewer sees, in one statement. */
export async function productFacets(
  filter: ProductFilter,
  context: Context,
): Promise<ProductFacets> {
  const { search, tag, status, sellerId, ids, isOnSale, isOnWishlist, inventoryTypes } = filter;
  const others = { search, tag, status, sellerId, ids, isOnSale, isOnWishlist, inventoryTypes };
  const where = wantedProducts(others, context.viewer);
  const { rows } = await lookup(
    { rows: selectRows(Product, where, COLUMNS, MAX_PRODUCTS) },
    context,
  );
  return facetsOf(rows, conditionsOf(filter));
}

function conditionsOf(filter: ProductFilter): Conditions {
  const { categoryIds, colors, kind, priceFrom, priceTo, stars, inStock } = filter;
  return {
    category: (row) => !categoryIds?.length || categoryIds.includes(row.category ?? ""),
    colors: (row) => !colors?.length || colors.some((color) => row.colors.includes(color)),
    kind: (row) => !kind || row.kind === kind,
    prices: ({ currentPrice }) =>
      currentPrice >= (priceFrom ?? 0) && currentPrice <= (priceTo ?? Infinity),
    stars: ({ rating }) => rating >= (stars ?? 0) * TENTHS,
    inStock: (row) => !inStock || isInStock(row),
  };
}

const isInStock = ({ inventoryType }: Row): boolean => inventoryType !== InventoryType.OUT;

function facetsOf(rows: readonly Row[], conditions: Conditions): ProductFacets {
  const without = (own?: Condition) => {
    const others = CONDITIONS.filter((name) => name !== own).map((name) => conditions[name]);
    return rows.filter((row) => others.every((holds) => holds(row)));
  };
  const ofAnyCategory = without("category");
  const ofAnyRating = without("stars");
  return {
    total: without().length,
    inAnyCategory: ofAnyCategory.length,
    categories: mostFirst(ofAnyCategory.flatMap(({ category }) => category ?? [])).map(
      ([categoryId, count]) => ({ categoryId, count }),
    ),
    colors: mostFirst(without("colors").flatMap(({ colors }) => colors)).map(([color, count]) => ({
      color,
      count,
    })),
    kinds: mostFirst(without("kind").map(({ kind }) => kind)).map(([kind, count]) => ({
      kind,
      count,
    })),
    stars: Array.from({ length: MAX_STARS }, (_, n) => MAX_STARS - n).map((stars) => ({
      stars,
      count: ofAnyRating.filter(({ rating }) => rating >= stars * TENTHS).length,
    })),
    inStock: without("inStock").filter(isInStock).length,
    prices: pricesOf(without("prices")),
  };
}

/** Values with their number. */
function mostFirst<Value extends string>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(
    ([one, n], [other, m]) => m - n || Number(one > other) - Number(one < other),
  );
}

function pricesOf(rows: readonly Row[]): PriceFacet | null {
  const [most] = mostFirst(rows.map(({ currency }) => currency));
  if (!most) return null;
  const [currency] = most;
  const prices = rows.filter((row) => row.currency === currency).map((row) => row.currentPrice);
  const lowest = prices.reduce((one, other) => Math.min(one, other));
  const highest = prices.reduce((one, other) => Math.max(one, other));
  const width = Math.ceil((highest - lowest + 1) / BARS);
  const bars = Array.from({ length: Math.ceil((highest - lowest + 1) / width) }, (_, n) => {
    const from = lowest + n * width;
    return { from, to: Math.min(from + width - 1, highest), count: 0 };
  });
  for (const price of prices) {
    const bar = bars[Math.floor((price - lowest) / width)];
    if (bar) bar.count += 1;
  }
  return { currency, lowest, highest, bars };
}
