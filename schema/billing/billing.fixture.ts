import { type Fixture, NO_ID } from "../oracle/fixture.ts";

export const fixture: Fixture = {
  after: ["invoices"],
  fill() {},
  values: () => ({ "Query.billingInvoice.id": [NO_ID] }),
};
