import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("outgoing_mails", { user: `delete from outgoing_mails where "to" ${OF_THEIR_ADDRESS};` });
