import { matchesPassword } from "../accounts/password.ts";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid, Problem } from "../foundation/errors.ts";
import { notFound } from "../foundation/model-messages.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { FileLink } from "./file-link.ts";
import { FileVersion } from "./file-version.ts";
import { File, FileKind, FileScan } from "./file.ts";

const ended = () => new Problem("GONE", "This link has ended");

const isUsedUp = ({ maxDownloads, downloadCount }: FileLink): boolean =>
  maxDownloads != null && downloadCount >= maxDownloads;

/**
 * What an address leads to, as long as its link is open and its owner may sign in. The address is the permission: no
 * policy applies.
 */
async function openedLink(
  token: string,
  context: Context,
): Promise<{ link: FileLink; file: File }> {
  const { em } = context;
  const link = await em.findOne(FileLink, { tokenHash: hashOfToken(token) }, { refresh: true });
  if (!link) throw notFound(FileLink);
  const file = await em.findOne(File, { id: link.file.id, deletedAt: null }, { refresh: true });
  const isOpen = file && (await em.count(User, { member: file.owner.id, ...CAN_SIGN_IN }));
  if (!file || !isOpen || link.isStopped || link.expiresAt <= context.now() || isUsedUp(link))
    throw ended();
  return { link, file };
}

async function verifyPassword(
  link: FileLink,
  password: string | null | undefined,
  { services }: Context,
): Promise<void> {
  if (!link.passwordHash) return;
  if (!password) throw new Invalid({ password: "Required" });
  const attempt = await services.limits.take(["fileLinkPassword", link.id]);
  if (!(await matchesPassword(password, link.passwordHash)))
    throw new Invalid({ password: "Incorrect" });
  attempt.giveBack();
}

const COUNT = {
  opened: "update file_links set opened_count = opened_count + 1 where id = ?",
  // the limit holds for downloads that begin at once, too
  downloaded: `update file_links set download_count = download_count + 1
    where id = ? and not is_stopped and (max_downloads is null or download_count < max_downloads)`,
};

/** Counts something on a link; false if its limit is reached. */
async function count(
  link: FileLink,
  kind: keyof typeof COUNT,
  { em, services }: Context,
): Promise<boolean> {
  const { affectedRows } = await em
    .getConnection()
    .execute<{ affectedRows: number }>(COUNT[kind], [link.id], "run");
  services.tablesWritten(["file_links"]);
  return affectedRows > 0;
}

/** What the page of a link shows; without the right password nothing about the file. */
export async function openLink(
  token: string,
  password: string | null | undefined,
  context: Context,
): Promise<{ link: FileLink; file: File | null }> {
  const { link, file } = await openedLink(token, context);
  if (link.hasPassword && !password) return { link, file: null };
  await verifyPassword(link, password, context);
  await count(link, "opened", context);
  return { link, file };
}

/** What a link offers as a download; `begin` counts it, when the first byte is ready. */
export async function downloadByLink(
  token: string,
  password: string | null | undefined,
  context: Context,
): Promise<{ file: File; version?: FileVersion; begin(): Promise<void> }> {
  const { link, file } = await openedLink(token, context);
  await verifyPassword(link, password, context);
  if (file.scan === FileScan.BLOCKED) throw new Forbidden("This file is blocked");
  const begin = async () => {
    if (!(await count(link, "downloaded", context))) throw ended();
  };
  if (file.kind === FileKind.FOLDER) return { file, begin };
  const where = { file: file.id, number: file.versionNumber };
  return { file, version: await context.em.findOneOrFail(FileVersion, where), begin };
}
