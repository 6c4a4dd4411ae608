import { z } from "zod";
import { Direction, type PageArgs } from "../foundation/connection.ts";
import { day, parseInput } from "../foundation/input.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import {
  countBy,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { type InvoiceFilter, type InvoiceOrder, InvoiceState } from "./invoices.input.ts";
import { Invoice, InvoiceStatus } from "./invoice.ts";

/** What each state means. */
const STATES: Record<InvoiceState, Where> = {
  draft: { status: InvoiceStatus.DRAFT },
  open: { status: InvoiceStatus.OPEN, overdueAt: { $gt: NOW } },
  overdue: { status: InvoiceStatus.OPEN, overdueAt: { $lte: NOW } },
  paid: { status: InvoiceStatus.PAID },
  void: { status: InvoiceStatus.VOID },
  uncollectible: { status: InvoiceStatus.UNCOLLECTIBLE },
};

/** Those that are late. */
export const OVERDUE = STATES[InvoiceState.OVERDUE];

const range = z.object({ from: day().nullish(), to: day().nullish() });

function wanted(filter: InvoiceFilter): Where {
  const { search, kind, service, currency, customerId, projectId } = filter;
  const { from, to } = parseInput(range, { from: filter.from, to: filter.to });
  return {
    ...(kind && { kind }),
    ...(service && { services: { $contains: [service] } }),
    ...(currency && { currency }),
    ...(customerId && { customer: customerId }),
    ...(projectId && { project: projectId }),
    ...((from || to) && { issuedOn: { ...(from && { $gte: from }), ...(to && { $lte: to }) } }),
    ...searched(search),
  };
}

export function listInvoices(
  filter: InvoiceFilter,
  order: InvoiceOrder | null | undefined,
  window: PageArgs,
): ReadQuery {
  const { field, direction } = order ?? { field: "createdAt" as const, direction: Direction.DESC };
  const state = filter.state ? STATES[filter.state] : {};
  return findPage(
    Invoice,
    { ...wanted(filter), ...state },
    { [field]: direction, id: direction },
    window,
  );
}

export const countInvoices = (filter: InvoiceFilter): ReadQuery =>
  countBy(Invoice, wanted(filter), { all: {}, ...STATES });
