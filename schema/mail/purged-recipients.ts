import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("refused_addresses", {
  user: `delete from refused_addresses where email ${OF_THEIR_ADDRESS};`,
});
onPurge("outgoing_mails", { user: `delete from outgoing_mails where "to" ${OF_THEIR_ADDRESS};` });
