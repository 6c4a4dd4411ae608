import type { Opt } from "@mikro-orm/core";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  enumColumn,
  boolean,
  model,
  dateTime,
  int,
  manyToOne,
  text,
  stringList,
} from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Conversation } from "./conversation.ts";

export const ParticipantRole = enumType(
  "ParticipantRole",
  ["OWNER", "MEMBER"],
  "Owners of a group rename it and remove others.",
);
export type ParticipantRole = EnumOf<typeof ParticipantRole>;

type Facts = Pick<Participant, "conversation" | "member" | "role" | "sendsReadReceipts">;

// Keeps conversations.readers, and of participants reading_seen_by. The lock is a statement of its
// own, so that who comes second counts whom the first one added.
@maintains({
  table: "participants",
  name: "readers",
  body: (changes) => `
    for change in
      select distinct conversation_id from (
        select conversation_id from ${changes} as changes
        group by conversation_id, member_id, left_at is null, sends_read_receipts
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;
      update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;
      update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and sends_read_receipts then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and sends_read_receipts
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;
    end loop;`,
})
@Unique({ properties: ["conversation", "member"] })
@Index({ properties: ["member", "leftAt"] })
@model({
  table: "participants",
  messages: { notFound: "Not in this conversation" },
  description: "Somebody in a conversation.",
})
export class Participant extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @manyToOne(() => Member, { index: false, deleteRule: "cascade" })
  member!: Member;

  @enumColumn(() => ParticipantRole)
  role: Opt<ParticipantRole> = ParticipantRole.MEMBER;

  @dateTime({ nullable: true, description: "When they left, or were removed." })
  leftAt?: Date | null;

  // who left by themselves comes back by themselves alone
  @boolean({ internal: true, default: false })
  hasLeft: Opt<boolean> = false;

  @int({
    default: 0,
    restricted: true,
    description:
      "The `seq` up to which they have read; it never falls. Seen by others only while both let " +
      "others see what they have read.",
  })
  lastReadSeq: Opt<number> = 0;

  // as the member has chosen for all of theirs
  @boolean({ internal: true, default: false })
  sendsReadReceipts: Opt<boolean> = false;

  // ids of the members who see it by that, kept by the trigger
  @stringList({ internal: true })
  readingSeenBy: Opt<string[]> = [];

  @boolean({
    default: false,
    restricted: true,
    description: "Nothing is heard of it. One's own only.",
  })
  isMuted: Opt<boolean> = false;

  @dateTime({ nullable: true, description: "Kept at the top of one's list since. One's own only." })
  pinnedAt?: Date | null;

  @dateTime({ nullable: true, description: "Out of one's list since. One's own only." })
  archivedAt?: Date | null;

  @text({
    default: "",
    restricted: true,
    description: "What is written and not sent. One's own only.",
  })
  draft: Opt<string> = "";

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}
