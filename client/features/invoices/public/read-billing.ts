import type { Call } from "../../../platform/session/call.ts";
import { askGraph, type GraphAnswer } from "./ask-graph.ts";
import type { BillingInvoiceQuery } from "./billing-invoice.generated.ts";
import ofAddress from "./billing-invoice.graphql?raw";
import type { BillingLookUpQuery } from "./billing-look-up.generated.ts";
import lookUp from "./billing-look-up.graphql?raw";
import count from "./count-invoice-opening.graphql?raw";
import type { OpenInvoiceQuery } from "./open-invoice.generated.ts";
import ofToken from "./open-invoice.graphql?raw";

export type LookUp = NonNullable<BillingLookUpQuery["billingLookUp"]>;
export type ListedInvoice = LookUp["invoices"][number];
export type ShownInvoice = OpenInvoiceQuery["invoice"];

/** What this browser sees; null if it sees nothing. */
export const readLookUp = (call: Call): Promise<GraphAnswer<BillingLookUpQuery>> =>
  askGraph(call, lookUp);

/** One invoice of those. */
export const readListed = (call: Call, id: string): Promise<GraphAnswer<BillingInvoiceQuery>> =>
  askGraph(call, ofAddress, { id });

/** The invoice of a secret link. */
export const readByLink = (call: Call, token: string): Promise<GraphAnswer<OpenInvoiceQuery>> =>
  askGraph(call, ofToken, { token });

/** Counts that a person has opened a secret link: programs that follow links run no scripts. */
export const countOpening = (call: Call, token: string): Promise<GraphAnswer<unknown>> =>
  askGraph(call, count, { token });
