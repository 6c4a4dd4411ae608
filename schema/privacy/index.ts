import { domain } from "../domain.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import "./data-copy.access.ts";
import { DataCopyResolver } from "./data-copy.resolver.ts";
import { DataCopy, dataCopyKey, REMOVE_DATA_COPIES } from "./data-copy.ts";

export const privacy = domain({
  name: "privacy",
  resolvers: [DataCopyResolver],
  jobs: {
    [REMOVE_DATA_COPIES]: ({ ids = "" }, { em, services: { storage } }) =>
      removeFilesOf(DataCopy, ids.split(" "), { em, storage }, dataCopyKey),
  },
  timers: {
    "delete expired copies of data": {
      every: HOUR,
      async run({ em, services: { clock, tablesWritten } }) {
        const deleted = await em.nativeDelete(DataCopy, { expiresAt: { $lte: clock.now() } });
        if (deleted) tablesWritten(["data_copies"]);
      },
    },
  },
  limits: {
    /** Copies of their own data that a user requests. */
    dataCopy: { times: 1, within: DAY },
  },
});
export {
  DataCopy,
  dataCopyKey,
  DataCopyStatus,
  MAKE_DATA_COPY,
  MAX_ATTEMPTS,
} from "./data-copy.ts";
export { dataCopyMail } from "./data-copy-mail.ts";
export { dataCopyReadme } from "./data-copy-readme.ts";
export { type OwnFile, ownFiles } from "./own-files.ts";
export { KeptDataKind } from "./kept-data-kind.ts";
export { nounsOf } from "./nouns-of-parts.ts";
export { OWN_NOUNS, type OwnNounName } from "./own-nouns.ts";
export { countOwn, type Owner, ownerOf, ownRows } from "./own-rows.ts";
