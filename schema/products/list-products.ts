import { Field, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { Invalid } from "../foundation/errors.ts";
import {
  countBy,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { isUuid } from "../foundation/uuid.ts";
import { InventoryType, ProductStatus } from "./product-parts.ts";
import { NEWEST_FIRST, type ProductFilter, type ProductOrder } from "./product.input.ts";
import { Product } from "./product.ts";

const MAX_IDS = 100;
export const MAX_STARS = 5;
export const TENTHS = 10;

type Filter = ProductFilter | null | undefined;

const idsOf = (name: string, ids: readonly string[]): string[] => {
  if (ids.length > MAX_IDS) throw new Invalid({ [`filter.${name}`]: `At most ${MAX_IDS}` });
  return ids.filter(isUuid);
};

function atLeast(stars: number): Where {
  if (stars < 0 || stars > MAX_STARS)
    throw new Invalid({ "filter.stars": `Between 0 and ${MAX_STARS}` });
  return { rating: { $gte: stars * TENTHS } };
}

/** The condition of the products that a filter asks for. */
export function wantedProducts(filter: Filter, { memberId }: Viewer): Where {
  const { search, categoryIds, colors, kind, tag, status, sellerId, ids } = filter ?? {};
  const { priceFrom, priceTo, stars, inStock, inventoryTypes, isOnSale, isOnWishlist } =
    filter ?? {};
  const conditions: Where[] = [
    searched(search),
    taggedWith(tag),
    ids ? { id: { $in: idsOf("ids", ids) } } : {},
    categoryIds?.length ? { category: { $in: idsOf("categoryIds", categoryIds) } } : {},
    colors?.length ? { colors: { $overlap: colors } } : {},
    kind ? { kind } : {},
    status ? { status } : {},
    sellerId ? { seller: { $in: idsOf("sellerId", [sellerId]) } } : {},
    priceFrom == null ? {} : { currentPrice: { $gte: priceFrom } },
    priceTo == null ? {} : { currentPrice: { $lte: priceTo } },
    stars == null ? {} : atLeast(stars),
    inStock ? { inventoryType: { $in: [InventoryType.IN, InventoryType.LOW] } } : {},
    inventoryTypes?.length ? { inventoryType: { $in: inventoryTypes } } : {},
    isOnSale == null ? {} : { isOnSale },
    isOnWishlist ? { wishlistItems: { $some: { member: memberId ?? { $in: [] } } } } : {},
  ];
  const given = conditions.filter((one) => Object.keys(one).length);
  return given.length ? { $and: given } : {};
}

export function listedProducts(
  filter: Filter,
  order: ProductOrder | null | undefined,
  window: PageArgs,
  viewer: Viewer,
): ReadQuery {
  const { field, direction } = order ?? NEWEST_FIRST;
  return findPage(
    Product,
    wantedProducts(filter, viewer),
    { [field]: direction, id: direction },
    window,
  );
}

@ObjectType({
  description: "The number of products per tab of their list; 10001 means more than 10000.",
})
export class ProductCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) published!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true, description: "Running low." }) low!: number;
  @Field(() => Int, { simple: true, description: "Sold out." }) out!: number;
}

/** The number of products per tab, whatever the filter says of status and stock. */
export function countsOfProducts(filter: Filter, viewer: Viewer): ReadQuery {
  const { status: _status, inventoryTypes: _types, ...others } = filter ?? {};
  return countBy(Product, wantedProducts(others, viewer), {
    all: {},
    published: { status: ProductStatus.PUBLISHED },
    draft: { status: ProductStatus.DRAFT },
    low: { inventoryType: InventoryType.LOW },
    out: { inventoryType: InventoryType.OUT },
  });
}
