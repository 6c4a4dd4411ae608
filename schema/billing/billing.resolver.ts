import {
  Arg,
  Ctx,
  Field,
  GraphQLISODateTime,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { invoicesTo } from "../invoices/look-up.ts";
import { OpenedInvoice } from "../invoices/open-invoice.ts";
import { PaymentOfAddress, paymentsOf } from "../payments/look-up-payments.ts";
import { requestLink } from "./ask-for-link.ts";
import { closeLinks, invoiceToAddress, openAddress, openLink } from "./open-link.ts";

@ObjectType({ description: "The invoices and payments of an email address." })
export class BillingLookUp {
  @Field(() => String) email!: string;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When this browser stops seeing it; null if the account has the address.",
  })
  shownUntil!: Date | null;
  @Field(() => [OpenedInvoice], { description: "Open ones first, then the newest; at most 100." })
  invoices!: OpenedInvoice[];
  @Field(() => [PaymentOfAddress], { description: "Newest first, at most 100." })
  payments!: PaymentOfAddress[];
}

@Resolver()
export class BillingResolver {
  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Mails a link to the invoices and payments of an address, if there are any; the answer does not say so. It works once, within 15 minutes. INVALID: `email`; RATE_LIMITED after 3 an hour for an address and 10 for a network.",
  })
  async requestBillingLink(
    @Arg("email", () => String) email: string,
    @Ctx() context: Context,
    @Arg("locale", () => Locale, {
      nullable: true,
      description: "Of the mail; by default that of the newest invoice.",
    })
    locale?: Locale | null,
  ): Promise<boolean> {
    await requestLink({ email, locale }, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Opens a mailed link: for 30 minutes this browser sees the invoices and payments of the address. GONE: 'This link has ended' once it was opened or is too old; NOT_FOUND: 'Link not found'.",
  })
  async openBillingLink(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await openLink(token, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => Boolean, { description: "Ends what this browser sees through a mailed link." })
  async closeBillingLink(@Ctx() context: Context): Promise<boolean> {
    await closeLinks(context);
    return true;
  }

  @AllowedTo("everyone")
  @Query(() => BillingLookUp, {
    nullable: true,
    complexity: 10,
    description:
      "What this browser sees through a mailed link, or else what belongs to the verified address of the account; null if there is neither.",
  })
  billingLookUp(@Ctx() context: Context): Promise<BillingLookUp | null> {
    return context.memoize("billingLookUp", async () => {
      const open = await openAddress(context);
      if (!open) return null;
      const invoices = await invoicesTo(open.email, context);
      return { ...open, invoices, payments: await paymentsOf(open.email, context) };
    });
  }

  @AllowedTo("everyone")
  @Query(() => OpenedInvoice, {
    nullable: true,
    complexity: 10,
    description: "One of the invoices of `billingLookUp`; null if it is none of them.",
  })
  billingInvoice(@Id() id: string, @Ctx() context: Context): Promise<OpenedInvoice | null> {
    return context.memoize(`billingInvoice ${id}`, () => invoiceToAddress(id, context));
  }
}
