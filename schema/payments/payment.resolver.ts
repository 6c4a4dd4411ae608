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
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { Id } from "../foundation/id-args.ts";
import { day, parseInput } from "../foundation/input.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countBy,
  findAll,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { Invoice } from "../invoices/invoice.ts";
import { lookUpPayments, PaymentOfAddress } from "./look-up-payments.ts";
import { paymentSums, PaymentSums } from "./payment-sums.ts";
import {
  PaymentFilter,
  PaymentOrder,
  RecordPaymentInput,
  RefundPaymentInput,
  StartPaymentInput,
} from "./payments.input.ts";
import { Payment, PaymentConnection, PaymentStatus } from "./payment.ts";
import { recordPayment } from "./record-payment.ts";
import { refundPayment } from "./refund-payment.ts";
import { Refund } from "./refund.ts";
import { startInvoicePayment } from "./start-invoice-payment.ts";

/** The most refunds of a payment, and payments of an invoice. */
const MAX_LISTED = 1_000;

const range = z.object({ from: day().nullish(), to: day().nullish() });

function wantedPayments(filter: Omit<PaymentFilter, "status"> | null | undefined): Where {
  const { search, method, currency, invoiceId } = filter ?? {};
  const { from, to } = parseInput(range, { from: filter?.from, to: filter?.to });
  return {
    ...(method && { method }),
    ...(currency && { currency }),
    ...(invoiceId && { invoice: invoiceId }),
    ...((from || to) && { receivedOn: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
    ...searched(search),
  };
}

@ObjectType({ description: "The number of payments per status; 10001 means more than 10000." })
export class PaymentCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) pending!: number;
  @Field(() => Int, { simple: true }) authorized!: number;
  @Field(() => Int, { simple: true }) succeeded!: number;
  @Field(() => Int, { simple: true }) failed!: number;
  @Field(() => Int, { simple: true }) refunded!: number;
  @Field(() => Int, { simple: true }) partiallyRefunded!: number;
}

@Resolver(() => Payment)
export class PaymentResolver {
  @AllowedTo("signed-in")
  @Query(() => PaymentConnection, {
    description:
      "Payments, by default newest first: for holders of `billing:read` all, for others their own.",
  })
  payments(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter | null,
    @Arg("order", () => PaymentOrder, { nullable: true }) order?: PaymentOrder | null,
  ): ReadQuery {
    const status = filter?.status && { status: filter.status };
    const wanted = { ...wantedPayments(filter), ...status };
    const { field, direction } = order ?? {
      field: "createdAt" as const,
      direction: Direction.DESC,
    };
    return findPage(Payment, wanted, { [field]: direction, id: direction }, window);
  }

  @AllowedTo("signed-in")
  @Query(() => PaymentCounts, {
    description: "The number of payments per status that match a filter, whatever status it names.",
  })
  paymentCounts(
    @Arg("filter", () => PaymentFilter, { nullable: true }) filter?: PaymentFilter | null,
  ): ReadQuery {
    return countBy(Payment, wantedPayments(filter), {
      all: {},
      ...filterPerValue(PaymentStatus, "status"),
      partiallyRefunded: { status: PaymentStatus.PARTIALLY_REFUNDED },
    });
  }

  @AllowedTo("signed-in")
  @Query(() => [PaymentSums], {
    complexity: 100,
    description:
      "The sums of the payments that the viewer sees, for each currency: currencies are never added up.",
  })
  paymentSums(
    @Ctx() context: Context,
    @Arg("from", () => String, { nullable: true, description: "Received on this day or later." })
    from?: string | null,
    @Arg("to", () => String, { nullable: true, description: "Received on this day or before." })
    to?: string | null,
  ): Promise<PaymentSums[]> {
    return paymentSums(parseInput(range, { from, to }), context);
  }

  @AllowedTo("signed-in")
  @Query(() => Payment, { description: "NOT_FOUND: 'Payment not found', also of others." })
  payment(@Id() id: string): ReadQuery {
    return findOneOrFail(Payment, { id });
  }

  @AllowedTo("everyone")
  @Query(() => [PaymentOfAddress], {
    complexity: 100,
    description:
      "The payments of an email address, newest first, at most 100: for holders of `billing:read`, for whoever has verified that the address is theirs, and for the browser that has opened a mailed link to it. Empty for everyone else, whether or not there are any; if there are, a link is mailed to the address.",
  })
  lookUpPayments(
    @Arg("email", () => String) email: string,
    @Ctx() context: Context,
  ): Promise<PaymentOfAddress[]> {
    return context.memoize(`lookUpPayments ${email}`, () => lookUpPayments(email, context));
  }

  @Compilable()
  @FieldResolver(() => [Refund], {
    complexity: 5,
    description: "What was given back, oldest first.",
  })
  refunds(@Root() { id }: Payment): ReadQuery {
    return findAll(Refund, { payment: id }, { createdAt: "asc", id: "asc" }, MAX_LISTED);
  }

  @AllowedTo("everyone")
  @Mutation(() => String, {
    description:
      "The address of the provider's page where what is open of an invoice can be paid by card: the same one as long as it has not ended. INVALID unless `token` or `invoiceId` says which; NOT_FOUND: 'Invoice not found', also of others; CONFLICT if nothing is open, or payments by card are not set up; UNAVAILABLE if the provider does not answer.",
  })
  async startInvoicePayment(
    @Arg("input", () => StartPaymentInput) input: StartPaymentInput,
    @Ctx() context: Context,
  ): Promise<string> {
    await context.services.limits.take(["startPayment", context.viewer.network]);
    return startInvoicePayment(input, context);
  }

  @AllowedTo("payment:write")
  @Mutation(() => Payment, {
    description:
      "Records money that came another way: to the bank, or over the counter. INVALID beyond what is open; CONFLICT if nothing is open, or the key was used for something else.",
  })
  async recordPayment(
    @Arg("input", () => RecordPaymentInput) input: RecordPaymentInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Payment, { id: await recordPayment(input, context) });
  }

  @AllowedTo("payment:write")
  @Mutation(() => Payment, {
    description:
      "Gives back a part of a payment, through its provider; of one that was recorded by hand it records that. Then so much of its invoice is open again, unless it is credited. INVALID beyond what was not refunded; CONFLICT if the money was never received, or the key was used for something else.",
  })
  async refundPayment(
    @Arg("input", () => RefundPaymentInput) input: RefundPaymentInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Payment, { id: await refundPayment(input, context) });
  }
}

@Resolver(() => Invoice)
export class InvoicePaymentsResolver {
  @Compilable()
  @FieldResolver(() => [Payment], { complexity: 5, description: "What was paid, oldest first." })
  payments(@Root() { id }: Invoice): ReadQuery {
    return findAll(Payment, { invoice: id }, { createdAt: "asc", id: "asc" }, MAX_LISTED);
  }
}
