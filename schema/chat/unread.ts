import type { Context } from "../foundation/context.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";

/** At most this many unread conversations are listed. */
const MAX_UNREAD = 500;

// Unread messages compare columns of two tables, message and participant, which no filter can
// express. Index: messages (conversation_id, seq).
const UNREAD = `select coalesce(json_agg(conversation_id), '[]')::text from (
  select conversation_id from participants p
  where member_id = $1::uuid and left_at is null and archived_at is null
    and (not is_muted or $2::boolean) and exists (
      select from messages m
      where m.conversation_id = p.conversation_id and m.seq > p.last_read_seq
        and m.sender_id is distinct from p.member_id and m.deleted_at is null
        and m.content_type <> 'system')
  limit ${MAX_UNREAD}) as unread`;

/** Ids of the viewer's conversations with unread messages, except archived ones. */
export async function unreadConversations(
  context: Context,
  { withMuted }: { withMuted: boolean },
): Promise<string[]> {
  const run = statementRunner(context.em);
  const [ids] = (await run(UNREAD, [viewerProfile(context), withMuted])) ?? [];
  return JSON.parse(ids ?? "[]") as string[];
}
