import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { bigInt, int, manyToOne, model, text } from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { File } from "./file.ts";

/** The job that deletes the bytes of deleted versions. */
export const REMOVE_FILE_VERSIONS = "remove-file-versions";

// However versions are deleted (also with their file), their bytes are: by one job per statement.
@maintains({
  table: "file_versions",
  name: "used",
  events: ["insert", "delete"],
  body: (changes) => `
    insert into file_spaces (member_id, used)
      select distinct owner_id, 0 from ${changes} as changes
      where exists (select from members where id = owner_id) order by 1 on conflict do nothing;
    update file_spaces set used = used + changed.size
      from (select owner_id, sum(size * n) as size from ${changes} as changes group by 1) as changed
      where member_id = changed.owner_id;`,
})
@maintains({
  table: "file_versions",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_FILE_VERSIONS, changes),
})
@Unique({ properties: ["file", "number"] })
@model({
  table: "file_versions",
  audited: false,
  messages: { notFound: "Version not found", taken: "Someone else has changed this file" },
  description: "The content of a file at one time.",
})
export class FileVersion extends StoredEntity {
  @manyToOne(() => File, { index: false, deleteRule: "cascade" })
  file!: File;

  // the owner of the file, for their quota
  @manyToOne(() => Member, { internal: true, deleteRule: "cascade" })
  owner!: Member;

  @int({ description: "From 1, in the order in which they were made." })
  number!: number;

  @bigInt({ description: "Size in bytes." })
  size!: number;

  @text({ description: "The media type found in its bytes." })
  type!: string;

  @text({ description: "Hash of its bytes, in hex." })
  sha256!: string;

  @text({ description: "URL path of its content." })
  url!: string;

  @int({ nullable: true, description: "The number of the version that this one restored." })
  restoredFrom?: number | null;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who made it." })
  author?: Member | null;

  constructor(
    values: Pick<FileVersion, "file" | "number" | "size" | "type" | "sha256" | "author"> &
      Partial<Pick<FileVersion, "id" | "restoredFrom">>,
  ) {
    super();
    Object.assign(this, values);
    this.owner = values.file.owner;
    this.url = fileUrl(values.file.id, values.number);
  }
}

/** URL path of a version's content. */
export const fileUrl = (id: string, version: number): string => `/files/${id}?version=${version}`;

/** Storage key of a version's bytes. */
export const versionKey = (id: string): string => `files/${id}`;
