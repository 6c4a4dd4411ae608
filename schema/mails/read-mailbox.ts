import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Mailbox, MailFailure } from "./mailbox.ts";

/** How long a process reads a mailbox without renewing that it does. */
const LOCKED_MS = 2 * MINUTE;
/** After so many tries a mail is kept as it came. */
const MAX_TRIES = 3;

/** The mailbox, if this process may read it now; undefined while another one does. */
export async function claimMailbox(
  name: string,
  process: string,
  context: Context,
): Promise<Mailbox | undefined> {
  const { em } = context;
  await context.insertIfAbsent(new Mailbox(name));
  const now = context.now();
  const claimed = await em.nativeUpdate(
    Mailbox,
    { name, $or: [{ lockedBy: process }, { lockedBy: null }, { lockedUntil: { $lt: now } }] },
    { lockedBy: process, lockedUntil: new Date(+now + LOCKED_MS) },
  );
  return claimed ? em.findOneOrFail(Mailbox, { name }, { refresh: true }) : undefined;
}

/** Lets another process read it. */
export const releaseMailbox = async (
  name: string,
  process: string,
  { em }: Context,
): Promise<void> => {
  await em.nativeUpdate(
    Mailbox,
    { name, lockedBy: process },
    { lockedBy: null, lockedUntil: null },
  );
};

/** Notes that the mail server answered, or why it did not. */
export async function noteContact(
  name: string,
  error: string | null,
  context: Context,
): Promise<void> {
  const values = error === null ? { contactAt: context.now(), error } : { error };
  await context.em.nativeUpdate(Mailbox, { name }, values);
  context.services.tablesWritten(["mailboxes"]);
}

/** Notes how far it was read. With another UIDVALIDITY all is compared again. */
export const noteProgress = (
  name: string,
  values: { uidValidity: number; lastUid: number },
  { em }: Context,
): Promise<number> => em.nativeUpdate(Mailbox, { name }, values);

interface Fetched {
  mailbox: string;
  uidValidity: number;
  uid: number;
}

/** The mails that could not be stored, to try again. */
export const failuresOf = (
  { mailbox, uidValidity }: Omit<Fetched, "uid">,
  { em }: Context,
): Promise<MailFailure[]> =>
  em.find(MailFailure, { mailbox, uidValidity }, { orderBy: { uid: "asc" } });

/** Notes that a mail could not be stored; true if it was tried often enough. */
export async function noteFailure(
  fetched: Fetched,
  error: string,
  context: Context,
): Promise<boolean> {
  const em = context.em.fork();
  const failure =
    (await em.findOne(MailFailure, { ...fetched })) ??
    new MailFailure({ ...fetched, times: 0, error, createdAt: context.now() });
  failure.times += 1;
  failure.error = error;
  await em.persist(failure).flush();
  return failure.times >= MAX_TRIES;
}

export const forgetFailure = (fetched: Fetched, { em }: Context): Promise<number> =>
  em.nativeDelete(MailFailure, { ...fetched });
