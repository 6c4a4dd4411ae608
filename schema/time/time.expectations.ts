import { uuid } from "../foundation/uuid.ts";
import { type Expectations, ID, SIGNED_IN } from "../testing/expectations.ts";

const OF = `projectId: "${uuid()}"`;
const TIMES = `startedAt: "2026-11-01T08:00:00Z", endedAt: "2026-11-01T09:00:00Z"`;

/** Members track time: on what is a rule of the row. */
export const expectations: Expectations = {
  operations: {
    runningTimer: ["{ runningTimer { elapsedSeconds } }", SIGNED_IN],
    timeEntries: ["{ timeEntries { nodes { id } } }", SIGNED_IN],
    projectTime: [`{ projectTime(${OF}) { seconds } }`, SIGNED_IN],
    startTimer: [`mutation { startTimer(input: { ${OF} }) { id } }`, SIGNED_IN],
    stopTimer: ["mutation { stopTimer { id } }", SIGNED_IN],
    createTimeEntry: [`mutation { createTimeEntry(input: { ${OF}, ${TIMES} }) { id } }`, SIGNED_IN],
    updateTimeEntry: [`mutation { updateTimeEntry(${ID}, input: {}) { id } }`, SIGNED_IN],
    deleteTimeEntry: [`mutation { deleteTimeEntry(${ID}) }`, SIGNED_IN],
    restoreTimeEntry: [`mutation { restoreTimeEntry(${ID}) { id } }`, SIGNED_IN],
    timeChanged: ["subscription { timeChanged { id } }", SIGNED_IN],
  },
  planExceptions: {
    "timeEntries memberId":
      "which projects the viewer may change is read once, before the entries that the index of the member finds",
    runningTimer: "the one of a member is found by its unique index",
    projectTime: "it is summed in code; its entries are found by the index of the project",
  },
  growing: ["time_entries"],
};
