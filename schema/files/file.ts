import { Collection, type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne, Trigger } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  bigInt,
  dateTime,
  enumColumn,
  int,
  manyToMany,
  manyToOne,
  model,
  oneToMany,
  searchVector,
  stringList,
  table,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { FileFavorite } from "./file-favorite.ts";
import { FileShare } from "./file-share.ts";

export const FileKind = enumType("FileKind", {
  FOLDER: "Holds files and folders.",
  FILE: "A file with versions.",
});
export type FileKind = EnumOf<typeof FileKind>;

export const FileGroup = enumType(
  "FileGroup",
  {
    FOLDER: "A folder.",
    TXT: "Plain text.",
    ZIP: "An archive.",
    AUDIO: "Sound.",
    IMAGE: "A picture.",
    VIDEO: "A video.",
    WORD: "A text document, of Word or alike.",
    EXCEL: "A table, of Excel or alike.",
    POWERPOINT: "Slides, of PowerPoint or alike.",
    PDF: "PDF.",
    PHOTOSHOP: "Of Photoshop.",
    ILLUSTRATOR: "Of Illustrator.",
    OTHER: "Anything else.",
  },
  "What a file is, by its bytes; by its name only among types whose bytes begin alike.",
);
export type FileGroup = EnumOf<typeof FileGroup>;

export const FileScan = enumType(
  "FileScan",
  {
    PENDING: "Not checked yet.",
    CLEAN: "Nothing was found.",
    BLOCKED: "Something was found; it is not served.",
  },
  "The result of the virus check. Blocked files are not served.",
);
export type FileScan = EnumOf<typeof FileScan>;

/** How deep folders lie within each other. */
export const MAX_DEPTH = 20;

/**
 * SQL of the members who may do something with the row `new`: its owner, and those with whom it or a folder above it is
 * shared.
 */
const sharedWith = (where: string): string => `array(
      select new.owner_id::text union
      select member_id::text from file_shares
        where file_id = any((new.ancestors || new.id::text)::uuid[]) and ${where} order by 1)`;

