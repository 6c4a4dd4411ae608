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
// Counted anew instead of added up, so that it is right after two members were merged, too.
@maintains({
  table: "file_versions",
  name: "used",
  body: (changes) => `
    for change in select distinct owner_id from ${changes} as changes order by 1
    loop
      insert into file_spaces (member_id, used)
        select change.owner_id, 0 where exists (select from members where id = change.owner_id)
        on conflict do nothing;
      update file_spaces set used = coalesce((select sum(size) from file_versions where owner_id = member_id), 0)
        where member_id = change.owner_id;
    end loop;`,
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
