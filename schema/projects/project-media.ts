import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { Localized } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  enumColumn,
  generated,
  int,
  localized,
  manyToOne,
  model,
  text,
} from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { Project } from "./project.ts";

export const MediaKind = enumType(
  "MediaKind",
  {
    IMAGE: "A picture.",
    VIDEO: "A video.",
    AUDIO: "Sound.",
    EMBED: "A page elsewhere.",
    FILE: "Another file.",
  },
  "An EMBED is a page elsewhere; the others are files, here or elsewhere.",
);
export type MediaKind = EnumOf<typeof MediaKind>;

/** The job that deletes the files of deleted media. */
export const REMOVE_MEDIA = "remove-project-media";

/** Storage key of a media file, separate from the public files. */
export const mediaKey = (id: string): string => `project-media/${id}`;

type Values = Pick<ProjectMedia, "project" | "kind" | "order"> &
  Partial<
    Pick<ProjectMedia, "id" | "uploader" | "name" | "size" | "type" | "sha256" | "width" | "height">
  >;

// However media are deleted, their files must be deleted: the trigger enqueues one job per statement
// in the same transaction.
@maintains({
  table: "project_media",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_MEDIA, changes, "sha256 is not null"),
})
@Index({ properties: ["project", "order", "id"] })
@Index({ properties: ["sha256"] })
@model({
  table: "project_media",
  messages: { notFound: "No such media" },
  description: "A picture, film or file of a project, or a page elsewhere.",
})
export class ProjectMedia extends StoredEntity {
  @manyToOne(() => Project, { internal: true, index: false, deleteRule: "cascade" })
  project!: Project;

  // whose quota it counts for
  @manyToOne(() => Member, { nullable: true, internal: true, deleteRule: "set null" })
  uploader?: Member | null;

  @enumColumn(() => MediaKind)
  kind!: MediaKind;

  @int({ description: "Media are listed by it, lowest first." })
  order!: number;

  @text({
    description:
      "The URL elsewhere, or the URL path of the file, for those who may see the project.",
  })
  url!: string;

  @localized({
    description: "Alt text of an image. Images without one are shown, too.",
  })
  alt: Localized = {};

  @localized({ description: "At most 160 characters." })
  title: Localized = {};

  @localized({ description: "The caption, at most 300 characters." })
  description: Localized = {};

  @localized({ description: "The text beside it, at most 5,000 characters." })
  content: Localized = {};

  @int({ nullable: true, description: "Width in pixels, if it is known." })
  width?: number | null;

  @int({ nullable: true, description: "Height in pixels, if it is known." })
  height?: number | null;

  @text({ nullable: true, description: "The name of the uploaded file; null if it is elsewhere." })
  name?: string | null;

  @int({ nullable: true, description: "Size of the uploaded file in bytes." })
  size?: number | null;

  @text({ nullable: true, description: "The media type detected from the uploaded content." })
  type?: string | null;

  @text({ nullable: true, internal: true })
  sha256?: string | null;

  // pages show pictures of no other site
  @generated("boolean", `"url" ^@ '/'`)
  isHosted!: Opt<boolean>;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
    if (values.name)
      this.url = `/files/project-media/${this.id}/${encodeURIComponent(values.name)}`;
  }
}
