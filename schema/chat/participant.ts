import type { Opt } from "@mikro-orm/core";
import { Index, Unique } from "@mikro-orm/decorators/legacy";
import { registerEnumType } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { keeps } from "../foundation/keeps.ts";
import { choice, flag, model, moment, number, one, text, words } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Conversation } from "./conversation.ts";

export enum ParticipantRole {
  OWNER = "owner",
  MEMBER = "member",
}

registerEnumType(ParticipantRole, {
  name: "ParticipantRole",
  description: "Owners of a group rename it and remove others.",
});

type Facts = Pick<Participant, "conversation" | "member" | "role" | "sharesReading">;

// Keeps conversations.readers, and of participants reading_seen_by. The lock is a statement of its
// own, so that who comes second counts whom the first one added.
@keeps({
  table: "participants",
  name: "readers",
  body: (changes) => `
    for change in
      select distinct conversation_id from (
        select conversation_id from ${changes} as changes
        group by conversation_id, member_id, left_at is null, shares_reading
        having sum(n) <> 0) as changed
      order by 1
    loop
      perform 1 from conversations where id = change.conversation_id for no key update;
      update conversations set readers = coalesce((
          select array_agg(member_id::text order by member_id) from participants
          where conversation_id = change.conversation_id and left_at is null), '{}')
        where id = change.conversation_id;
      update participants set reading_seen_by = seen_by
        from (select id, case when left_at is null and shares_reading then sharers else '{}' end as seen_by
          from participants, (
            select coalesce(array_agg(member_id::text order by member_id), '{}') as sharers
            from participants
            where conversation_id = change.conversation_id and left_at is null and shares_reading
          ) as sharing
          where conversation_id = change.conversation_id) as seen
        where participants.id = seen.id and reading_seen_by <> seen_by;
    end loop;`,
})
@Unique({ properties: ["conversation", "member"] })
@Index({ properties: ["member", "leftAt"] })
@model({ table: "participants", description: "Somebody in a conversation." })
export class Participant extends StoredEntity {
  @one(() => Conversation, { index: false, deleteRule: "cascade" })
  conversation!: Conversation;

  @one(() => Member, { index: false, deleteRule: "cascade" })
  member!: Member;

  @choice(() => ParticipantRole)
  role: Opt<ParticipantRole> = ParticipantRole.MEMBER;

  @moment({ nullable: true, description: "When they left, or were removed." })
  leftAt?: Date | null;

  // who left by themselves comes back by themselves alone
  @flag({ hidden: true, default: false })
  hasLeft: Opt<boolean> = false;

  @number({
    default: 0,
    guarded: true,
    description:
      "The `seq` up to which they have read; it never falls. Seen by others only while both let " +
      "others see what they have read.",
  })
  lastReadSeq: Opt<number> = 0;

  // as the member has chosen for all of theirs
  @flag({ hidden: true, default: false })
  sharesReading: Opt<boolean> = false;

  // ids of the members who see it by that, kept by the trigger
  @words({ hidden: true })
  readingSeenBy: Opt<string[]> = [];

  @flag({ default: false, guarded: true, description: "Nothing is heard of it. One's own only." })
  isMuted: Opt<boolean> = false;

  @moment({ nullable: true, description: "Kept at the top of one's list since. One's own only." })
  pinnedAt?: Date | null;

  @moment({ nullable: true, description: "Out of one's list since. One's own only." })
  archivedAt?: Date | null;

  @text({
    default: "",
    guarded: true,
    description: "What is written and not sent. One's own only.",
  })
  draft: Opt<string> = "";

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
  }
}
