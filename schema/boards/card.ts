import { Collection, type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Index, ManyToOne, Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Conversation } from "../chat/conversation.ts";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { id, line } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import {
  date,
  dateTime,
  enumColumn,
  int,
  jsonList,
  manyToMany,
  manyToOne,
  model,
  searchVector,
  stringList,
  table,
  text,
} from "../foundation/model.ts";
import { maintains } from "../foundation/maintains.ts";
import { searchable } from "../foundation/search.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { BoardColumn } from "./board-column.ts";
import { Board } from "./board.ts";
import { followSql } from "./follow-sql.ts";
import { rankColumn } from "./rank.ts";
import { seenSql } from "./seen-sql.ts";

export const CardPriority = enumType("CardPriority", {
  LOW: "Can wait.",
  MEDIUM: "Soon.",
  HIGH: "First.",
});
export type CardPriority = EnumOf<typeof CardPriority>;

@ObjectType({ description: "A step of a card." })
export class ChecklistItem {
  @Field(() => ID, { simple: true }) id!: string;
  @Field(() => String, { simple: true }) text!: string;
  @Field(() => Boolean, { simple: true }) isDone!: boolean;
  @Field(() => ID, {
    simple: true,
    nullable: true,
    description: "The id of the member who does it.",
  })
  memberId?: string | null;
}

@InputType()
export class ChecklistItemInput implements ChecklistItem {
  @inputField(id(), { required: true }) id!: string;
  @inputField(line(255), { required: true }) text!: string;
  @Field(() => Boolean, { defaultValue: false }) isDone!: boolean;
  @inputField(id(), { nullable: true, description: "The id of the member who does it." })
  memberId?: string | null;
}

/**
 * The body of a trigger that counts rows of cards. A card whose rows change has changed, too: its own trigger counts a
 * revision.
 */
export const countOnCard = (column: string, changes: string): string => `
    update cards set ${column} = ${column} + changed.n
      from (select card_id, sum(n) as n from ${changes} as changes group by 1) as changed
      where cards.id = changed.card_id;`;

// Each card of a board gets the next number of the board, also one that comes from another board. Its
// own revision never gets lower.
@Trigger<typeof Card>({
  name: "cards_numbered",
  timing: "before",
  events: ["insert"],
  body: `
    update boards set revision = revision + 1, last_number = last_number + 1 where id = new.board_id
      returning revision, last_number into new.revision, new.number;
    return new;`,
})
@Trigger<typeof Card>({
  name: "cards_revised",
  timing: "before",
  events: ["update"],
  body: `
    if new.board_id <> old.board_id then
      with departed as (
        update boards set revision = revision + 1 where id = old.board_id returning id, revision
      ) insert into card_departures (id, created_at, updated_at, version, board_id, card_id, revision)
        select gen_random_uuid(), now(), now(), 1, id, new.id, revision from departed;
      update boards set revision = greatest(revision, old.revision) + 1, last_number = last_number + 1
        where id = new.board_id returning revision, last_number into new.revision, new.number;
    else
      update boards set revision = revision + 1 where id = new.board_id returning revision into new.revision;
    end if;
    return new;`,
})
// Who makes a card follows it.
@maintains({
  table: "cards",
  name: "followed",
  events: ["insert"],
  body: (changes) =>
    followSql(`select id as card_id, reporter_id as member_id from ${changes} as changes`),
})
@maintains({ table: "cards", name: "seen", events: ["insert"], body: seenSql })
@Unique({ properties: ["column", "rank"] })
@Index({ properties: ["terms"], type: "gin" })
@Index({ properties: ["board", "rank", "id"] })
@Index({ properties: ["board", "revision"] })
@Index({ properties: ["board", "dueTo"] })
@model({
  table: "cards",
  audited: false,
  messages: { notFound: "Card not found" },
  description: "A card of a board: something to do.",
})
export class Card extends DeletableEntity {
  @manyToOne(() => Board, { index: false, deleteRule: "cascade" })
  board!: Board;

  @manyToOne(() => BoardColumn, { index: false, deleteRule: "cascade" })
  column!: BoardColumn;

  @int({ default: 0, description: "Its number on the board, from 1." })
  number: Opt<number> = 0;

  @int({ default: 0, description: "The board's revision at its last change." })
  revision: Opt<number> = 0;

  @rankColumn()
  rank!: string;

  @text({ description: "1 to 255 characters." })
  title!: string;

  @text({ default: "", description: "Plain text, at most 10,000 characters." })
  description: Opt<string> = "";

  @enumColumn(() => CardPriority)
  priority: Opt<CardPriority> = CardPriority.MEDIUM;

  @stringList({ description: "At most 10, of 40 characters." })
  labels: Opt<string[]> = [];

  @date({ nullable: true, description: "The day it begins, YYYY-MM-DD; null without `dueTo`." })
  dueFrom?: string | null;

  @date({ nullable: true, description: "The day it is due, YYYY-MM-DD." })
  dueTo?: string | null;

  @jsonList(() => ChecklistItem, { description: "At most 100, in their order." })
  checklist: Opt<ChecklistItem[]> = [];

  @dateTime({ nullable: true, description: "When it was completed; null while it is not." })
  completedAt?: Date | null;

  @int({ nullable: true, description: "How long it should take, in minutes." })
  estimateMin?: number | null;

  @manyToMany(() => Member, {
    through: () => CardAssignee,
    orderBy: { displayName: "asc", id: "asc" },
    description: "Who does it.",
  })
  assignees = new Collection<Member>(this);

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: "Who made it." })
  reporter?: Member | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who has last moved or changed it, comments and files aside.",
  })
  changedBy?: Member | null;

  @manyToOne(() => Project, { nullable: true, deleteRule: "set null" })
  project?: Project | null;

  @manyToOne(() => Conversation, { nullable: true, deleteRule: "set null" })
  conversation?: Conversation | null;

  @manyToOne(() => Application, { nullable: true, deleteRule: "set null" })
  application?: Application | null;

  // maintained by the triggers of comments, attachments and time entries

  @int({
    default: 0,
    description: "How long it took so far, in minutes; running timers do not count.",
  })
  trackedMin: Opt<number> = 0;

  @int({ default: 0 })
  commentCount: Opt<number> = 0;

  @int({ default: 0 })
  attachmentCount: Opt<number> = 0;

  @text({
    nullable: true,
    description:
      "URL path of the first picture among its attachments; with `?w=320` it is served in that width.",
  })
  thumbnail?: string | null;

  @searchVector(searchable('"title"', '"description"'))
  terms?: Opt<string>;

  constructor(values: Pick<Card, "board" | "column" | "reporter"> & Partial<Pick<Card, "id">>) {
    super();
    Object.assign(this, values);
  }
}

// Those who do a card follow it.
@maintains({
  table: "cards_members",
  name: "followed",
  events: ["insert"],
  body: (changes) => followSql(`select card_id, member_id from ${changes} as changes`),
})
@table("cards_members")
export class CardAssignee {
  @ManyToOne(() => Card, { primary: true, deleteRule: "cascade" }) card!: Card;

  @ManyToOne(() => Member, { primary: true, deleteRule: "cascade", index: true })
  member!: Member;

  [PrimaryKeyProp]?: ["card", "member"];
}
