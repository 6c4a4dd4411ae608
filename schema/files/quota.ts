import type { Context } from "../foundation/context.ts";
import { Problem } from "../foundation/errors.ts";
import { usedSpaceStatement } from "../foundation/stored-space.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { DEFAULT_STORAGE_QUOTA_MB } from "../settings/site-settings.ts";

const MEGABYTE = 1_000_000;

/** How many bytes the files of a member may use. */
export async function quotaOf({ services }: Pick<Context, "services">): Promise<number> {
  const { storageQuotaMb = DEFAULT_STORAGE_QUOTA_MB } = await services.site.decisions();
  return storageQuotaMb * MEGABYTE;
}

/** How many bytes the files of a member use, in all domains. */
export async function usedBy(memberId: string, { em }: Pick<Context, "em">): Promise<number> {
  const rows = await em
    .getConnection()
    .execute<{ used: string }[]>(
      usedSpaceStatement(),
      [memberId],
      "all",
      em.getTransactionContext(),
    );
  return Number(rows[0]?.used);
}

/** Throws QUOTA_EXCEEDED if the viewer has no room for this many bytes. */
export async function refuseOverQuota(bytes: number, context: Context): Promise<void> {
  await refuseOver(await quotaOf(context), bytes, viewerProfile(context), context);
}

/** Throws QUOTA_EXCEEDED if a member has no room for this many bytes; also within a transaction. */
export async function refuseOver(
  quota: number,
  bytes: number,
  memberId: string,
  { em, viewer }: Pick<Context, "em" | "viewer">,
): Promise<void> {
  const used = await usedBy(memberId, { em });
  if (used + bytes <= quota) return;
  // how much others use is nobody's business
  if (memberId !== viewer.memberId)
    throw new Problem("QUOTA_EXCEEDED", "The owner of this folder has no space left for it.");
  const message = `Your files use ${inMegabytes(used)} of ${inMegabytes(quota)} MB, and this needs ${inMegabytes(bytes)} MB. Delete some of them permanently first.`;
  throw new Problem("QUOTA_EXCEEDED", message, { used, limit: quota, needed: bytes });
}

/** Rounded up to a tenth, so that nothing looks like none. */
const inMegabytes = (bytes: number): string =>
  (Math.ceil(bytes / (MEGABYTE / 10)) / 10).toLocaleString("en");
