import type { TypePolicies } from "@apollo/client";

/** Cache policies of time tracking. */
export const policies: TypePolicies = {
  Query: {
    fields: { runningTimer: { merge: false } },
  },
  RunningTimer: {
    fields: {
      // The clock of the browser may be wrong. What is stored is when the timer began in seconds of performance.now(),
      // so that its elapsed time can be shown at any moment.
      elapsedSeconds: { merge: (_, elapsed: number) => performance.now() / 1_000 - elapsed },
    },
  },
};
