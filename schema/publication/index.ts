import { domain } from "../domain.ts";
import { publishDue } from "./publish-due.ts";
import { deleteOldSelections } from "./selection.ts";

const MINUTE = 60_000;

export const publication = domain({
  name: "publication",
  timers: {
    "publish what is due": {
      every: 5_000,
      run: (context) => publishDue(context.em, context.now()),
    },
    "forget old selections": {
      every: 10 * MINUTE,
      run: (context) => deleteOldSelections(context.em, context.now()),
    },
  },
});
export { PublicationStatus } from "./publication-status.ts";
