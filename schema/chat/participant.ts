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
  { OWNER: "Of a group: can rename it and remove others.", MEMBER: "Takes part." },
  "OWNERs of a group can rename it and remove others.",
);
export type ParticipantRole = EnumOf<typeof ParticipantRole>;

type Values = Pick<Participant, "conversation" | "member" | "role" | "sendsReadReceipts">;

// Maintains conversations.readers and participants.reading_seen_by. If no owner of a group is left,
// for example because their profile was deleted permanently, the participant who joined first
// becomes owner. The lock is a separate statement, so that of two concurrent writers the second
// counts the rows of the first.
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
      update participants set role = 'owner'
        from (select id, role from participants
          where conversation_id = change.conversation_id and left_at is null
          order by role = 'owner' desc, created_at, id limit 1) as first, conversations
        where participants.id = first.id and first.role <> 'owner'
          and conversations.id = conversation_id and type = 'group';
    end loop;`,
})
@Unique({ properties: ["conversation", "member"] })
@Index({ properties: ["member", "leftAt"] })
@model({
  table: "participants",
  audited: false,
  messages: { notFound: "Not in this conversation" },
  description: "A member in a conversation.",
})
export class Participant extends StoredEntity {
  @manyToOne(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @manyToOne(() => Member, { index: false, deleteRule: "cascade" })
  member!: Member;

  @enumColumn(() => ParticipantRole)
  role: Opt<ParticipantRole> = ParticipantRole.MEMBER;

  @dateTime({
    nullable: true,
    description: "When they left or were removed; null for current participants.",
  })
  leftAt?: Date | null;

  // members who left can only return by themselves
  @boolean({ internal: true, default: false })
  hasLeft: Opt<boolean> = false;

  @int({
    default: 0,
    restricted: true,
    description:
      "The `seq` up to which they have read; never decreases. Visible to others only if both " +
      "send read receipts.",
  })
  lastReadSeq: Opt<number> = 0;

  // copied from the member's chat preferences
  @boolean({ internal: true, default: false })
  sendsReadReceipts: Opt<boolean> = false;

  // ids of the members who may see it, maintained by the trigger
  @stringList({ internal: true })
  readingSeenBy: Opt<string[]> = [];

  @boolean({
    default: false,
    restricted: true,
    description: "Whether notifications are off. Visible to the participant only.",
  })
  isMuted: Opt<boolean> = false;

  @dateTime({
    nullable: true,
    description: "When it was pinned to the top of the list. Visible to the participant only.",
  })
  pinnedAt?: Date | null;

  @dateTime({
    nullable: true,
    description: "When it was archived. Visible to the participant only.",
  })
  archivedAt?: Date | null;

  @text({
    default: "",
    restricted: true,
    description: "An unsent text. Visible to the participant only.",
  })
  draft: Opt<string> = "";

  constructor(values: Values) {
    super();
    Object.assign(this, values);
  }
}
