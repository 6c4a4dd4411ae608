import { Collection, type Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import {
  choice,
  many,
  model,
  moment,
  number,
  searchTerms,
  text,
  words,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { Participant } from "./participant.ts";

export enum ConversationType {
  ONE_TO_ONE = "one_to_one",
  GROUP = "group",
}

registerEnumType(ConversationType, {
  name: "ConversationType",
  description: "Two people have one conversation at most; a group has a name and may change.",
});

type Facts = Pick<Conversation, "type" | "lastMessageAt"> &
  Partial<Pick<Conversation, "title" | "pair">>;

@Index({ properties: ["lastMessageAt", "id"] })
@Index({ properties: ["readers"], type: "gin" })
@Index({ properties: ["terms"], type: "gin" })
@model({ table: "conversations", description: "What some members write to each other." })
export class Conversation extends StoredEntity {
  @choice(() => ConversationType)
  type!: ConversationType;

  @text({ nullable: true, description: "Of a group, 1 to 80 characters." })
  title?: string | null;

  // the two of a one-to-one conversation: there is one for each pair
  @text({ hidden: true, nullable: true, unique: true })
  pair?: string | null;

  // kept by triggers of messages and participants

  @number({ default: 0, description: "The `seq` of its newest message; 0 while there is none." })
  lastSeq: Opt<number> = 0;

  @number({
    default: 0,
    description:
      "Rises with every message, edit, deletion and reaction. Whoever was away asks " +
      "`messageChanges` for what came after the last one they know.",
  })
  revision: Opt<number> = 0;

  @moment({ description: "When somebody last wrote; until then, when it was made." })
  lastMessageAt!: Date;

  // ids of the members who are in it now: what rules go by
  @words({ hidden: true })
  readers: Opt<string[]> = [];

  @searchTerms(searchable(`coalesce("title", '')`))
  terms?: Opt<string>;

  // published as those who are in it now
  @many(() => Participant, { by: "conversation", hidden: true })
  people = new Collection<Participant>(this);

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}

export const ConversationConnection = connection("Conversation", () => Conversation);

/** What two members' conversation is known by. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(" ");
