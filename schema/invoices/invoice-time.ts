import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import { isUuid } from "../foundation/uuid.ts";
import { roundedQuotient } from "../pricing/largest-remainder.ts";
import { QUANTITY_PLACES } from "../pricing/price-document.ts";
import { TaxCategory } from "../pricing/tax-category.ts";
import { Project } from "../projects/project.ts";
import { TimeEntry } from "../time/time-entry.ts";
import { changeDraft } from "./change-invoice.ts";
import { InvoiceItem, InvoiceUnit } from "./invoice-item.ts";
import { itemsOf, rateOf, storeLines } from "./invoice-lines.ts";
import { AddTimeInput, MAX_ITEMS, MAX_TIME_ENTRIES, TimeGrouping } from "./invoices.input.ts";
import { readInvoiceSettings } from "./read-invoice-settings.ts";

@ObjectType({ description: "Finished time of a member on a card or on a project as a whole." })
export class BillableWork {
  @Field(() => ID, { simple: true, nullable: true }) cardId!: string | null;
  @Field(() => String, { simple: true, description: "What the card or project is called." })
  title!: string;
  @Field(() => ID, { simple: true, nullable: true }) memberId!: string | null;
  @Field(() => String, { simple: true, nullable: true }) name!: string | null;
  @Field(() => Int, { simple: true }) seconds!: number;
  @Field(() => [ID], { simple: true }) entryIds!: string[];
}

@ObjectType({ description: "Billable time of a project that is on no invoice." })
export class BillableTime {
  @Field(() => Int, { simple: true }) seconds!: number;
  @Field(() => [BillableWork], { simple: true, description: "By card and member, oldest first." })
  work!: BillableWork[];
}

const UNBILLED = {
  billable: true,
  invoicedAt: null,
  endedAt: { $ne: null },
  ...NOT_DELETED,
};

/** What of a project can be invoiced: at most so many entries, the oldest. */
export async function billableTime(projectId: string, { em }: Context): Promise<BillableTime> {
  const exists = isUuid(projectId) && (await em.count(Project, { id: projectId, ...NOT_DELETED }));
  if (!exists) throw notFound(Project);
  const entries = await em.find(
    TimeEntry,
    { project: projectId, ...UNBILLED },
    {
      populate: ["member", "card"],
      orderBy: { startedAt: "asc", id: "asc" },
      limit: MAX_TIME_ENTRIES,
    },
  );
  const groups = Map.groupBy(entries, (entry) => `${cardOf(entry)} ${entry.member?.id ?? ""}`);
  const work = Array.from(groups.values(), (some) => {
    const [first] = some;
    return {
      cardId: first?.card?.id ?? null,
      title: first?.card?.title ?? first?.title ?? "",
      memberId: first?.member?.id ?? null,
      name: first?.member?.displayName ?? null,
      seconds: secondsOf(some),
      entryIds: some.map(({ id }) => id),
    };
  });
  return { seconds: secondsOf(entries), work };
}

/**
 * Puts time on a draft, a line for each card or member. The entries are taken by one statement, so that of two drafts
 * one gets them.
 */
export async function addTime(id: string, input: AddTimeInput, context: Context): Promise<void> {
  const sent = parseInput(AddTimeInput, input);
  const settings = await readInvoiceSettings(context.em);
  await changeDraft(id, sent.version, context, async (invoice, em) => {
    const before = await itemsOf(invoice, em);
    const entries = await takeTime([...new Set(sent.entryIds)], context.now(), em);
    const taxRate = rateOf(TaxCategory.S, sent.taxRate, settings.taxRates);
    const groups = Map.groupBy(entries, sent.groupBy === TimeGrouping.CARD ? cardOf : memberOf);
    const lines = Array.from(
      groups.values(),
      (some) =>
        new InvoiceItem({
          title: titleOf(some, sent.groupBy),
          service: sent.service ?? "",
          quantity: hoursOf(some),
          unit: InvoiceUnit.HOUR,
          unitPrice: sent.unitPrice,
          taxRate,
          taxCategory: TaxCategory.S,
          timeEntryIds: some.map((entry) => entry.id),
        }),
    );
    const items = [...before, ...lines];
    if (items.length > MAX_ITEMS) throw new Conflict(`At most ${MAX_ITEMS} lines`);
    invoice.subject ||= items[0]?.title ?? "";
    await storeLines(invoice, items, invoice.discount, em);
  });
  context.services.tablesWritten(["time_entries"]);
}

const TAKE = `update time_entries set invoiced_at = ?, version = version + 1
  where id = any(?::uuid[]) and billable and invoiced_at is null and ended_at is not null and deleted_at is null`;

const GIVE_BACK = `update time_entries set invoiced_at = null, version = version + 1
  where id = any(?::uuid[]) and invoiced_at is not null`;

async function takeTime(
  ids: readonly string[],
  now: Date,
  em: EntityManager,
): Promise<TimeEntry[]> {
  const taken = await change(TAKE, [now, arrayOf(ids)], em);
  if (taken < ids.length)
    throw new Conflict("Some of this time is on an invoice already, or cannot be invoiced");
  return em.find(
    TimeEntry,
    { id: { $in: [...ids] } },
    {
      populate: ["member", "card"],
      orderBy: { startedAt: "asc", id: "asc" },
      refresh: true,
      flushMode: FlushMode.COMMIT,
    },
  );
}

/** Time of lines that are no longer invoiced. */
export async function giveTimeBack(
  items: readonly InvoiceItem[],
  em: EntityManager,
): Promise<void> {
  const ids = items.flatMap(({ timeEntryIds }) => timeEntryIds);
  if (ids.length) await change(GIVE_BACK, [arrayOf(ids)], em);
}

const arrayOf = (ids: readonly string[]): string => `{${ids.join(",")}}`;

async function change(sql: string, values: unknown[], em: EntityManager): Promise<number> {
  const { affectedRows } = await em
    .getConnection()
    .execute<{ affectedRows: number }>(sql, values, "run", em.getTransactionContext());
  return affectedRows;
}

const cardOf = ({ card, title }: TimeEntry): string => card?.id ?? title;
const memberOf = ({ member }: TimeEntry): string => member?.id ?? "";

const titleOf = ([first]: readonly TimeEntry[], groupBy: TimeGrouping): string =>
  (groupBy === TimeGrouping.MEMBER && first?.member?.displayName) ||
  first?.card?.title ||
  first?.title ||
  "";

const msOf = (entries: readonly TimeEntry[]): number =>
  entries.reduce(
    (sum, { startedAt, endedAt }) => sum + (endedAt ? endedAt.getTime() - startedAt.getTime() : 0),
    0,
  );

const secondsOf = (entries: readonly TimeEntry[]): number => Math.floor(msOf(entries) / 1_000);

const MS_PER_HOUR = 3_600_000n;

/** Time is added up, then rounded once: three times 20 minutes are 1.0000 hours. */
function hoursOf(entries: readonly TimeEntry[]): string {
  const unit = 10n ** BigInt(QUANTITY_PLACES);
  const units = roundedQuotient(BigInt(msOf(entries)) * unit, MS_PER_HOUR);
  const least = units || 1n;
  return `${least / unit}.${String(least % unit).padStart(QUANTITY_PLACES, "0")}`;
}
