import type { Opt } from "@mikro-orm/core";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";
import { TIME_ZONE } from "../time/split-days.ts";

/**
 * What is counted by day. PLACED: orders by the day of the order. SOLD: paid orders by the day of payment; CREDITED: what
 * was credited of them, by the same day. PRODUCT: pieces of a product (`key`) in them, less what was credited. RECEIVED:
 * payments by their value date. REFUNDED: refunds by their day. INVOICED and CREDIT_NOTE: finalised papers by the day of
 * issue, VAT_INVOICED and VAT_CREDITED: the tax in them, and SERVICE: their lines by kind of work (`key`). DUE: what is open of invoices, by the last day to pay.
 * MESSAGE: messages by the day they were sent.
 */
export type FigureKind =
  | "placed"
  | "sold"
  | "credited"
  | "product"
  | "received"
  | "refunded"
  | "invoiced"
  | "credit_note"
  | "vat_invoiced"
  | "vat_credited"
  | "service"
  | "due"
  | "message";

/** The day of an instant in SQL, null of null. */
export const dayInSql = (instant: string): string =>
  `(${instant} at time zone '${TIME_ZONE}')::date`;

/**
 * How many and how much of a kind came or went on a day. Triggers only ever insert rows, so that writers never wait for
 * each other; a timer folds them, and readers add up what there is.
 */
@Index({
  name: "day_figures_read_index",
  expression: `create index "day_figures_read_index" on "day_figures" ("kind", "day", "currency", "key") include ("count", "amount")`,
})
@Index({
  name: "day_figures_folded_unique",
  expression: `create unique index "day_figures_folded_unique" on "day_figures" ("kind", "day", "currency", "key") where "is_folded"`,
})
@Index({
  name: "day_figures_unfolded_index",
  expression: `create index "day_figures_unfolded_index" on "day_figures" ("id") where not "is_folded"`,
})
@table("day_figures")
export class DayFigure {
  @Property({ primary: true, type: "uuid" }) id: string = uuid();

  @Property({ type: "text" }) kind!: FigureKind;

  /** What is counted apart, such as the id of a product; empty if nothing is. */
  @Property({ type: "text", default: "" }) key: Opt<string> = "";

  /** ISO 4217; empty of what is no money. */
  @Property({ type: "text", default: "" }) currency: Opt<string> = "";

  /** Of Europe/Vienna. */
  @Property({ type: "date" }) day!: string;

  @Property({ type: "bigint" }) count!: string;

  /** In the smallest unit of the currency. */
  @Property({ type: "bigint" }) amount!: string;

  @Property({ type: "boolean", default: false }) isFolded: Opt<boolean> = false;
}
