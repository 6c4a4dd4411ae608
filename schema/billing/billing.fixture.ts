import { Invoice, InvoiceStatus } from "../invoices/invoice.ts";
import { type Fixture, NO_ID } from "../oracle/fixture.ts";

export const fixture: Fixture = {
  after: ["invoices"],
  fill() {},
  values(world) {
    const sent = world.of(Invoice).filter(({ status }) => status === InvoiceStatus.OPEN);
    return { "Query.billingInvoice.id": [...sent.slice(0, 3).map(({ id }) => id), NO_ID] };
  },
};
