import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("applications", {
  member: "delete from applications where member_id = old.id;",
  user: `delete from applications where email ${OF_THEIR_ADDRESS};`,
});
