import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/core";
import { Category, CategoryKind, type Color } from "../../../schema/categories/index.ts";
import type { FileStorage } from "../../../schema/foundation/services.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import { uuid } from "../../../schema/foundation/uuid.ts";
import { Member } from "../../../schema/members/index.ts";
import {
  Product,
  ProductFile,
  productFileKey,
  ProductKind,
  ProductStatus,
  ProductVariant,
} from "../../../schema/products/index.ts";
import type { DemoData, DemoWorld } from "./demo-world.ts";
import { type DemoProduct, productCategories, products, TAX_RATE } from "./products.ts";

/** What a studio and some members sell. */
export const data: DemoData = {
  after: ["accounts"],
  async add(em, world, storage) {
    for (const [order, { key, color, ...fields }] of productCategories.entries()) {
      const values = { kind: CategoryKind.PRODUCT, order, color: color as Color };
      const category = Object.assign(new Category(), fields, values);
      world.note(key, category);
      em.persist(category);
    }
    for (const fields of products) {
      const product = addProduct(em, fields, world);
      if (fields.file) await addFile(em, product, fields.file, storage);
    }
  },
};

function addProduct(em: EntityManager, fields: DemoProduct, world: DemoWorld): Product {
  const { name, category, kind, seller, variants = [{}], pictures, isDraft } = fields;
  const { subtitle, description, sku, price, priceSale, tags } = fields;
  const createdAt = new Date(`${fields.createdAt}T09:00:00Z`);
  const product = Object.assign(new Product(), {
    name,
    slug: slugify(name),
    subtitle,
    description,
    sku,
    category: world.find(Category, category),
    tags,
    kind,
    currency: "EUR",
    price,
    priceSale,
    taxRate: TAX_RATE,
    seller: seller === undefined ? null : world.find(Member, seller),
    createdAt,
    updatedAt: createdAt,
    ...(!isDraft && { status: ProductStatus.PUBLISHED, publishedAt: createdAt }),
  });
  product.show(pictures.map(([drawing, alt]) => ({ path: `/artwork/${drawing}.svg`, ...alt })));
  em.persist(product);
  for (const [position, { color = null, size = null, quantity }] of variants.entries()) {
    const stock = quantity ?? (kind === ProductKind.PHYSICAL ? 0 : null);
    em.persist(new ProductVariant({ product, position, color, size, quantity: stock }));
  }
  return product;
}

async function addFile(
  em: EntityManager,
  product: Product,
  text: string,
  storage: Pick<FileStorage, "write"> | undefined,
): Promise<void> {
  const bytes = Buffer.from(text);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const values = { size: bytes.length, type: "text/plain", sha256, uploader: product.seller };
  const file = new ProductFile({ id: uuid(), product, name: `${product.slug}.txt`, ...values });
  em.persist(file);
  await storage?.write(productFileKey(file.id), chunk(bytes));
}

async function* chunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
