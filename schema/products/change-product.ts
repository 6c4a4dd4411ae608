import { Category, CategoryKind } from "../categories/category.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { slugCandidates } from "../foundation/slug-candidates.ts";
import { Member } from "../members/member.ts";
import { DEFAULT_CURRENCY } from "../settings/site-settings.ts";
import { changeVariants } from "./change-variants.ts";
import { ProductStatus } from "./product-parts.ts";
import { CreateProductInput, UpdateProductInput } from "./product.input.ts";
import { Product } from "./product.ts";

/** Addresses beside those of products. */
const RESERVED = ["new"];

/** Brings an input into a product. */
export async function changeProduct(
  product: Product,
  input: UpdateProductInput,
  created: CreateProductInput | undefined,
  context: Context,
): Promise<void> {
  const sent = created
    ? parseInput(CreateProductInput, created)
    : parseInput(UpdateProductInput, input);
  await load(product, created !== undefined);
  await changeSlug(product, sent, context);
  if (sent.name !== undefined) product.name = sent.name;
  product.subtitle = merged(product.subtitle, sent.subtitle);
  product.description = merged(product.description, sent.description);
  if (sent.pictures)
    product.show(sent.pictures.map(({ path, en, fr, no }) => ({ path, en, fr, no })));
  if (sent.sku !== undefined) product.sku = sent.sku;
  if (sent.code !== undefined) product.code = sent.code;
  product.tags = sent.tags ?? product.tags;
  product.kind = sent.kind ?? product.kind;
  product.taxRate = sent.taxRate ?? product.taxRate;
  await changePrices(product, sent, context);
  await relate(product, sent, context);
  changeVariants(product, sent.variants, context);
  changeStatus(product, sent.status, context.now());
  if (sent.variants && !created) touch(product, context.now());
}

/** A change of its variants alone is a change of the product, too: its version rises. */
function touch(product: Product, now: Date): void {
  product.updatedAt = new Date(Math.max(now.getTime(), product.updatedAt.getTime() + 1));
}

async function load(product: Product, isNew: boolean): Promise<void> {
  if (isNew) {
    product.variants.populated();
    product.files.populated();
  } else {
    await product.variants.init();
    await product.files.init();
  }
}

/** The slug that was chosen, or a free one made from the name of a new product. */
async function changeSlug(
  product: Product,
  { slug, name }: UpdateProductInput,
  { em }: Context,
): Promise<void> {
  if (slug !== undefined && RESERVED.includes(slug)) throw new Invalid({ slug: "Reserved" });
  if (slug !== undefined) product.slug = slug;
  if (product.slug !== undefined) return;
  const candidates = slugCandidates(slugify(name ?? "") || product.id);
  const rows = await em.find(
    Product,
    { slug: { $in: candidates }, deletedAt: null },
    { fields: ["slug"] },
  );
  const taken = new Set([...RESERVED, ...rows.map((row) => row.slug)]);
  product.slug = candidates.find((one) => !taken.has(one)) ?? product.id;
}

/** A new price is in the currency of the site. */
async function changePrices(
  product: Product,
  { price, priceSale }: UpdateProductInput,
  { services }: Context,
): Promise<void> {
  if (price !== undefined) {
    const { currency = DEFAULT_CURRENCY } = await services.site.decisions();
    if (currency !== product.currency) product.priceSale = null;
    Object.assign(product, { price, currency });
  }
  if (priceSale !== undefined) product.priceSale = priceSale;
  if (product.priceSale != null && product.priceSale >= product.price)
    throw new Invalid({ priceSale: "Not below the price" });
}

async function relate(
  product: Product,
  { categoryId, sellerId }: UpdateProductInput,
  context: Context,
): Promise<void> {
  if (categoryId !== undefined) {
    product.category = categoryId ? await context.find(Category, categoryId) : null;
    if (product.category && product.category.kind !== CategoryKind.PRODUCT)
      throw new Invalid({ categoryId: "Not valid" });
  }
  if (sellerId !== undefined)
    product.seller = sellerId ? await context.find(Member, sellerId) : null;
}

/** What is published stays fit for that. */
function changeStatus(product: Product, status: ProductStatus | undefined, now: Date): void {
  if (status === ProductStatus.DRAFT) product.unpublish();
  else if ((status ?? product.status) === ProductStatus.PUBLISHED) product.publish(now);
}
