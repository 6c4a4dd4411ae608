import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { int, manyToOne, model, text } from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { Product } from "./product.ts";

/** The job that deletes the files of deleted rows. */
export const REMOVE_PRODUCT_FILES = "remove-product-files";

/** Storage key of a product's file. */
export const productFileKey = (id: string): string => `product-files/${id}`;

type Values = Pick<
  ProductFile,
  "id" | "product" | "uploader" | "name" | "size" | "type" | "sha256"
>;

// However rows are deleted (also with their product), their files are: by one job per statement.
@maintains({
  table: "product_files",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_PRODUCT_FILES, changes),
})
@Index({ properties: ["product", "createdAt", "id"] })
@Index({ properties: ["sha256"] })
@model({
  table: "product_files",
  messages: { notFound: "No such file" },
  description: "A file that buyers of a product receive. Nobody else can download it.",
})
export class ProductFile extends StoredEntity {
  @manyToOne(() => Product, { index: false, deleteRule: "cascade" })
  product!: Product;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who added it." })
  uploader?: Member | null;

  @text({ description: "The original file name without its path, at most 255 characters." })
  name!: string;

  @int({ description: "Size in bytes, at most 50 MB." })
  size!: number;

  @text({ description: "The media type found in its bytes; application/octet-stream if unknown." })
  type!: string;

  @text({ description: "URL path of the file, for those who may change products." })
  path!: string;

  @text({ internal: true })
  sha256!: string;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
    this.path = `/files/product-files/${values.id}/${encodeURIComponent(values.name)}`;
  }
}
