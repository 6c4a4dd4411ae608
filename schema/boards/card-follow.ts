import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { boolean, manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Card } from "./card.ts";

@Unique({ properties: ["card", "member"] })
@model({
  table: "card_follows",
  audited: false,
  messages: { notFound: "Not followed" },
  description: "That a member follows a card, or has chosen not to.",
})
export class CardFollow extends StoredEntity {
  @manyToOne(() => Card, { index: false, internal: true, deleteRule: "cascade" })
  card!: Card;

  @manyToOne(() => Member, { internal: true, deleteRule: "cascade" })
  member!: Member;

  @boolean({ internal: true, default: true })
  isFollowing!: boolean;

  constructor(values: Pick<CardFollow, "card" | "member" | "isFollowing">) {
    super();
    Object.assign(this, values);
  }
}
