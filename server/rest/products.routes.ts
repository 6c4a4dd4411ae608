import { z } from "zod";
import type { Locale } from "../../schema/foundation/locale.ts";
import { amountIn } from "./amount.ts";
import { ProductDocument, ProductFields, ProductsDocument } from "./documents.generated.ts";
import { CategoryName, categoryName, Picture } from "./post-summary.ts";
import {
  LOCALE,
  localeOf,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  type RestRequest,
  route,
  UNPAGED,
} from "./route.ts";

const { shape } = ProductFields;

const Product = z
  .object({
    id: shape.id,
    version: shape.version,
    createdAt: shape.createdAt,
    updatedAt: shape.updatedAt,
    name: shape.name,
    slug: shape.slug,
    subtitle: shape.subtitle,
    description: shape.description.describe("Plain text; blank lines separate paragraphs"),
    pictures: z.array(Picture).describe("The first one is the cover"),
    sku: shape.sku,
    code: shape.code,
    category: CategoryName.nullable(),
    tags: shape.tags,
    kind: shape.kind,
    price: z.number().describe("In the currency and with tax, such as 12.5; the regular one"),
    priceSale: z.number().nullable().describe("In a sale; below the regular one"),
    currency: shape.currency.describe("ISO 4217 code"),
    taxRate: shape.taxRate.describe("In basis points: 2500 is 25 %"),
    quantity: shape.quantity,
    inventoryType: shape.inventoryType,
    colors: shape.colors,
    sizes: shape.sizes,
    variants: shape.variants,
    isNew: shape.isNew,
    status: shape.status,
    publishedAt: shape.publishedAt,
    totalSold: shape.totalSold,
    totalRatings: shape.totalRatings,
    totalReviews: shape.totalReviews,
    rating: shape.rating,
  })
  .meta({ id: "Product" });

function productOf(
  row: z.output<typeof ProductFields>,
  request: RestRequest,
): z.output<typeof Product> {
  const { englishSubtitle, englishDescription, pictures, price, priceSale, ...plain } = row;
  const locale = localeOf(request) as Locale;
  return {
    ...plain,
    subtitle: row.subtitle ?? englishSubtitle,
    description: row.description ?? englishDescription,
    pictures: pictures.map((picture) => ({
      url: picture.path,
      alt: picture[locale] ?? picture.en,
    })),
    category: row.category && categoryName(row.category),
    price: amountIn(price),
    priceSale: priceSale && amountIn(priceSale),
  };
}

const PATH = "/api/products";

export const routes = [
  route(ProductsDocument, {
    method: "GET",
    path: PATH,
    summary: "Products of the shop, newest first; with `product:write` also drafts",
    query: { ...LOCALE, ...PAGED(UNPAGED) },
    isPublic: true,
    variables: (request) => ({ locale: localeOf(request), ...pageArgsOf(request, UNPAGED) }),
    answer: z.object({ products: z.array(Product), pagination: Pagination }),
    reply: ({ products }, request) => ({
      products: products.nodes.map((row) => productOf(row, request)),
      pagination: pagination(request, UNPAGED, products),
    }),
  }),
  route(ProductDocument, {
    method: "GET",
    path: `${PATH}/product`,
    summary: "A product by its slug or, if none has it, by its exact name",
    query: { ...LOCALE, name: { required: true, description: "The slug, or the name" } },
    moved: (slug, { query: { locale } }) =>
      `${PATH}/product?${new URLSearchParams({ name: slug, ...(locale && { locale }) })}`,
    isPublic: true,
    variables: (request) => ({
      locale: localeOf(request),
      name: request.query.name ?? "",
    }),
    answer: z.object({ product: Product }),
    reply: ({ product }, request) => ({ product: productOf(product, request) }),
  }),
] as const;
