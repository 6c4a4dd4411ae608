import { Card } from "../boards/card.ts";
import { Member } from "../members/member.ts";
import { type Fixture, NO_ID, some } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { TimeEntry } from "./time-entry.ts";

/** Every member of these has at most one that runs. */
const entry = (
  n: number,
  members: readonly Member[],
  cards: readonly Card[],
  projects: readonly Project[],
): TimeEntry =>
  new TimeEntry({
    id: idOf("d0", n),
    createdAt: at(n),
    updatedAt: at(n),
    member: n % 11 === 10 ? null : nth(members, n),
    card: n % 3 === 0 ? null : nth(cards, n),
    project: n % 3 === 1 ? null : nth(projects, n),
    title: nth(TEXTS, n) || "Card",
    startedAt: at(n),
    endedAt: n < 8 ? null : at(n + 3),
    billable: n % 2 === 0,
    note: nth(TEXTS, n + 1),
    invoicedAt: n % 5 === 4 ? at(n + 4) : null,
    deletedAt: n % 7 === 5 ? at(n + 5) : null,
  });

export const fixture: Fixture = {
  after: ["members", "boards", "projects"],
  fill(world) {
    const [members, cards, projects] = [world.of(Member), world.of(Card), world.of(Project)];
    world.add(times(60, (n) => entry(n, members.slice(0, 14), cards, projects)));
  },
  values(world) {
    const [cards, projects] = [some(world.of(Card)), some(world.of(Project))];
    return {
      "Query.timeEntries.cardId": [null, ...cards, NO_ID],
      "Query.timeEntries.projectId": [null, ...projects, NO_ID],
      "Query.timeEntries.memberId": [null, ...some(world.of(Member)), NO_ID],
      "Query.timeEntries.from": [null, "2026-06-01"],
      "Query.timeEntries.to": [null, "2026-07-01"],
      "Query.projectTime.projectId": projects,
      "Query.projectTime.from": [null, "2026-06-01"],
      "Query.projectTime.to": [null, "2026-07-01"],
    };
  },
};
