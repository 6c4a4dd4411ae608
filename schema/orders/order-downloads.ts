import { Field, ID, ObjectType } from "type-graphql";
import { GraphQLSafeInt } from "graphql-scalars";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { isUuid } from "../foundation/uuid.ts";
import { ProductFile } from "../products/product-file.ts";
import { ProductKind } from "../products/product-parts.ts";
import { linesOf } from "./change-order.ts";
import { OrderLine } from "./order-line.ts";
import { Order } from "./order.ts";

@ObjectType({ description: "A file that was bought." })
export class OrderDownload {
  @Field(() => ID) lineId!: string;
  @Field(() => ID) fileId!: string;
  @Field(() => String) name!: string;
  @Field(() => GraphQLSafeInt, { description: "In bytes." }) size!: number;
  @Field(() => String, {
    description: "Its path, for who bought it as long as the line is not refunded.",
  })
  path!: string;
}

/** Whether the files of a line may be read: paid for, and not all of it given back. */
const isOpen = (order: Order, line: OrderLine): boolean =>
  !!order.paidAt &&
  !order.cancelledAt &&
  line.kind === ProductKind.DIGITAL &&
  line.refundedQuantity < line.quantity;

/** The files of an order that can be downloaded now. */
export async function orderDownloads(id: string, context: Context): Promise<OrderDownload[]> {
  const order = await context.find(Order, id);
  const lines = (await linesOf(order, context.em)).filter((line) => isOpen(order, line));
  const products = lines.flatMap(({ product }) => product?.id ?? []);
  const files = await context.em.find(
    ProductFile,
    { product: { $in: products } },
    { orderBy: { createdAt: "asc", id: "asc" } },
  );
  return lines.flatMap((line) =>
    files
      .filter(({ product }) => product.id === line.product?.id)
      .map(({ id: fileId, name, size }) => ({
        lineId: line.id,
        fileId,
        name,
        size,
        path: `/files/order-files/${line.id}/${fileId}/${encodeURIComponent(name)}`,
      })),
  );
}

/** A file of a line of an order that the viewer sees; FORBIDDEN before it is paid and once it is refunded. */
export async function findBoughtFile(
  lineId: string,
  fileId: string,
  context: Context,
): Promise<ProductFile> {
  if (!isUuid(lineId) || !isUuid(fileId)) throw notFound(ProductFile);
  const line = await context.find(OrderLine, lineId);
  const order = await context.find(Order, line.order.id);
  const file = await context.em.findOne(ProductFile, {
    id: fileId,
    product: line.product?.id ?? null,
  });
  if (!file) throw notFound(ProductFile);
  if (!isOpen(order, line)) throw new Forbidden();
  return file;
}
