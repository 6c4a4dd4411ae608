import { Index } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { maintains } from "../foundation/maintains.ts";
import { enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Card } from "./card.ts";
import { countNewSql } from "./seen-sql.ts";

export const CardEventKind = enumType(
  "CardEventKind",
  {
    CREATED: "The card was added.",
    MOVED: "From the column `from` to the column `to`.",
    TRANSFERRED: "It came from another board.",
    RENAMED: "From the title `from` to the title `to`.",
    DESCRIBED: "Its description was changed.",
    ASSIGNED: "`to` names the members.",
    UNASSIGNED: "`to` names the members.",
    DUE: "From the day `from` to the day `to`.",
    COMPLETED: "By hand, or by moving it.",
    REOPENED: "By hand, or by moving it.",
  },
  "CREATED: in the column `to`. MOVED: from the column `from` to the column `to`. TRANSFERRED: from another board to the column `to`. " +
    "RENAMED: from `from` to `to`. DESCRIBED: its description was changed. ASSIGNED, UNASSIGNED: `to` names the members. " +
    "DUE: from the day `from` to the day `to`, YYYY-MM-DD; null is none. COMPLETED, REOPENED: also by moving it.",
);
export type CardEventKind = EnumOf<typeof CardEventKind>;

type Values = Pick<CardEvent, "card" | "kind"> & Partial<Pick<CardEvent, "member" | "from" | "to">>;

@maintains({
  table: "card_events",
  name: "new",
  events: ["insert"],
  body: (changes) => countNewSql("member_id", changes),
})
@Index({ properties: ["card", "createdAt", "id"] })
@model({
  table: "card_events",
  audited: false,
  description: "Something that was done with a card.",
})
export class CardEvent extends StoredEntity {
  @manyToOne(() => Card, { index: false, deleteRule: "cascade" })
  card!: Card;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who did it." })
  member?: Member | null;

  @enumColumn(() => CardEventKind)
  kind!: CardEventKind;

  // as it was called then: columns are renamed and deleted

  @text({ nullable: true })
  from?: string | null;

  @text({ nullable: true })
  to?: string | null;

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}
