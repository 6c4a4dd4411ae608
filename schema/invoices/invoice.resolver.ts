import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findAll,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { createInvoice, deleteInvoice, duplicateInvoice, updateInvoice } from "./change-invoice.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { finaliseInvoice } from "./finalise-invoice.ts";
import { InvoiceItem } from "./invoice-item.ts";
import { InvoiceReminder } from "./invoice-reminder.ts";
import { invoiceSums, InvoiceSums } from "./invoice-sums.ts";
import { InvoiceTax } from "./invoice-tax.ts";
import { addTime, BillableTime, billableTime } from "./invoice-time.ts";
import {
  AddTimeInput,
  CreateInvoiceInput,
  CreditInvoiceInput,
  InvoiceFilter,
  InvoiceOrder,
  MAX_ITEMS,
  UpdateInvoiceInput,
} from "./invoices.input.ts";
import { Invoice, InvoiceConnection } from "./invoice.ts";
import { countInvoices, listInvoices, OVERDUE } from "./list-invoices.ts";
import { lookUpInvoices } from "./look-up.ts";
import { countOpening, openInvoice, OpenedInvoice } from "./open-invoice.ts";
import { renewLink, sendInvoice } from "./send-invoice.ts";
import { markUncollectible, voidInvoice } from "./settle-invoice.ts";

/** The most credit notes of an invoice, and reminders. */
const MAX_LISTED = 1_000;

const NOT_A_DRAFT = "CONFLICT: 'This invoice is finalised: it can only be credited'";

const Version = (): ParameterDecorator =>
  Arg("version", () => Int, {
    nullable: true,
    description: "That was seen: CONFLICT if it was changed since.",
  }) as ParameterDecorator;

@ObjectType({ description: "The number of invoices per state; 10001 means more than 10000." })
export class InvoiceCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) draft!: number;
  @Field(() => Int, { simple: true }) open!: number;
  @Field(() => Int, { simple: true }) overdue!: number;
  @Field(() => Int, { simple: true }) paid!: number;
  @Field(() => Int, { simple: true }) void!: number;
  @Field(() => Int, { simple: true }) uncollectible!: number;
}

