import { Readable } from "node:stream";
import { Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { Context } from "../foundation/context.ts";
import { isMembersFolder } from "../foundation/document-pictures.ts";
import { table } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { FileStorage } from "../foundation/services.ts";
import { Member } from "../members/member.ts";
import { TRASH_RETENTION_MS } from "../foundation/trash.ts";
import { DAY } from "../foundation/durations.ts";
import { allPublications } from "./publishable.ts";
import { versionClassOf } from "./document-version.ts";
import { PublishedDocument } from "./published-document.ts";

const CHECK_INTERVAL_MS = DAY;
const BATCH_SIZE = 200;
const UNSAVED_RETENTION_MS = 7 * DAY;

/** The job that deletes the files of pictures that are no longer used. */
export const REMOVE_PICTURES = "remove-pictures";

/** A moment as a column; a new object each time, because MikroORM mutates the options. */
const moment = () => ({ type: "datetime", length: 3 }) as const;

/**
 * A picture that was uploaded for a document. It need not be in one: its upload may never be saved,
 * or a later version may be without it. Not a type of the graph.
 */
@Index({ properties: ["checkedAt"] })
@table("uploaded_pictures")
export class UploadedPicture {
  /** The path of its URL. */
  @PrimaryKey({ type: "text" }) path: string;
  /** When it was last looked for in documents. */
  @Property(moment()) checkedAt: Date;
  /** Since when it is in no document, as far as it was checked. */
  @Property({ ...moment(), nullable: true }) unusedSince: Date | null;
  /** Whether a document has shown it. */
  @Property({ type: "boolean", default: false }) wasUsed = false;
  /** In bytes. */
  @Property({ type: "int", default: 0 }) size: number;
  /** Whose storage it counts for. */
  @ManyToOne(() => Member, { nullable: true, deleteRule: "set null" })
  uploader: Member | null;

  constructor(path: string, now: Date, size: number, uploader: Member | null) {
    this.path = path;
    this.checkedAt = now;
    this.unusedSince = now;
    this.size = size;
    this.uploader = uploader;
  }

  used(): void {
    this.unusedSince = null;
    this.wasUsed = true;
  }
}

/** The storage key of an uploaded picture. */
const keyOf = (path: string): string => path.slice("/files/".length, -".webp".length);

/** Stores a picture of a document and returns its path. */
export async function storePicture(
  folder: string,
  content: Uint8Array,
  context: Context,
): Promise<string> {
  const path = `/files/${folder}/${crypto.randomUUID()}.webp`;
  const { memberId } = context.viewer;
  const isOwn = isMembersFolder(folder) && memberId !== undefined;
  const uploader = isOwn ? context.em.getReference(Member, memberId) : null;
  context.em.persist(new UploadedPicture(path, context.now(), content.length, uploader));
  await context.save(); // before the file, so that no file is unknown
  await context.services.storage.write(keyOf(path), Readable.from([content]));
  return path;
}

/** The columns that name the uploaded pictures of other things than documents, by class. */
const pictureColumns = new Map<EntityClass, string>();

/** Declares a column with the paths of the uploaded pictures that a row shows. */
export const showsPictures = (entity: EntityClass, column: string): void => {
  pictureColumns.set(entity, column);
};

/** Those of the paths that some document shows, also one in the trash or an earlier text. */
async function usedOf(paths: readonly string[], { em }: Context): Promise<Set<string>> {
  const used = new Set<string>();
  const documents = allPublications().filter(
    ({ entity }) => entity.prototype instanceof PublishedDocument,
  );
  const showing = documents.flatMap(({ entity, options: { versions } }) => [
    entity as EntityClass,
    ...(versions ? [versionClassOf(entity)] : []),
  ]);
  const columns = [...showing.map((entity) => [entity, "pictures"] as const), ...pictureColumns];
  for (const [entity, column] of columns) {
    const rows = (await em.find<object>(
      entity,
      { [column]: { $overlap: [...paths] } },
      { fields: [column as never] },
    )) as Record<string, string[]>[];
    for (const { [column]: pictures = [] } of rows) for (const path of pictures) used.add(path);
  }
  return used;
}

/** Who may see a picture of members: its uploader, until a document shows it. */
export async function pictureAudience(
  path: string,
  context: Context,
): Promise<"everyone" | "uploader" | "nobody"> {
  const picture = await context.em.findOne(UploadedPicture, { path });
  if (!picture || picture.wasUsed) return "everyone";
  if ((await usedOf([path], context)).has(path)) {
    picture.used();
    await context.save();
    return "everyone";
  }
  const { memberId } = context.viewer;
  return memberId !== undefined && picture.uploader?.id === memberId ? "uploader" : "nobody";
}

/**
 * Checks pictures once a day and deletes those that were in no document for 30 days, as long as
 * the trash keeps documents: until then an undo or a restored document can show them again. One that
 * was in none goes after a week, in which a draft on a device may still be saved. Returns how many it
 * deleted.
 */
export async function deleteUnusedPictures(context: Context): Promise<number> {
  const { em } = context;
  const now = context.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const due = await em.find(
    UploadedPicture,
    { checkedAt: { $lte: before(CHECK_INTERVAL_MS) } },
    { orderBy: { checkedAt: "asc", path: "asc" }, limit: BATCH_SIZE },
  );
  if (!due.length) return 0;
  const used = await usedOf(
    due.map(({ path }) => path),
    context,
  );
  const expired: string[] = [];
  for (const picture of due) {
    picture.checkedAt = now;
    const retention = picture.wasUsed ? TRASH_RETENTION_MS : UNSAVED_RETENTION_MS;
    if (used.has(picture.path)) picture.used();
    else if (!picture.unusedSince) picture.unusedSince = now;
    else if (picture.unusedSince <= before(retention)) {
      em.remove(picture);
      expired.push(picture.path);
    }
  }
  if (expired.length) context.enqueueJob(REMOVE_PICTURES, { paths: expired.join(" ") });
  await context.save();
  return expired.length;
}

/** Deletes the files of pictures. */
export async function removePictures(
  paths: readonly string[],
  storage: FileStorage,
): Promise<void> {
  for (const path of paths) await storage.remove(keyOf(path));
}
