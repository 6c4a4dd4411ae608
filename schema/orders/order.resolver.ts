import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countBy,
  findAll,
  findOne,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { DEFAULT_CURRENCY } from "../settings/site-settings.ts";
import { cancelOrder, fulfilOrder, markOrdersPacked } from "./change-order.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { OrderDownload, orderDownloads } from "./order-downloads.ts";
import { OrderEvent } from "./order-event.ts";
import { OrderLine } from "./order-line.ts";
import { OrderStatus } from "./order-parts.ts";
import { Order, OrderConnection } from "./order.ts";
import {
  CartInput,
  CompleteCheckoutInput,
  FulfilOrderInput,
  MAX_LINES,
  OrderFilter,
  OrderOrder,
  RefundOrderLinesInput,
} from "./orders.input.ts";
import { pricedCart, readCart } from "./price-cart.ts";
import { PricedCart } from "./priced-cart.ts";
import { ProductReview } from "./product-review.ts";
import { refundOrderLines } from "./refund-order-lines.ts";

/** The most entries of the history of an order. */
const MAX_EVENTS = 1_000;

const wantedOrders = ({ search, buyerId }: OrderFilter): Where => ({
  ...(buyerId && { buyer: buyerId }),
  ...searched(search),
});

@ObjectType({ description: "The number of orders per status; 10001 means more than 10000." })
export class OrderCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) pending!: number;
  @Field(() => Int, { simple: true }) paid!: number;
  @Field(() => Int, { simple: true }) fulfilled!: number;
  @Field(() => Int, { simple: true }) cancelled!: number;
  @Field(() => Int, { simple: true }) refunded!: number;
}

@Resolver(() => Order)
export class OrderResolver {
  @AllowedTo("signed-in")
  @Query(() => PricedCart, {
    complexity: 100,
    description:
      "Prices a cart anew and says of each line what has changed or is short. What a client computes is for display only.",
  })
  async priceCart(
    @Arg("input", () => CartInput) input: CartInput,
    @Ctx() context: Context,
  ): Promise<PricedCart> {
    const sent = parseInput(CartInput, input);
    const { currency = DEFAULT_CURRENCY } = await context.services.site.decisions();
    return pricedCart(await readCart(sent, { currency, now: context.now() }, context.em));
  }

  @AllowedTo("signed-in")
  @Mutation(() => Order, {
    description:
      "Orders a cart on invoice. INVALID at `lines.N.quantity` with what is available if it is short. CONFLICT, with the cart as it is priced now in `current`, if something is sold out, the code of the coupon is used up, or the total is not the expected one; also if the key was used for something else. Nothing is taken then.",
  })
  async completeCheckout(
    @Arg("input", () => CompleteCheckoutInput) input: CompleteCheckoutInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Order, { id: await completeCheckout(input, context) });
  }

  @AllowedTo("signed-in")
  @Query(() => OrderConnection, {
    description:
      "Orders, by default the newest first: for holders of `order:manage` all, for others their own.",
  })
  orders(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => OrderFilter, { nullable: true }) filter?: OrderFilter | null,
    @Arg("order", () => OrderOrder, { nullable: true }) order?: OrderOrder | null,
  ): ReadQuery {
    const { field, direction } = order ?? {
      field: "createdAt" as const,
      direction: Direction.DESC,
    };
    const status = filter?.status && { status: filter.status };
    const wanted = { ...wantedOrders(filter ?? {}), ...status };
    return findPage(Order, wanted, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("signed-in")
  @Query(() => OrderCounts, {
    description: "The number of orders per status that match a filter, whatever status it names.",
  })
  orderCounts(
    @Arg("filter", () => OrderFilter, { nullable: true }) filter?: OrderFilter | null,
  ): ReadQuery {
    return countBy(Order, wantedOrders(filter ?? {}), {
      all: {},
      ...filterPerValue(OrderStatus, "status"),
    });
  }

  @AllowedTo("signed-in")
  @Query(() => Order, { description: "NOT_FOUND: 'Order not found', also of others." })
  order(@Id() id: string): ReadQuery {
    return findOneOrFail(Order, { id });
  }

  @AllowedTo("signed-in")
  @Query(() => [OrderDownload], {
    complexity: 50,
    description:
      "The files of an order: of its digital lines once it is paid, except of those that were refunded.",
  })
  orderDownloads(@Id() id: string, @Ctx() context: Context): Promise<OrderDownload[]> {
    return orderDownloads(id, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Order, {
    description:
      "Gives up an order: its invoice is void, its pieces are in stock again. CONFLICT once it was sent, or something was paid; for the buyer also once it is packed.",
  })
  async cancelOrder(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await cancelOrder(id, context);
    return findOneOrFail(Order, { id });
  }

  @AllowedTo("order:manage")
  @Mutation(() => BulkResult, { description: "Says of orders that they are ready to be sent." })
  markOrdersPacked(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return markOrdersPacked(ids, context);
  }

  @AllowedTo("order:manage")
  @Mutation(() => Order, {
    description:
      "Says that an order was sent, also before it is paid, and mails it to the buyer once; repeated, it changes how. CONFLICT if it is cancelled or refunded.",
  })
  async fulfilOrder(
    @Id() id: string,
    @Arg("input", () => FulfilOrderInput) input: FulfilOrderInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await fulfilOrder(id, input, context);
    return findOneOrFail(Order, { id });
  }

  @AllowedTo("order:manage")
  @Mutation(() => Order, {
    description:
      "Refunds lines at their shares, as they were bought: writes a credit note, and records that what was paid beyond the rest was given back. INVALID beyond what is left of a line.",
  })
  async refundOrderLines(
    @Arg("input", () => RefundOrderLinesInput) input: RefundOrderLinesInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Order, { id: await refundOrderLines(input, context) });
  }

  @Compilable()
  @FieldResolver(() => [OrderLine], { complexity: 10, description: "Its lines, in their order." })
  lines(@Root() { id }: Order): ReadQuery {
    return findAll(OrderLine, { order: id }, { position: "asc", id: "asc" }, MAX_LINES);
  }

  @Compilable()
  @FieldResolver(() => [OrderEvent], { complexity: 5, description: "Its history, oldest first." })
  history(@Root() { id }: Order): ReadQuery {
    return findAll(OrderEvent, { order: id }, { createdAt: "asc", id: "asc" }, MAX_EVENTS);
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @Compilable()
  @FieldResolver(() => ProductReview, {
    nullable: true,
    description: "What the buyer says of it; null if nothing.",
  })
  review(@Root() { id }: OrderLine): ReadQuery {
    return findOne(ProductReview, { orderLine: id });
  }
}
