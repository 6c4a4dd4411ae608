import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("opening_notices", {
  user: `delete from opening_notices where email ${OF_THEIR_ADDRESS};`,
});
