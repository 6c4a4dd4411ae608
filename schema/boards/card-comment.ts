import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import { manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Card, countOnCard } from "./card.ts";
import { followSql } from "./follow-sql.ts";
import { countNewSql } from "./seen-sql.ts";

@maintains({
  table: "card_comments",
  name: "counted",
  body: (changes) => countOnCard("comment_count", changes),
})
@maintains({
  table: "card_comments",
  name: "followed",
  events: ["insert"],
  body: (changes) =>
    followSql(`select distinct card_id, author_id as member_id from ${changes} as changes`),
})
@maintains({
  table: "card_comments",
  name: "new",
  events: ["insert", "delete"],
  body: (changes) => countNewSql("author_id", changes),
})
@Index({ properties: ["card", "createdAt", "id"] })
@model({
  table: "card_comments",
  audited: false,
  messages: { notFound: "Comment not found" },
  description: "A comment on a card.",
})
export class CardComment extends StoredEntity {
  @manyToOne(() => Card, { index: false, deleteRule: "cascade" })
  card!: Card;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null" })
  author?: Member | null;

  @text({ description: "Plain text, 1 to 5,000 characters." })
  content!: string;

  constructor(values: Pick<CardComment, "card" | "author" | "content">) {
    super();
    Object.assign(this, values);
  }
}
