import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { day, parseInput } from "../foundation/input.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import type { Member } from "../members/member.ts";
import { projectToChange } from "../projects/project-owners.ts";
import { z } from "zod";
import { splitDays, startOfDay } from "./split-days.ts";
import { TimeEntry } from "./time-entry.ts";

/** The most entries of which a report is made. */
const MAX_ENTRIES = 10_000;

@ObjectType({ description: "A sum of finished time entries." })
export class TimeSum {
  @Field(() => Int, { simple: true }) seconds = 0;
  @Field(() => Int, { simple: true }) billableSeconds = 0;
}

@ObjectType()
export class MemberTime extends TimeSum {
  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: "Null once the profile is deleted.",
  })
  memberId!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  name!: string | null;
}

@ObjectType()
export class CardTime extends TimeSum {
  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: "Null for the project as a whole, and for cards that were deleted for good.",
  })
  cardId!: string | null;

  @Field(() => String, { simple: true })
  title!: string;
}

@ObjectType()
export class WeekTime extends TimeSum {
  @Field(() => String, { simple: true, description: "Its Monday, YYYY-MM-DD." })
  week!: string;

  @Field(() => [Int], { simple: true, description: "The seconds of its seven days, from Monday." })
  days: number[] = [0, 0, 0, 0, 0, 0, 0];
}

@ObjectType({ description: "The time of a project. Days are those of Europe/Vienna." })
export class ProjectTime extends TimeSum {
  @Field(() => [MemberTime], { simple: true, description: "Most time first." })
  members: MemberTime[] = [];

  @Field(() => [CardTime], { simple: true, description: "Most time first." })
  cards: CardTime[] = [];

  @Field(() => [WeekTime], {
    simple: true,
    description: "Newest first; those without time are missing.",
  })
  weeks: WeekTime[] = [];
}

/** Days, both included. */
export interface DayRange {
  from?: string | null;
  to?: string | null;
}

interface Instants {
  from: Date | null;
  to: Date | null;
}

const rangeInput = z.object({ from: day().nullish(), to: day().nullish() });

/** The instants of a range of days. */
export function instantsOf(range: DayRange): Instants {
  const { from, to } = parseInput(rangeInput, range);
  if (from && to && to < from) throw new Invalid({ to: "Not valid" });
  const next = to && String(Temporal.PlainDate.from(to).add({ days: 1 }));
  return { from: from ? startOfDay(from) : null, to: next ? startOfDay(next) : null };
}

/** Entries that lie at least partly within a range, also one that runs. */
export const entriesWithin = ({ from, to }: Instants) => ({
  ...(from && { $or: [{ endedAt: null }, { endedAt: { $gt: from } }] }),
  ...(to && { startedAt: { $lt: to } }),
});

/** Finished entries that lie at least partly within a range. */
export const finishedWithin = ({ from, to }: Instants) => ({
  endedAt: from ? { $gt: from } : { $ne: null },
  ...(to && { startedAt: { $lt: to } }),
});

/** The sums of a project that the viewer may change. */
export async function projectTime(
  projectId: string,
  range: DayRange,
  context: Context,
): Promise<ProjectTime> {
  const within = instantsOf(range);
  const project = await projectToChange(projectId, context);
  const entries = await allOf(
    TimeEntry,
    { project: project.id, ...finishedWithin(within) },
    context,
    {
      orderBy: { startedAt: "desc", id: "desc" },
      limit: MAX_ENTRIES + 1,
      populate: ["member", "card"],
    },
  );
  if (entries.length > MAX_ENTRIES)
    throw new Invalid({ from: `At most ${MAX_ENTRIES.toLocaleString("en")} entries` });
  return sumsOf(entries, within);
}

function sumsOf(entries: readonly TimeEntry[], { from, to }: Instants): ProjectTime {
  const whole = new ProjectTime();
  const members = new Map<string | null, MemberTime>();
  const cards = new Map<string, CardTime>();
  const weeks = new Map<string, WeekTime>();
  for (const entry of entries) {
    const { startedAt, endedAt, billable } = entry;
    if (!endedAt) continue;
    const start = from && from > startedAt ? from : startedAt;
    const end = to && to < endedAt ? to : endedAt;
    for (const [date, ms] of splitDays(start, end)) {
      const parts = [
        whole,
        known(members, entry.member?.id ?? null, () => memberTime(entry.member)),
        known(cards, entry.card?.id ?? entry.title, () => cardTime(entry)),
        weekOf(weeks, date, ms),
      ];
      for (const part of parts) add(part, ms, billable);
    }
  }
  whole.members = mostFirst(members);
  whole.cards = mostFirst(cards);
  whole.weeks = [...weeks.values()].toSorted((one, other) => (one.week < other.week ? 1 : -1));
  for (const sum of [whole, ...whole.members, ...whole.cards, ...whole.weeks]) toSeconds(sum);
  for (const week of whole.weeks) week.days = week.days.map(seconds);
  return whole;
}

function known<Key, Part>(parts: Map<Key, Part>, key: Key, make: () => Part): Part {
  const part = parts.get(key) ?? make();
  parts.set(key, part);
  return part;
}

const memberTime = (member: Member | null | undefined): MemberTime =>
  Object.assign(new MemberTime(), {
    memberId: member?.id ?? null,
    name: member?.displayName ?? null,
  });

const cardTime = ({ card, title }: TimeEntry): CardTime =>
  Object.assign(new CardTime(), { cardId: card?.id ?? null, title: card?.title ?? title });

function weekOf(weeks: Map<string, WeekTime>, date: string, ms: number): WeekTime {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const monday = String(Temporal.PlainDate.from(date).subtract({ days: dayOfWeek - 1 }));
  const week = known(weeks, monday, () => Object.assign(new WeekTime(), { week: monday }));
  week.days[dayOfWeek - 1] = (week.days[dayOfWeek - 1] ?? 0) + ms;
  return week;
}

// milliseconds are summed first, so that seconds are not lost entry by entry

function add(sum: TimeSum, ms: number, billable: boolean): void {
  sum.seconds += ms;
  if (billable) sum.billableSeconds += ms;
}

const seconds = (ms: number): number => Math.floor(ms / 1_000);

function toSeconds(sum: TimeSum): void {
  sum.seconds = seconds(sum.seconds);
  sum.billableSeconds = seconds(sum.billableSeconds);
}

const mostFirst = <Part extends TimeSum>(parts: ReadonlyMap<unknown, Part>): Part[] =>
  [...parts.values()].toSorted((one, other) => other.seconds - one.seconds);
