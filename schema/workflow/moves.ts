import { Field, ID, InputType, Int } from "type-graphql";
import { type BulkResult, changeAll, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { SECOND } from "../foundation/durations.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { refuseTooMany } from "../foundation/id-args.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { takeBackMail } from "../mail/take-back-mail.ts";
import type { Member } from "../members/member.ts";
import { type HistoryEntry, HistoryKind, record } from "./history-entry.ts";
import { staffMember, type Workflow } from "./workflow.ts";

/** How long what was done can be undone: longer than clients offer it, so that what arrives late still counts. */
export const UNDO_MS = 12 * SECOND;

/** A row as it was seen; each noun has its own input type that extends it. */
@InputType()
export abstract class SeenInput {
  @Field(() => ID) id!: string;
  @Field(() => Int, {
    nullable: true,
    description: "CONFLICT if it was changed since; omit it to skip the check.",
  })
  version?: number | null;
}

interface MoveOptions {
  /** By default the member who acts. */
  actor?: Member | null;
  at?: Date;
}

/** Moves rows to a stage and records it. It is for moves of all kinds: `moveMany` is for staff. */
export function moveTo<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  rows: readonly T[],
  to: Stage,
  context: Context,
  options: MoveOptions = {},
): void {
  flow.beforeMove?.(rows, to, context);
  for (const row of rows) moveOne(flow, row, to, context, options);
}

function moveOne<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  row: T,
  to: Stage,
  context: Context,
  { actor = staffMember(context), at = context.now() }: MoveOptions,
): void {
  const from = row[flow.stage] as Stage;
  if (from === to) return;
  Object.assign(row, { [flow.stage]: to, ...(flow.since && { [flow.since]: at }) });
  record(flow, row, { kind: HistoryKind.STAGE, actor, from, to }, context, at);
}

/** Throws INVALID or CONFLICT if staff cannot move a row to a stage. */
function refuseMove<T extends StoredEntity, Stage extends string>(
  { stage, reserved = [], terminal }: Workflow<T, Stage>,
  row: T,
  to: Stage,
): void {
  if (reserved.includes(to)) throw new Invalid({ [stage]: "Not valid" });
  const ended = terminal?.[row[stage] as Stage];
  if (ended) throw new Conflict(ended);
}

/**
 * Moves rows to a stage for staff, each in the version that was seen. A row that cannot be moved does
 * not affect the others.
 * @param also what follows for each row that is moved, at the time of its move; it must not refuse
 */
export function moveMany<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  seen: readonly SeenInput[],
  to: Stage,
  context: Context,
  also?: (row: T, at: Date) => unknown,
): Promise<BulkResult> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  refuseTooMany(ids);
  return changeAll(flow.entity, ids, context, {
    async find(some) {
      const found = await allOf<T>(flow.entity, { id: { $in: some } }, context);
      flow.beforeMove?.(found, to, context);
      return found;
    },
    async change(row) {
      refuseMove(flow, row, to);
      await context.checkVersion(row, versions.get(row.id));
      const at = context.now();
      moveOne(flow, row, to, context, { at });
      await also?.(row, at);
    },
  });
}

interface UndoOptions {
  /** Only moves with a mail that has not left: others are moved back. */
  onlyMailed?: boolean;
}

const hasLeft = () => new Conflict("The email has already been sent");
const tooLate = () => new Conflict("This can no longer be undone");

/**
 * Takes back the last move of rows, together with the mail that was written with it, if nothing was
 * moved, assigned or written since: the rows are in their former stage, and their histories do not
 * mention it. A mail can be taken back until it leaves, a move without one for `UNDO_MS`.
 */
export const undoMoves = <T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  ids: readonly string[],
  context: Context,
  { onlyMailed = false }: UndoOptions = {},
): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const row = await context.find<T>(flow.entity, id);
    const last = await lastEntries(flow, row, context);
    const move = last.find(({ kind }) => kind === HistoryKind.STAGE);
    const mail = last.find(({ kind }) => kind === HistoryKind.MAIL);
    if (onlyMailed && !mail) throw hasLeft();
    if (!move?.from) throw mail ? hasLeft() : tooLate();
    if (!mail && isOld(move, context)) throw tooLate();
    const { from } = move;
    await takeBack(row, last, context, () => Object.assign(row, { [flow.stage]: from }));
  });

/** Takes back the last mails that were written about rows, until they leave. */
export const unsendMails = <T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  ids: readonly string[],
  context: Context,
): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const row = await context.find<T>(flow.entity, id);
    const last = await lastEntries(flow, row, context);
    const [mail, other] = last;
    if (mail?.kind !== HistoryKind.MAIL || other) throw hasLeft();
    await takeBack(row, last, context);
  });

const isOld = ({ createdAt }: HistoryEntry, context: Context): boolean =>
  +context.now() - +createdAt > UNDO_MS;

/** The entries of the last operation on a row: they share its time. */
async function lastEntries<T extends StoredEntity, Stage extends string>(
  { history }: Workflow<T, Stage>,
  row: T,
  { em }: Context,
): Promise<HistoryEntry[]> {
  if (typeof history === "string") return [];
  const entity = history.entity as EntityClass<HistoryEntry>;
  const undoable = { [history.of]: row, kind: { $in: Object.values(HistoryKind) } } as object;
  const newestFirst = { createdAt: "desc", id: "desc" } as const;
  const newest = await em.findOne(entity, undoable, { orderBy: newestFirst });
  if (!newest) return [];
  return em.find(entity, { ...undoable, createdAt: newest.createdAt });
}

/** Removes entries from the history of a row, and their mail from the queue. */
async function takeBack<T extends StoredEntity>(
  row: T,
  entries: readonly HistoryEntry[],
  context: Context,
  change: () => unknown = () => {},
): Promise<void> {
  const mailId = entries.find(({ kind }) => kind === HistoryKind.MAIL)?.mailId;
  await context.updateLoaded(row, null, () => {
    change();
    context.em.remove(entries);
    if (!mailId) return;
    context.joinSave(async (transaction) => {
      if (!(await takeBackMail(mailId, transaction))) throw hasLeft();
    });
  });
  context.services.tablesWritten(["outgoing_mails"]);
}
