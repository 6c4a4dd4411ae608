import { Unauthenticated } from "../foundation/errors.ts";
import type { Context } from "../foundation/context.ts";
import type { CsvCell } from "../foundation/csv.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { type MailIntl, mailIntl } from "../mail/mail-intl.ts";
import { projectToChange } from "../projects/project-owners.ts";
import { z } from "zod";
import { dayOf, timeOf } from "./split-days.ts";
import { TimeEntry } from "./time-entry.ts";
import { type DayRange, finishedWithin, instantsOf } from "./time-report.ts";

/** Rows in memory at once. */
const CHUNK = 500;

const COLUMNS = [
  "date",
  "start",
  "end",
  "minutes",
  "person",
  "card",
  "note",
  "billable",
  "invoiced",
] as const;

interface WantedTime extends DayRange {
  projectId: string;
  locale?: string;
}

const localeInput = z.object({ locale: z.enum(Locale).default(Locale.en) });

/**
 * The finished entries of a project that the viewer may change as rows of a file, the header first, newest first. They
 * are read piece by piece: however many there are, memory does not grow.
 */
export async function exportedTime(
  { projectId, from, to, ...wanted }: WantedTime,
  context: Context,
): Promise<AsyncGenerator<readonly CsvCell[]>> {
  if (!context.viewer.isSignedIn) throw new Unauthenticated();
  const { locale } = parseInput(localeInput, wanted);
  const within = finishedWithin(instantsOf({ from, to }));
  const { id: project } = await projectToChange(projectId, context);
  return rowsOf({ project, ...within }, mailIntl(locale), context);
}

async function* rowsOf(
  where: Where,
  { formatMessage }: MailIntl,
  context: Context,
): AsyncGenerator<readonly CsvCell[]> {
  yield COLUMNS.map((column) => formatMessage({ id: `time.export.${column}` }));
  const word = (isSo: boolean) => formatMessage({ id: `time.export.${isSo ? "yes" : "no"}` });
  for (let last: TimeEntry | undefined; ;) {
    const older = last && {
      $or: [
        { startedAt: { $lt: last.startedAt } },
        { startedAt: last.startedAt, id: { $lt: last.id } },
      ],
    };
    const entries: TimeEntry[] = await allOf(
      TimeEntry,
      { $and: [where, ...(older ? [older] : [])] },
      context,
      {
        orderBy: { startedAt: "desc", id: "desc" },
        limit: CHUNK,
        populate: ["member", "card"],
      },
    );
    for (const entry of entries) yield cellsOf(entry, word);
    if (entries.length < CHUNK) return;
    last = entries.at(-1);
    context.em.clear();
  }
}

/** To the hundredth. */
const minutesOf = (ms: number): number => Math.round(ms / 600) / 100;

function cellsOf(
  { startedAt, endedAt, member, card, title, note, billable, invoicedAt }: TimeEntry,
  word: (isSo: boolean) => string,
): readonly CsvCell[] {
  const end = endedAt ?? startedAt; // only those that are finished are read
  return [
    dayOf(startedAt),
    timeOf(startedAt),
    timeOf(end),
    minutesOf(end.getTime() - startedAt.getTime()),
    member?.displayName,
    card?.title ?? title,
    note,
    word(billable),
    invoicedAt && dayOf(invoicedAt),
  ];
}
