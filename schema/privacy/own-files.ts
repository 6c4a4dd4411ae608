import type { EntityManager } from "@mikro-orm/core";
import { cardFileKey } from "../boards/card-attachment.ts";
import { attachmentKey } from "../chat/attachment.ts";
import { freeName, nameKeyOf } from "../files/file-name.ts";
import { versionKey } from "../files/file-version.ts";
import { cvKey } from "../jobs/application.ts";
import { pictureKey } from "../members/member-picture.ts";
import { mediaKey } from "../projects/project-media.ts";
import { KeptDataKind } from "./kept-data-kind.ts";
import type { Owner } from "./own-rows.ts";

/** A stored file of a person: where it is in the archive, and where its bytes are. */
export interface OwnFile {
  part: KeptDataKind;
  path: string;
  modifiedAt: Date;
  key: string;
}

interface Row {
  id: string;
  name: string;
  at: string;
}

interface FileRow extends Row {
  parent: string | null;
  version: string | null;
}

const { PROFILE, MESSAGES, WORK, WRITING, REQUESTS, FILES } = KeptDataKind;

const FILE_MANAGER = `
  select files.id, files.parent_id as parent, files.name, files.modified_at::text as at, file_versions.id as version
  from files left join file_versions on file_id = files.id and number = version_number
  where files.owner_id = ? and deleted_at is null and scan <> 'blocked'
  order by depth, name`;

const ATTACHMENTS = `
  select id, name, created_at::text as at from attachments where uploader_id = ? order by id`;

const CARD_FILES = `
  select id, name, created_at::text as at from card_attachments where uploader_id = ? order by id`;

const MEDIA = `
  select id, name, created_at::text as at from project_media
  where uploader_id = ? and sha256 is not null order by id`;

const CVS = `
  select id, cv_name as name, created_at::text as at from applications
  where (member_id = ? or (member_id is null and email = ?)) and cv_sha256 is not null order by id`;

const PICTURES = `
  select unnest(array[avatar, cover]) as name, id, updated_at::text as at from members where id = ?`;

/** The files that an owner uploaded, those of the file manager in their folders. */
export async function ownFiles(owner: Owner, em: EntityManager): Promise<OwnFile[]> {
  const read = <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    em.getConnection().execute(sql, values, "all");
  const { member, email } = owner;
  const attachments = await read<Row>(ATTACHMENTS, member);
  const cardFiles = await read<Row>(CARD_FILES, member);
  const media = await read<Row>(MEDIA, member);
  const cvs = await read<Row>(CVS, member, email);
  const pictures = await read<Row>(PICTURES, member);
  return [
    ...pictures.flatMap(({ id, name, at }) => {
      const key = pictureKey(name, id);
      const path = `profile/${key?.slice(key.indexOf("/") + 1)}.webp`;
      return key ? { part: PROFILE, path, modifiedAt: new Date(at), key } : [];
    }),
    ...inFolders(await read<FileRow>(FILE_MANAGER, member)),
    ...attachments.map((row) => besides(MESSAGES, "message-files", row, attachmentKey)),
    ...cardFiles.map((row) => besides(WORK, "card-files", row, cardFileKey)),
    ...media.map((row) => besides(WRITING, "project-media", row, mediaKey)),
    ...cvs.map((row) => besides(REQUESTS, "applications", row, cvKey)),
  ];
}

/** Several may have the same name: the id tells them apart. */
const besides = (
  part: KeptDataKind,
  folder: string,
  { id, name, at }: Row,
  keyOf: (id: string) => string,
): OwnFile => ({
  part,
  path: `${folder}/${id}/${pathSafe(name)}`,
  modifiedAt: new Date(at),
  key: keyOf(id),
});

/** What is in folders of others is at the top. */
function inFolders(rows: readonly FileRow[]): OwnFile[] {
  const paths = new Map<string, string>();
  const namesIn = new Map<string, Set<string>>();
  return rows.flatMap(({ id, parent, name, at, version }) => {
    const folder = paths.get(parent ?? "") ?? "files";
    const inUse = namesIn.getOrInsertComputed(folder, () => new Set());
    const free = freeName(pathSafe(name), inUse);
    inUse.add(nameKeyOf(free));
    const path = `${folder}/${free}`;
    if (version) return { part: FILES, path, modifiedAt: new Date(at), key: versionKey(version) };
    paths.set(id, path);
    return [];
  });
}

/** A name that no program takes for another place. */
const pathSafe = (name: string): string =>
  // oxlint-disable-next-line no-control-regex -- they have no place in the name of a file
  name.replaceAll(/[\u0000-\u001f/\\:]/g, "_").replace(/^\.{1,2}$/, "_") || "_";
