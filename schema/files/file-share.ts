import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { File } from "./file.ts";

export const FilePermission = enumType(
  "FilePermission",
  { VIEW: "Read and download.", EDIT: "Also upload, rename, move and delete." },
  "VIEW: read and download. EDIT: also upload, rename, move and delete. Only owners share.",
);
export type FilePermission = EnumOf<typeof FilePermission>;

// Writing a file again computes its readers and editors, and those of what is in it.
@maintains({
  table: "file_shares",
  name: "readers",
  body: (changes) => `
    update files set share_count = (select count(*) from file_shares where file_id = files.id)
      where id in (
        select file_id from ${changes} as changes
        group by file_id, member_id, permission having sum(n) <> 0);`,
})
@Unique({ properties: ["file", "member"] })
@model({
  table: "file_shares",
  audited: false,
  messages: { notFound: "Share not found", taken: "This is shared with them already" },
  description: "A member with whom a file or folder is shared, with all that is in it.",
})
export class FileShare extends StoredEntity {
  @manyToOne(() => File, { index: false, deleteRule: "cascade" })
  file!: File;

  @manyToOne(() => Member, { deleteRule: "cascade" })
  member!: Member;

  @enumColumn(() => FilePermission)
  permission!: FilePermission;

  constructor(values: Pick<FileShare, "file" | "member" | "permission">) {
    super();
    Object.assign(this, values);
  }
}
