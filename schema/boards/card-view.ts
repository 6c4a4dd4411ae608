import type { Opt } from "@mikro-orm/core";
import { Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { dateTime, int, manyToOne, model } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Card } from "./card.ts";

// What others do counts up by triggers of what they add (`seen-sql.ts`): a board reads one number for each card.
@Unique({ properties: ["card", "member"] })
@model({
  table: "card_views",
  audited: false,
  description: "That a member has opened or made a card, and how much is new since.",
})
export class CardView extends StoredEntity {
  @manyToOne(() => Card, { index: false, internal: true, deleteRule: "cascade" })
  card!: Card;

  @manyToOne(() => Member, { internal: true, deleteRule: "cascade" })
  member!: Member;

  // all that came before was seen
  @dateTime({ internal: true })
  seenAt!: Date;

  @int({ default: 0, internal: true })
  newCount: Opt<number> = 0;

  constructor(values: Pick<CardView, "card" | "member" | "seenAt">) {
    super();
    Object.assign(this, values);
  }
}
