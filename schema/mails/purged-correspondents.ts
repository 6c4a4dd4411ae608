import { OF_THEIR_ADDRESS, onPurge } from "../accounts/on-purge.ts";

onPurge("mail_threads", {
  user: `delete from mail_threads where address ${OF_THEIR_ADDRESS} and source = 'mail';`,
});
