import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("contact_requests", {
  member: "delete from contact_requests where sender_id = old.id;",
  user: `delete from contact_requests where email ${OF_THEIR_ADDRESS};`,
});
