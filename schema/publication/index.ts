import { domain } from "../domain.ts";
import { publishDue } from "./publish-due.ts";
import { forgetOldSelections } from "./selection.ts";

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
      run: (context) => forgetOldSelections(context.em, context.now()),
    },
  },
});
export { PublicationStatus } from "./publication-status.ts";