@Resolver(() => Invoice)
export class InvoiceResolver {
  @AllowedTo("signed-in")
  @Query(() => InvoiceConnection, {
    description:
      "Invoices and credit notes, by default newest first: for holders of `billing:read` all, for others their own that are finalised.",
  })
  invoices(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => InvoiceFilter, { nullable: true }) filter?: InvoiceFilter | null,
    @Arg("order", () => InvoiceOrder, { nullable: true }) order?: InvoiceOrder | null,
  ): ReadQuery {
    return listInvoices(filter ?? {}, order, window);
  }

  @AllowedTo("signed-in")
  @Query(() => InvoiceCounts, {
    description: "The number of invoices per state that match a filter, whatever state it names.",
  })
  invoiceCounts(
    @Arg("filter", () => InvoiceFilter, { nullable: true }) filter?: InvoiceFilter | null,
  ): ReadQuery {
    return countInvoices(filter ?? {});
  }

  @AllowedTo("signed-in")
  @Query(() => [InvoiceSums], {
    complexity: 100,
    description:
      "The sums of the invoices that the viewer sees, for each currency: currencies are never added up.",
  })
  invoiceSums(
    @Ctx() context: Context,
    @Arg("from", () => String, { nullable: true, description: "Issued on this day or later." })
    from?: string | null,
    @Arg("to", () => String, { nullable: true, description: "Issued on this day or before." })
    to?: string | null,
  ): Promise<InvoiceSums[]> {
    return invoiceSums({ from, to }, context);
  }

  @AllowedTo("signed-in")
  @Query(() => Invoice, { description: "NOT_FOUND: 'Invoice not found', also of others." })
  invoice(@Id() id: string): ReadQuery {
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("everyone")
  @Query(() => OpenedInvoice, {
    complexity: 10,
    description:
      "The one invoice of a secret link, which is all that the secret opens. NOT_FOUND: 'Invoice not found'.",
  })
  openInvoice(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<OpenedInvoice> {
    return context.memoize(`openInvoice ${token}`, async () => {
      await context.services.limits.take(["openInvoice", context.viewer.network]);
      return openInvoice(token, context);
    });
  }

  @AllowedTo("everyone")
  @Query(() => [OpenedInvoice], {
    complexity: 500,
    description:
      "The invoices to an email address, open ones first, at most 100: for holders of `billing:read`, for whoever has verified that the address is theirs, and for the browser that has opened a mailed link to it. Empty for everyone else, whether or not there are any; if there are, a link is mailed to the address.",
  })
  lookUpInvoices(
    @Arg("email", () => String) email: string,
    @Ctx() context: Context,
  ): Promise<OpenedInvoice[]> {
    return context.memoize(`lookUpInvoices ${email}`, () => lookUpInvoices(email, context));
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Counts that a person has opened a secret link; programs that follow links do not call it. False if the link opens nothing.",
  })
  async countInvoiceOpening(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.services.limits.take(["openInvoice", context.viewer.network]);
    return countOpening(token, context);
  }

  @AllowedTo("invoice:write")
  @Query(() => BillableTime, {
    complexity: 100,
    description:
      "What of a project's time can be invoiced, at most 1,000 entries. NOT_FOUND: 'Project not found'.",
  })
  billableTime(
    @Arg("projectId", () => ID) projectId: string,
    @Ctx() context: Context,
  ): Promise<BillableTime> {
    return billableTime(projectId, context);
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description: "Whether it is open and late: since 00:00 in Vienna of the day after `dueOn`.",
  })
  isOverdue(@Root() { id }: Invoice): ReadQuery {
    return caseOf(Invoice, [[{ id, ...OVERDUE }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => [InvoiceItem], { complexity: 10, description: "Its lines, in their order." })
  items(@Root() { id }: Invoice): ReadQuery {
    return findAll(InvoiceItem, { invoice: id }, { position: "asc", id: "asc" }, MAX_ITEMS + 1);
  }

  @Compilable()
  @FieldResolver(() => [InvoiceTax], { complexity: 5, description: "By category and rate." })
  taxes(@Root() { id }: Invoice): ReadQuery {
    return findAll(InvoiceTax, { invoice: id }, { position: "asc", id: "asc" }, MAX_ITEMS + 1);
  }

  @Compilable()
  @FieldResolver(() => [Invoice], {
    complexity: 10,
    description: "Its credit notes, oldest first.",
  })
  creditNotes(@Root() { id }: Invoice): ReadQuery {
    const order = { createdAt: "asc", id: "asc" } as const;
    return findAll(Invoice, { creditNoteOf: id }, order, MAX_LISTED);
  }

  @Compilable()
  @FieldResolver(() => [InvoiceReminder], {
    complexity: 5,
    description: "The reminders that were mailed; only for holders of `billing:read`.",
  })
  reminders(@Root() { id }: Invoice): ReadQuery {
    return findAll(InvoiceReminder, { invoice: id }, { stage: "asc", id: "asc" }, MAX_LISTED);
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, { description: "Begins a draft." })
  async createInvoice(
    @Arg("input", () => CreateInvoiceInput) input: CreateInvoiceInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Invoice, { id: await createInvoice(input, context) });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description: `Changes a draft: the fields that are sent. ${NOT_A_DRAFT}, or it was changed since \`version\`.`,
  })
  async updateInvoice(
    @Id() id: string,
    @Arg("input", () => UpdateInvoiceInput) input: UpdateInvoiceInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await updateInvoice(id, input, context);
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => ID, {
    description: `Deletes a draft for good. Its time can be invoiced again. ${NOT_A_DRAFT}.`,
  })
  async deleteInvoice(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteInvoice(id, context);
    return id;
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description:
      "A draft with the same lines, but today's date, sender, terms and tax rates: a rate that the settings no longer have becomes their first.",
  })
  async duplicateInvoice(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    return findOneOrFail(Invoice, { id: await duplicateInvoice(id, context) });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description: `Gives a draft its number, after which it is not changed any more, and mails it with \`send\`. INVALID: lines, sender, customer or \`taxReason\` are missing. ${NOT_A_DRAFT}.`,
  })
  async finaliseInvoice(
    @Id() id: string,
    @Ctx() context: Context,
    @Version() version?: number | null,
    @Arg("send", () => Boolean, { defaultValue: false }) send?: boolean,
  ): Promise<ReadQuery> {
    await finaliseInvoice(id, { version, send }, context);
    if (send) await sendInvoice(id, context);
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description:
      "Mails a finalised invoice or credit note to the address of `to`, with a secret link. INVALID without an address; CONFLICT if it is a draft or void.",
  })
  async sendInvoice(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await sendInvoice(id, context);
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => String, {
    description:
      "The path of a new secret link, which cannot be read again. All links that were sent end.",
  })
  renewInvoiceLink(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return renewLink(id, context);
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description:
      "Writes a credit note with a number of its own: of lines, of an amount, or of all that is left. It moves no money. INVALID beyond what was invoiced less what was credited; CONFLICT if the invoice is a draft or void.",
  })
  async creditInvoice(
    @Arg("input", () => CreditInvoiceInput) input: CreditInvoiceInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Invoice, { id: await creditInvoice(input, context) });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description:
      "Cancels an invoice of which nothing was paid or credited; it keeps its number. Its time can be invoiced again.",
  })
  async voidInvoice(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await voidInvoice(id, context);
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description: "Gives up what is open of an invoice. A payment can still be recorded.",
  })
  async markInvoiceUncollectible(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await markUncollectible(id, context);
    return findOneOrFail(Invoice, { id });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => Invoice, {
    description: `Puts billable time on a draft, in hours. An entry can be on one invoice only: CONFLICT if one is on another, still runs or is not billable. ${NOT_A_DRAFT}.`,
  })
  async addTimeToInvoice(
    @Id() id: string,
    @Arg("input", () => AddTimeInput) input: AddTimeInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await addTime(id, input, context);
    return findOneOrFail(Invoice, { id });
  }
}
