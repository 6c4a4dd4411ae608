import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { File } from "./file.ts";

@Unique({ properties: ["member", "file"] })
@model({
  table: "file_favorites",
  audited: false,
  messages: { notFound: "Favorite not found" },
  description: "A file or folder that a member has starred.",
})
export class FileFavorite extends StoredEntity {
  @manyToOne(() => File, { internal: true, deleteRule: "cascade" })
  file!: File;

  @manyToOne(() => Member, { index: false, internal: true, deleteRule: "cascade" })
  member!: Member;

  constructor(values: Pick<FileFavorite, "file" | "member">) {
    super();
    Object.assign(this, values);
  }
}
