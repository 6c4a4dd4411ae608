import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import {
  boolean,
  dateTime,
  int,
  manyToOne,
  model,
  searchVector,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { File } from "./file.ts";

@Unique({ properties: ["tokenHash"] })
@Index({ properties: ["owner", "expiresAt", "id"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "file_links",
  audited: false,
  messages: { notFound: "Link not found", taken: "Try again" },
  description:
    "An address at which everyone who knows it can download a file or folder. Visible to its owner only.",
})
export class FileLink extends StoredEntity {
  @manyToOne(() => File, { deleteRule: "cascade" })
  file!: File;

  // the owner of the file: only they make links
  @manyToOne(() => Member, { index: false, internal: true, deleteRule: "cascade" })
  owner!: Member;

  @text({
    nullable: true,
    description: "Who or what it is for, as its owner calls it; who opens it is not told.",
  })
  label?: string | null;

  // the secret itself is only in the address
  @text({ internal: true })
  tokenHash!: string;

  @text({ nullable: true, internal: true })
  passwordHash?: string | null;

  @boolean({ default: false })
  hasPassword: Opt<boolean> = false;

  @dateTime({ description: "When it ends: after a whole day in Europe/Vienna." })
  expiresAt!: Date;

  @int({ nullable: true, description: "After so many downloads it ends; null without a limit." })
  maxDownloads?: number | null;

  @int({ default: 0, description: "How often the content was downloaded." })
  downloadCount: Opt<number> = 0;

  @int({ default: 0, description: "How often its page was opened." })
  openedCount: Opt<number> = 0;

  @boolean({ default: false, description: "Whether its owner has stopped it." })
  isStopped: Opt<boolean> = false;

  @searchVector(searchable(`coalesce("label", '')`))
  terms?: Opt<string>;

  constructor(values: Pick<FileLink, "file" | "owner" | "tokenHash" | "expiresAt">) {
    super();
    Object.assign(this, values);
  }
}
