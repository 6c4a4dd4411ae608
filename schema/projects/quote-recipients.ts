/**
 * SQL of the owners whom a project's requests for quotes reach: not those who accept messages from
 * nobody new, nor those between whom and the sender there is a block.
 */
export const quoteRecipients = (editors: string, sender: string): string => `array(
        select owner from unnest(${editors}) owner join members on members.id = owner::uuid
        where members.accept_messages_from not in ('contacts', 'nobody') and not exists (
          select from blocks
          where (blocks.member_id, blocks.blocked_id) in ((members.id, ${sender}), (${sender}, members.id))
        )
      )`;