// What a row inherits of the folders above it; when members are merged, what has a name in use gets another one. A folder that inherits something else than before hands it down: the
// rows in it are written again, level by level.
@Trigger<typeof File>({
  name: "files_inherit",
  timing: "before",
  events: ["insert", "update"],
  body: `
    if tg_op = 'UPDATE' and new.owner_id <> old.owner_id and exists (
        select from files where owner_id = new.owner_id and parent_id is null and new.parent_id is null
          and name_key = new.name_key and deleted_at is null) then
      new.name = left(new.name, 240) || ' (' || right(new.id::text, 8) || ')';
      new.name_key = left(new.name_key, 240) || ' (' || right(new.id::text, 8) || ')';
    end if;
    new.ancestors = coalesce((select ancestors || id::text from files where id = new.parent_id), '{}');
    new.depth = cardinality(new.ancestors);
    new.readers = ${sharedWith("true")};
    new.editors = ${sharedWith("permission = 'edit'")};
    return new;`,
})
@maintains({
  table: "files",
  name: "hand_down",
  events: ["insert", "update"],
  body: (changes) => `
    delete from file_ancestors using ${changes} as changes
      where changes.n = 1 and file_id = changes.id and ancestor_id::text <> all(changes.ancestors);
    insert into file_ancestors (file_id, ancestor_id)
      select id, unnest(ancestors)::uuid from ${changes} as changes where n = 1 on conflict do nothing;
    for change in
      select distinct id from (
        select id from ${changes} as changes where kind = 'folder'
        group by id, ancestors, readers, editors having sum(n) <> 0) as changed
      where exists (select from files where parent_id = changed.id) order by 1
    loop
      update files set parent_id = parent_id where parent_id = change.id;
    end loop;`,
})
@Index({ properties: ["readers"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@Index({ properties: ["owner", "parent", "kind", "name", "id"] })
@Index({ properties: ["trashedWith"] })
@Index({ properties: ["deletedAt"] })
@Index({
  name: "files_name_unique",
  expression: `create unique index "files_name_unique" on "files" ("owner_id", coalesce("parent_id", '00000000-0000-0000-0000-000000000000'), "name_key") where "deleted_at" is null`,
})
@model({
  table: "files",
  audited: false,
  messages: { notFound: "File not found", taken: "This folder has an item of this name already" },
  description:
    "A file or a folder of a member. Visible to its owner and to those with whom it, or a folder above it, is shared.",
})
export class File extends DeletableEntity {
  @manyToOne(() => Member, {
    index: false,
    deleteRule: "cascade",
    description: "All in a folder belongs to the owner of the folder, and counts for their quota.",
  })
  owner!: Member;

  @manyToOne(() => File, {
    nullable: true,
    deleteRule: "set null",
    description: "The folder that it is in; null at the top, and for those who do not see that.",
  })
  parent?: File | null;

  @text({
    sorted: true,
    description:
      "1 to 255 characters. In a folder no two names are equal, whatever their case; the trash does not count.",
  })
  name!: string;

  // the name as it is compared
  @text({ internal: true })
  nameKey!: string;

  @enumColumn(() => FileKind)
  kind!: FileKind;

  @enumColumn(() => FileGroup)
  group!: FileGroup;

  @text({
    default: "",
    description:
      "The media type found in its bytes; application/octet-stream if unknown; empty of folders.",
  })
  type: Opt<string> = "";

  @bigInt({ default: 0, description: "Size in bytes; 0 of folders." })
  size: Opt<number> = 0;

  @tags()
  tags: Opt<string[]> = [];

  @text({ nullable: true, description: "Hash of its bytes, in hex; null of folders." })
  sha256?: string | null;

  @enumColumn(() => FileScan)
  scan: Opt<FileScan> = FileScan.CLEAN;

  @dateTime({ description: "When its name or content was changed last." })
  modifiedAt!: Date;

  @int({ default: 0, description: "The number of its current version, from 1; 0 of folders." })
  versionNumber: Opt<number> = 0;

  @text({
    nullable: true,
    description:
      "URL path of its content, for those who may see it; changes with each version. Pictures, sound, video, PDF and plain text are shown, everything else is a download. Of a folder, its content as a ZIP archive.",
  })
  url?: string | null;

  @int({ default: 0, description: "How many folders are above it." })
  depth: Opt<number> = 0;

  @int({ default: 0, description: "With how many members it is shared by itself." })
  shareCount: Opt<number> = 0;

  @manyToMany(() => File, {
    through: () => FileAncestor,
    orderBy: { depth: "asc" },
    description: "The folders above it that the viewer sees, from the top.",
  })
  path = new Collection<File>(this);

  @oneToMany(() => FileShare, {
    by: "file",
    orderBy: { createdAt: "asc", id: "asc" },
    description: "Those with whom it is shared by itself, not by a folder above it.",
  })
  shares = new Collection<FileShare>(this);

  @oneToMany(() => FileFavorite, { by: "file", internal: true })
  favorites = new Collection<FileFavorite>(this);

  @searchVector(searchable(`"name"`))
  terms?: Opt<string>;

  // the folder with which it was moved to the trash; null of what was moved there by itself
  @manyToOne(() => File, { nullable: true, index: false, internal: true, deleteRule: "set null" })
  trashedWith?: File | null;

  // ids for policies, maintained by triggers

  @stringList({ internal: true })
  ancestors: Opt<string[]> = [];

  @stringList({ internal: true })
  readers: Opt<string[]> = [];

  @stringList({ internal: true })
  editors: Opt<string[]> = [];

  constructor(
    values: Pick<File, "owner" | "name" | "kind" | "group" | "modifiedAt"> & Partial<File>,
  ) {
    super();
    Object.assign(this, values);
  }
}

/** The folders above each file; maintained by a trigger. */
@table("file_ancestors")
export class FileAncestor {
  @ManyToOne(() => File, { primary: true, deleteRule: "cascade" }) file!: File;

  @ManyToOne(() => File, { primary: true, deleteRule: "cascade", index: true })
  ancestor!: File;

  [PrimaryKeyProp]?: ["file", "ancestor"];
}
