import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { sellerOf } from "../pricing/party.ts";
import { INVOICE_SETTINGS_ID, InvoiceSettings } from "./invoice-settings.ts";
import { UpdateInvoiceSettingsInput } from "./invoices.input.ts";
import { ensureInvoiceSettings } from "./read-invoice-settings.ts";

@Resolver(() => InvoiceSettings)
export class InvoiceSettingsResolver {
  @AllowedTo("billing:read")
  @Query(() => InvoiceSettings, { description: "What new invoices begin with." })
  async invoiceSettings(@Ctx() context: Context): Promise<ReadQuery> {
    await ensureInvoiceSettings(context);
    return findOneOrFail(InvoiceSettings, { id: INVOICE_SETTINGS_ID });
  }

  @AllowedTo("invoice:write")
  @Mutation(() => InvoiceSettings, {
    description:
      "Changes the fields that are sent. Invoices that exist stay as they are. CONFLICT if they were changed since `version`.",
  })
  async updateInvoiceSettings(
    @Arg("input", () => UpdateInvoiceSettingsInput) input: UpdateInvoiceSettingsInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { version, seller, ...rest } = parseInput(UpdateInvoiceSettingsInput, input);
    if (rest.reminderDays?.some((day, n, days) => n && day <= (days[n - 1] ?? 0)))
      throw new Invalid({ reminderDays: "Not valid" });
    await ensureInvoiceSettings(context);
    return context.update(InvoiceSettings, INVOICE_SETTINGS_ID, version, (settings) => {
      if (seller) settings.seller = sellerOf(seller);
      for (const [name, value] of Object.entries(rest))
        if (value !== undefined) Object.assign(settings, { [name]: value });
    });
  }
}
