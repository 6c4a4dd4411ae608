import { quotaOf, usedBy } from "./quota.ts";
import type { Context } from "../foundation/context.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { FileLink } from "./file-link.ts";
import type { FileQuota, FileSpacePart, FileTotals } from "./file-quota.resolver.ts";
import { File, FileKind } from "./file.ts";

const PARTS = `
  select coalesce(json_agg(parts order by size desc), '[]')::text from (
    select "group", count(*)::int as count, sum(size)::bigint as size from files
    where owner_id = $1::uuid and kind = 'file' and deleted_at is null group by 1) as parts`;

const VERSIONS = `
  select coalesce(sum(file_versions.size), 0)::text,
    coalesce(sum(file_versions.size) filter (where deleted_at is not null), 0)::text,
    coalesce(sum(file_versions.size) filter (where deleted_at is null and number < version_number), 0)::text
  from file_versions join files on files.id = file_id where file_versions.owner_id = $1::uuid`;

/** What the viewer may use, and what uses how much of it. */
export async function usedSpace(context: Context): Promise<FileQuota> {
  const own = viewerProfile(context);
  const run = statementRunner(context.em);
  const [parts = "[]"] = (await run(PARTS, [own])) ?? [];
  const [all, trash, versions] = ((await run(VERSIONS, [own])) ?? []).map(Number);
  const used = await usedBy(own, context);
  return {
    limit: await quotaOf(context),
    used,
    parts: JSON.parse(parts ?? "[]") as FileSpacePart[],
    versions: versions ?? 0,
    trash: trash ?? 0,
    elsewhere: used - (all ?? 0),
  };
}

const TOTALS = `select count(*)::text, coalesce(sum(used), 0)::text from file_spaces where used > 0`;

/** How much all members use. */
export async function fileTotals({ em }: Context): Promise<FileTotals> {
  const [members, size] = ((await statementRunner(em)(TOTALS, [])) ?? []).map(Number);
  const of = (kind: FileKind) => em.count(File, { kind, deletedAt: null });
  return {
    members: members ?? 0,
    size: size ?? 0,
    files: await of(FileKind.FILE),
    folders: await of(FileKind.FOLDER),
    links: await em.count(FileLink),
  };
}
