import { visibleCards } from "../boards/boards.access.ts";
import { anyOf, changePolicy, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { mayChange } from "../projects/project.access.ts";
import { TimeEntry } from "./time-entry.ts";

/** Who worked, the members of the card's board, and those who may change the project. */
rowPolicy(TimeEntry, (viewer) => {
  const { memberId } = viewer;
  const ofProject = mayChange(viewer);
  return anyOf(
    memberId && { member: memberId },
    memberId && { card: visibleCards(viewer) },
    ofProject === true ? { project: { $ne: null } } : ofProject && { project: ofProject },
  );
});
changePolicy(TimeEntry, ({ memberId }) => !!memberId && { member: memberId });
fieldPolicy(TimeEntry, [
  "member",
  "card",
  "project",
  "title",
  "startedAt",
  "endedAt",
  "billable",
  "note",
  "invoicedAt",
]);
