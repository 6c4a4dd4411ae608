import type { EntityManager } from "@mikro-orm/core";
import { refuseCaller } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { ProductFile, productFileKey } from "./product-file.ts";
import { ProductKind, ProductStatus } from "./product-parts.ts";
import { Product } from "./product.ts";

/** The most files of a product. */
export const MAX_FILES = 20;

type File = Pick<ProductFile, "id" | "name" | "size" | "type" | "sha256">;

/** Throws unless the viewer may add files to this product. */
export async function productToFill(id: string, context: Context): Promise<string> {
  refuseCaller(context.viewer, ["updateProduct"]);
  viewerProfile(context);
  return (await digitalProduct(id, context)).id;
}

async function digitalProduct(id: string, context: Context): Promise<Product> {
  const product = await context.find(Product, id);
  if (product.kind !== ProductKind.DIGITAL) throw new Invalid({ kind: "Not valid" });
  return product;
}

/** Stores a file of a product. Repeating it with the same id stores it once. */
export async function addProductFile(
  productId: string,
  file: File,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<ProductFile> {
  const { em, services } = context;
  const product = await digitalProduct(productId, context);
  const uploader = em.getReference(Member, viewerProfile(context));
  await services.storage.write(productFileKey(file.id), content);
  em.persist(new ProductFile({ ...file, product, uploader }));
  const verify = async (tx: EntityManager) => {
    const count = await countFiles(product, tx);
    if (count >= MAX_FILES) throw new Invalid({ files: `At most ${MAX_FILES}` });
  };
  try {
    await context.saveUnique({ locking: [product], verify });
    return await findProductFile(file.id, context);
  } catch (error) {
    await services.storage.remove(productFileKey(file.id));
    throw error;
  }
}

/** As they are now: a fork does not write what is still to be saved. */
const countFiles = ({ id }: Product, em: EntityManager): Promise<number> =>
  em.fork({ keepTransactionContext: true }).count(ProductFile, { product: id });

/** A file of a product that the viewer may see. */
export const findProductFile = (id: string, context: Context): Promise<ProductFile> =>
  context.find(ProductFile, id);

/** Deletes a file. What is in the shop keeps the last one: buyers receive it. */
export async function deleteProductFile(id: string, context: Context): Promise<string> {
  const file = await findProductFile(id, context);
  const product = await context.em.findOneOrFail(Product, file.product.id);
  const isInShop =
    product.kind === ProductKind.DIGITAL && product.status === ProductStatus.PUBLISHED;
  context.em.remove(file);
  const verify = async (tx: EntityManager) => {
    const isLast = (await countFiles(product, tx)) <= 1;
    if (isInShop && isLast) throw new Invalid({ files: "Required" });
  };
  await context.save({ locking: [product], verify });
  return id;
}

/** Deletes the bytes of files, except of those that exist (again). */
export const removeProductFiles = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(ProductFile, ids, { em, storage }, productFileKey);
