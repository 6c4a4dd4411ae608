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
  ["ONE_TO_ONE", "GROUP"],
  "Two people have one conversation at most; a group has a name and may change.",
);
export type ConversationType = EnumOf<typeof ConversationType>;

type Facts = Pick<Conversation, "type" | "lastMessageAt"> &
  Partial<Pick<Conversation, "title" | "pair">>;

@Index({ properties: ["lastMessageAt", "id"] })
@Index({ properties: ["readers"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "conversations",
  messages: { notFound: "Conversation not found" },
  description: "What some members write to each other.",
})
export class Conversation extends StoredEntity {
  @enumColumn(() => ConversationType)
  type!: ConversationType;

  @text({ nullable: true, description: "Of a group, 1 to 80 characters." })
  title?: string | null;

  // the two of a one-to-one conversation: there is one for each pair
  @text({ internal: true, nullable: true, unique: true })
  pair?: string | null;

  // kept by triggers of messages and participants

  @int({ default: 0, description: "The `seq` of its newest message; 0 while there is none." })
  lastSeq: Opt<number> = 0;

  @int({
    default: 0,
    description:
      "Rises with every message, edit, deletion and reaction. Whoever was away asks " +
      "`messageChanges` for what came after the last one they know.",
  })
  revision: Opt<number> = 0;

  @dateTime({ description: "When somebody last wrote; until then, when it was made." })
  lastMessageAt!: Date;

  // ids of the members who are in it now: what rules go by
  @stringList({ internal: true })
  readers: Opt<string[]> = [];

  @searchVector(searchable(`coalesce("title", '')`))
  terms?: Opt<string>;

  // published as those who are in it now
  @oneToMany(() => Participant, { by: "conversation", internal: true })
  people = new Collection<Participant>(this);

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}

export const ConversationConnection = connection("Conversation", () => Conversation);

/** What two members' conversation is known by. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(" ");
