import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { announceBoard } from "../boards/boards.events.ts";
import type { Board } from "../boards/board.ts";
import { Card } from "../boards/card.ts";
import type { Context } from "../foundation/context.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES } from "../foundation/locale.ts";
import { refuseChange } from "../foundation/policies.ts";
import { deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { projectToChange } from "../projects/project-owners.ts";
import type { Project } from "../projects/project.ts";
import { announceTime } from "./time.events.ts";
import { CreateTimeEntryInput, StartTimerInput, UpdateTimeEntryInput } from "./time.input.ts";
import type { TimeTargetInput } from "./time.input.ts";
import { TimeEntry } from "./time-entry.ts";

const LONGEST = DAY;

type Target = Pick<TimeEntry, "card" | "project" | "title">;

/** What is worked on: a card of a board the viewer sees, or a project that they may change. */
async function targetOf({ cardId, projectId }: TimeTargetInput, context: Context): Promise<Target> {
  if (!cardId === !projectId) throw new Invalid({ cardId: "Either a card or a project" });
  if (cardId) {
    const card = await context.find(Card, cardId);
    await context.em.populate(card, ["board.project"]);
    return { card, project: card.board.project ?? null, title: card.title };
  }
  const project = await projectToChange(projectId ?? "", context);
  return { card: null, project, title: nameOf(project) };
}

const nameOf = ({ title }: Project): string =>
  LOCALES.map((locale) => title[locale]).find((text) => text) ?? "";

/**
 * Starts the viewer's timer. One runs at a time: what ran ends at the same instant. If it runs on this card or project
 * already, it goes on.
 */
export async function startTimer(input: StartTimerInput, context: Context): Promise<string> {
  const { note = "", billable, ...of } = parseInput(StartTimerInput, input);
  const target = await targetOf(of, context);
  const member = context.em.getReference(Member, viewerProfile(context));
  const entry = new TimeEntry({ ...target, member, startedAt: context.now(), note });
  entry.billable = billable ?? true;
  let { id } = entry;
  const affected = [target.card, (await running(context.em, context))?.card];
  await changeOwnTime(id, affected, context, async (em) => {
    const before = await running(em, context);
    if (before && isOn(before, target)) {
      id = before.id;
      return;
    }
    if (before) {
      entry.startedAt = later(context.now(), before.startedAt);
      before.endedAt = entry.startedAt;
      await em.flush(); // the unique index allows one that runs
    }
    em.persist(entry);
  });
  return id;
}

/** Stops the viewer's timer; returns its entry, or null if none ran. */
export async function stopTimer(context: Context): Promise<string | null> {
  const loaded = await running(context.em, context);
  if (!loaded) return null;
  let id: string | null = null;
  await changeOwnTime(loaded.id, [loaded.card], context, async (em) => {
    const entry = await running(em, context);
    if (!entry) return;
    entry.endedAt = later(context.now(), entry.startedAt);
    id = entry.id;
  });
  return id;
}

/** Writes down time by hand; returns the id of the entry. */
export async function createEntry(input: CreateTimeEntryInput, context: Context): Promise<string> {
  const sent = parseInput(CreateTimeEntryInput, input);
  const { note = "", billable, startedAt, endedAt } = sent;
  refuseTimes({ startedAt, endedAt }, context);
  const target = await targetOf(sent, context);
  const member = context.em.getReference(Member, viewerProfile(context));
  const entry = new TimeEntry({ ...target, member, startedAt, endedAt, note });
  entry.billable = billable ?? true;
  await changeOwnTime(entry.id, [target.card], context, async (em) => {
    em.persist(entry);
  });
  return entry.id;
}

export async function changeEntry(
  id: string,
  input: UpdateTimeEntryInput,
  context: Context,
): Promise<void> {
  const { version, ...sent } = parseInput(UpdateTimeEntryInput, input);
  const entry = await context.find(TimeEntry, id);
  refuseChange(entry, context.viewer);
  await changeOwnTime(entry.id, [entry.card], context, async (em) => {
    await readAnew(entry, em);
    refuseInvoiced(entry);
    await context.checkVersion(entry, version);
    const startedAt = sent.startedAt ?? entry.startedAt;
    const endedAt = sent.endedAt ?? entry.endedAt ?? null;
    if (!entry.endedAt && sent.endedAt) throw new Invalid({ endedAt: "The timer is running" });
    if (sent.startedAt || sent.endedAt) refuseTimes({ startedAt, endedAt }, context);
    Object.assign(entry, sent);
  });
}

/** Moves an entry to the trash, which stops its timer; what is on an invoice stays. */
export async function deleteEntry(id: string, context: Context): Promise<void> {
  const entry = await context.find(TimeEntry, id);
  refuseChange(entry, context.viewer);
  await changeOwnTime(entry.id, [entry.card], context, async (em) => {
    await readAnew(entry, em);
    refuseInvoiced(entry);
    entry.endedAt ??= later(context.now(), entry.startedAt);
    entry.delete(context.now());
  });
}

/** Restores an entry that the viewer has deleted. */
export async function restoreEntry(id: string, context: Context): Promise<void> {
  const member = viewerProfile(context);
  const [entry] = await deletedOf(TimeEntry, { id, member }, context);
  if (!entry) {
    await context.find(TimeEntry, { id, member }); // it is not deleted, or there is none
    return;
  }
  await changeOwnTime(entry.id, [entry.card], context, async () => entry.restore());
}

/**
 * Changes entries of the viewer, one change after the other: boards first, whose cards show the sum, then the member's
 * row are locked.
 */
async function changeOwnTime(
  id: string,
  cards: readonly (Card | null | undefined)[],
  context: Context,
  change: (em: EntityManager) => Promise<unknown>,
): Promise<void> {
  const { em } = context;
  const own = viewerProfile(context);
  const affected = cards.filter((card) => !!card);
  await em.populate(affected, ["board"]);
  const boards = new Set<Board>(affected.map(({ board }) => board));
  for (const board of boards) announceBoard(board.id, context);
  announceTime(id, own, context);
  await context.save({
    locking: [...boards, em.getReference(Member, own)],
    verify: async (within) => {
      await change(within);
    },
  });
}

/** The viewer's entry that runs, as it is stored now. */
export const running = (em: EntityManager, context: Context): Promise<TimeEntry | null> =>
  em.findOne(
    TimeEntry,
    { member: viewerProfile(context), endedAt: null, deletedAt: null },
    { refresh: true, flushMode: FlushMode.COMMIT, populate: ["card"] },
  );

const readAnew = (entry: TimeEntry, em: EntityManager): Promise<unknown> =>
  em.refresh(entry, { flushMode: FlushMode.COMMIT });

const isOn = (entry: TimeEntry, { card, project }: Target): boolean =>
  card ? entry.card?.id === card.id : !entry.card && entry.project?.id === project?.id;

/** Clocks of two processes may differ a little: time does not run backwards. */
const later = (now: Date, than?: Date): Date => (than && than > now ? than : now);

function refuseInvoiced({ invoicedAt }: TimeEntry): void {
  if (invoicedAt) throw new Conflict("This time is on an invoice");
}

function refuseTimes(
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date | null },
  context: Context,
): void {
  const latest = context.now().getTime() + MINUTE;
  if (startedAt.getTime() > latest) throw new Invalid({ startedAt: "In the future" });
  if (!endedAt) return;
  if (endedAt.getTime() > latest) throw new Invalid({ endedAt: "In the future" });
  if (endedAt <= startedAt) throw new Invalid({ endedAt: "Must be after the start" });
  if (endedAt.getTime() - startedAt.getTime() > LONGEST)
    throw new Invalid({ endedAt: "At most 24 hours" });
}
