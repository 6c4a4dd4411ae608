import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { int, manyToOne, model, text } from "../foundation/model.ts";
import { enqueueRemoval } from "../foundation/stored-files.ts";
import { Member } from "../members/member.ts";
import { Card, countOnCard } from "./card.ts";
import { countNewSql } from "./seen-sql.ts";

/** The job that deletes the files of deleted attachments. */
export const REMOVE_CARD_FILES = "remove-card-files";

/** Storage key of an attachment's file. */
export const cardFileKey = (id: string): string => `boards/${id}`;

type Values = Pick<
  CardAttachment,
  "id" | "card" | "uploader" | "name" | "size" | "type" | "sha256" | "width" | "height"
>;

// However attachments are deleted (also with their card), their files are: by one job per statement.
@maintains({
  table: "card_attachments",
  name: "remove",
  events: ["delete"],
  body: (changes) => enqueueRemoval(REMOVE_CARD_FILES, changes),
})
@maintains({
  table: "card_attachments",
  name: "counted",
  body: (changes) => countOnCard("attachment_count", changes),
})
@maintains({
  table: "card_attachments",
  name: "thumbnail",
  body: (changes) => `
    update cards set thumbnail = first.path
      from (select distinct card_id from ${changes} as changes) as changed
      left join lateral (
        select path from card_attachments
        where card_attachments.card_id = changed.card_id and width is not null
        order by created_at, id limit 1) as first on true
      where cards.id = changed.card_id and cards.thumbnail is distinct from first.path;`,
})
@maintains({
  table: "card_attachments",
  name: "new",
  events: ["insert", "delete"],
  body: (changes) => countNewSql("uploader_id", changes),
})
@Index({ properties: ["card", "createdAt", "id"] })
@Index({ properties: ["sha256"] })
@model({
  table: "card_attachments",
  audited: false,
  messages: { notFound: "No such file" },
  description: "A file on a card.",
})
export class CardAttachment extends StoredEntity {
  @manyToOne(() => Card, { index: false, deleteRule: "cascade" })
  card!: Card;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who added it." })
  uploader?: Member | null;

  @text({ description: "The original file name without its path, at most 255 characters." })
  name!: string;

  @int({ description: "Size in bytes, at most 50 MB." })
  size!: number;

  @text({
    description: "The media type found in its bytes; application/octet-stream if unknown.",
  })
  type!: string;

  @text({
    description:
      "URL path of the file, for members of the board. Pictures are shown, other files are downloads.",
  })
  path!: string;

  @text({ internal: true })
  sha256!: string;

  @int({ nullable: true, description: "Width of a picture in pixels." })
  width?: number | null;

  @int({ nullable: true, description: "Height of a picture in pixels." })
  height?: number | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
    this.path = `/files/boards/${values.id}/${encodeURIComponent(values.name)}`;
  }
}
