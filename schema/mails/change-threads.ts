import { User } from "../accounts/user.ts";
import { type BulkResult, changeAll, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid, NotFound } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { announceRead, markRead } from "../notifications/mark-read.ts";
import { moveTo } from "../workflow/moves.ts";
import { MailLabel } from "./mail-label.ts";
import { MailMark } from "./mail-mark.ts";
import { MailFolder, MailThread } from "./mail-thread.ts";
import { announceDeletion, announceThread } from "./mails.events.ts";
import { MailThreadChanges } from "./mails.input.ts";
import { mailFlow } from "./mails.workflow.ts";

/** Moves conversations to a folder, for all staff. */
export const moveThreads = (
  ids: readonly string[],
  folder: MailFolder,
  context: Context,
): Promise<BulkResult> =>
  changeAll(MailThread, ids, context, {
    find: (some) => allOf(MailThread, { id: { $in: some } }, context),
    change(thread) {
      moveTo(mailFlow, [thread], folder, context);
      announceThread(thread.id, context);
    },
  });

/** Marks conversations, and changes their labels. */
export async function changeThreads(
  ids: readonly string[],
  changes: MailThreadChanges,
  context: Context,
): Promise<BulkResult> {
  const { isUnread, isStarred, isImportant, addLabelIds, removeLabelIds } = parseInput(
    MailThreadChanges,
    changes,
  );
  const added = await labelsBy(addLabelIds ?? [], context);
  const removed = await labelsBy(removeLabelIds ?? [], context);
  return changeEach(ids, context, async (id) => {
    const thread = await context.find(MailThread, id);
    if (isUnread != null || isStarred != null) {
      await markThread(thread, { isUnread, isStarred }, context);
      if (isUnread === false && (await markRead({ mailThread: id }, context)))
        await announceRead(context);
    }
    if (isImportant != null) thread.isImportant = isImportant;
    if (added.length || removed.length) {
      await thread.labels.init();
      thread.labels.remove(removed.map((label) => context.em.getReference(MailLabel, label)));
      thread.labels.add(added.map((label) => context.em.getReference(MailLabel, label)));
    }
    announceThread(id, context);
    await context.save();
  });
}

async function labelsBy(ids: readonly string[], context: Context): Promise<string[]> {
  const found = await allOf(MailLabel, { id: { $in: [...ids] } }, context);
  if (found.length < new Set(ids).size) throw new NotFound("Label not found");
  return found.map(({ id }) => id);
}

interface Marks {
  isUnread?: boolean | null | undefined;
  isStarred?: boolean | null | undefined;
}

/** Marks a conversation for the viewer alone. */
export async function markThread(
  thread: MailThread,
  { isUnread, isStarred }: Marks,
  context: Context,
): Promise<void> {
  const { em, viewer, services } = context;
  const user = viewer.userId;
  if (!user) throw new Invalid({ user: "Required" });
  const values = {
    ...(isUnread != null && { isRead: !isUnread }),
    ...(isStarred != null && { isStarred }),
  };
  const update = () => em.nativeUpdate(MailMark, { user, thread: thread.id }, values);
  if (!(await update())) {
    const made = new MailMark({ user: em.getReference(User, user), thread });
    if (!(await context.insertIfAbsent(Object.assign(made, values)))) await update();
  }
  services.tablesWritten(["mail_marks"]);
}

/** Deletes conversations from the trash or spam for good. */
export const deleteThreads = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeAll(MailThread, ids, context, {
    find: (some) => allOf(MailThread, { id: { $in: some } }, context),
    change(thread) {
      if (thread.folder !== MailFolder.TRASH && thread.folder !== MailFolder.SPAM)
        throw new Conflict("Move it to the trash first");
      announceDeletion(thread.id, context);
      context.em.remove(thread);
    },
  });
