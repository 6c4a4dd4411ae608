import { z } from "zod";
import type { ProductOrder } from "../../../schema.generated.ts";
import { SHOP_ADDRESS } from "../product-address.ts";
import { COLOR_NAMES } from "../product-words.ts";
import type { ShopQueryVariables } from "./shop.generated.ts";

const ORDERS = {
  newest: { field: "PUBLISHED_AT", direction: "DESC" },
  sold: { field: "SOLD", direction: "DESC" },
  rated: { field: "RATING", direction: "DESC" },
  cheap: { field: "PRICE", direction: "ASC" },
  dear: { field: "PRICE", direction: "DESC" },
} as const satisfies Record<string, ProductOrder>;

export type ShopSort = keyof typeof ORDERS;
export const SORTS = Object.keys(ORDERS) as ShopSort[];

/** How many cards a page has (shop.graphql). */
export const PAGE_SIZE = 12;

const amount = z.coerce.number().int().min(0).max(1_000_000_000).optional().catch(undefined);

const parsed = z.object({
  q: z.string().trim().max(200).catch(""),
  category: z.uuid().optional().catch(undefined),
  /** In the smallest unit of the currency */
  from: amount,
  to: amount,
  stars: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  colors: z
    .string()
    .transform((text) => {
      const named = text.split(",").map((name) => name.toUpperCase());
      return COLOR_NAMES.filter((color) => named.includes(color));
    })
    .catch([]),
  stock: z.literal("1").optional().catch(undefined),
  /** Only what is on the viewer's wishlist */
  wishlist: z.literal("1").optional().catch(undefined),
  sort: z.enum(SORTS).catch("newest"),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
});

/** What the URL of the shop says: search, filters, order and page. */
export type ShopState = z.output<typeof parsed>;

export const shopState = (params: URLSearchParams): ShopState =>
  parsed.parse(Object.fromEntries(params));

export function shopUrl({ colors = [], sort, page, ...state }: Partial<ShopState>): string {
  const shown = {
    ...state,
    colors: colors.join(",").toLowerCase(),
    sort: sort === "newest" ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  const params = new URLSearchParams(
    Object.entries(shown)
      .map(([name, value]) => [name, String(value ?? "")])
      .filter(([, value]) => value !== ""),
  );
  const query = params.toString();
  return SHOP_ADDRESS + (query && `?${query}`);
}

/** Without search and filters. */
export const unfiltered = ({ sort }: ShopState): Partial<ShopState> => ({ sort });

/** How many filters are set, the search apart. */
export const countFilters = (state: ShopState): number => {
  const { category, from, to, stars, colors, stock, wishlist } = state;
  const values = [category, from ?? to, stars, colors[0], stock, wishlist];
  return values.filter((value) => value !== undefined).length;
};

export const variablesOf = (state: ShopState): Omit<ShopQueryVariables, "locale"> => ({
  filter: {
    status: "PUBLISHED",
    search: state.q || undefined,
    categoryIds: state.category === undefined ? undefined : [state.category],
    priceFrom: state.from,
    priceTo: state.to,
    stars: state.stars,
    colors: state.colors.length > 0 ? state.colors : undefined,
    inStock: state.stock && true,
    isOnWishlist: state.wishlist && true,
  },
  order: ORDERS[state.sort],
  page: state.page,
});
