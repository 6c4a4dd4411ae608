import { hashPassword } from "../accounts/password.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { FileLink } from "./file-link.ts";
import { CreateFileLinkInput, MAX_LINK_DAYS, UpdateFileLinkInput } from "./files.input.ts";
import { ownFile } from "./share-files.ts";

/** The days of links begin and end there. */
const TIME_ZONE = "Europe/Vienna";

/** Makes a share link; its address is returned once. */
export async function createLink(
  input: CreateFileLinkInput,
  context: Context,
): Promise<{ id: string; path: string }> {
  const {
    fileId,
    expiresOn,
    label = null,
    password,
    maxDownloads = null,
  } = parseInput(CreateFileLinkInput, input);
  const file = await ownFile(fileId, context);
  const expiresAt = endOf(expiresOn, context);
  await context.services.limits.take(["newFileLink", file.owner.id]);
  const token = newToken();
  const link = new FileLink({ file, owner: file.owner, tokenHash: hashOfToken(token), expiresAt });
  link.label = label;
  link.maxDownloads = maxDownloads;
  await setPassword(link, password);
  context.em.persist(link);
  if (!(await context.saveUnique())) throw alreadyTaken(FileLink);
  return { id: link.id, path: `/share/${token}` };
}

/** Changes the fields of a link that are sent. */
export const updateLink = (
  id: string,
  input: UpdateFileLinkInput,
  context: Context,
): Promise<ReadQuery> =>
  context.update(FileLink, id, input.version, async (link) => {
    const sent = parseInput(UpdateFileLinkInput, input);
    if (sent.label !== undefined) link.label = sent.label;
    if (sent.expiresOn) link.expiresAt = endOf(sent.expiresOn, context);
    if (sent.maxDownloads !== undefined) link.maxDownloads = sent.maxDownloads;
    if (sent.password !== undefined) await setPassword(link, sent.password);
    link.isStopped = sent.isStopped ?? link.isStopped;
  });

async function setPassword(link: FileLink, password: string | null | undefined): Promise<void> {
  link.passwordHash = password ? await hashPassword(password) : null;
  link.hasPassword = !!password;
}

/** The end of a day, which is today or not too far off. */
function endOf(expiresOn: string, context: Context): Date {
  const day = Temporal.PlainDate.from(expiresOn);
  const now = Temporal.Instant.fromEpochMilliseconds(context.now().getTime());
  const today = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  const { days } = today.until(day);
  if (days < 0) throw new Invalid({ expiresOn: "In the past" });
  if (days > MAX_LINK_DAYS) throw new Invalid({ expiresOn: `At most ${MAX_LINK_DAYS}` });
  return new Date(day.add({ days: 1 }).toZonedDateTime(TIME_ZONE).epochMilliseconds);
}
