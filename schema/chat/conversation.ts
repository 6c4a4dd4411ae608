import { Collection, type Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import {
  enumColumn,
  oneToMany,
  model,
  dateTime,
  int,
  searchVector,
  text,
  stringList,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Participant } from "./participant.ts";

export const ConversationType = enumType(
  "ConversationType",
  {
    ONE_TO_ONE: "Of two members, who have at most one.",
    GROUP: "Has a title, and can change its participants.",
  },
  "Two members have at most one ONE_TO_ONE conversation; a GROUP has a title and can change its participants.",
);
export type ConversationType = EnumOf<typeof ConversationType>;

type Values = Pick<Conversation, "type" | "lastMessageAt"> &
  Partial<Pick<Conversation, "title" | "pair">>;

@Index({ properties: ["lastMessageAt", "id"] })
@Index({ properties: ["readers"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "conversations",
  audited: false,
  messages: { notFound: "Conversation not found" },
  description: "A conversation between members. Visible to its participants only.",
})
export class Conversation extends StoredEntity {
  @enumColumn(() => ConversationType)
  type!: ConversationType;

  @text({ nullable: true, description: "The title of a group, 1 to 80 characters." })
  title?: string | null;

  // both member ids of a one-to-one conversation: unique per pair
  @text({ internal: true, nullable: true, unique: true })
  pair?: string | null;

  // maintained by triggers of messages and participants

  @int({ default: 0, description: "The `seq` of its newest message; 0 while there is none." })
  lastSeq: Opt<number> = 0;

  @int({
    default: 0,
    description:
      "Incremented with every message, edit, deletion and reaction. After a disconnect, " +
      "request `messageChanges` since the last known revision.",
  })
  revision: Opt<number> = 0;

  @dateTime({ description: "When the last message was sent; until then, the time of creation." })
  lastMessageAt!: Date;

  // ids of the current participants, for policies
  @stringList({ internal: true })
  readers: Opt<string[]> = [];

  @searchVector(searchable(`coalesce("title", '')`))
  terms?: Opt<string>;

  // published as current participants only
  @oneToMany(() => Participant, { by: "conversation", internal: true })
  people = new Collection<Participant>(this);

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}

export const ConversationConnection = connection("Conversation", () => Conversation);

/** The key of two members' one-to-one conversation. */
export const pairKey = (one: string, other: string): string => [one, other].toSorted().join(" ");
