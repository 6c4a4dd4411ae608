import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("event_guests", {
  user: `delete from event_guests where email ${OF_THEIR_ADDRESS};
    delete from event_invitations where recipient ${OF_THEIR_ADDRESS};`,
  member: `delete from event_invitations where recipient = old.id::text;`,
});
