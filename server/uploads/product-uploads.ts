import {
  addProductFile,
  findProductFile,
  type ProductFile,
  productToFill,
} from "../../schema/products/index.ts";
import type { UploadTarget } from "./resumable-uploads.ts";

/** Files that buyers of products receive, as they were sent. */
export const productUploads: UploadTarget<ProductFile> = {
  at: "/api/products/uploads",
  key: "productId",
  header: "file-id",
  keepsOriginals: true,
  find: productToFill,
  store: (to, { content, id, name, size, type, sha256 }, context) =>
    addProductFile(to, { id, name, size, type, sha256 }, content, context),
  stored: findProductFile,
  answer: ({ id, name, size, type, path }) => ({ file: { id, name, size, type, path } }),
};
