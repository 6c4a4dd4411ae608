import { Card } from "../boards/card.ts";
import { Member, MemberStatus } from "../members/member.ts";
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

/** Of a member whom few see, on all kinds of cards and projects: others see these for the card or the project alone. */
const others = (n: number, member: Member, cards: readonly Card[], projects: readonly Project[]) =>
  new TimeEntry({
    id: idOf("d1", n),
    createdAt: at(n),
    updatedAt: at(n),
    member,
    card: n % 2 ? nth(cards, n * 3) : null,
    project: n % 2 ? null : nth(projects, n),
    title: "Other",
    startedAt: at(n + 100),
    endedAt: at(n + 103),
  });

const hidden = (members: readonly Member[]): Member => {
  const found = members.find((one) => one.status === MemberStatus.PENDING && !one.deletedAt);
  if (!found) throw new Error("No member is pending");
  return found;
};

/** Without arguments the list is of the viewer's own; time.test.ts shows who sees the time of others. */
const UNSEEN = Object.fromEntries(
  [
    "$or 1",
    "$or 1 card deletedAt",
    "$or 1 card board deletedAt",
    "$or 2 project editors",
    "id",
  ].map((condition) => [
    `TimeEntry without ${condition}`,
    "time of others is found by arguments alone",
  ]),
);

export const fixture: Fixture = {
  after: ["members", "boards", "projects"],
  fill(world) {
    const [members, cards, projects] = [world.of(Member), world.of(Card), world.of(Project)];
    world.add(times(60, (n) => entry(n, members.slice(0, 14), cards, projects)));
    world.add(times(56, (n) => others(n, hidden(members), cards, projects)));
  },
  values(world) {
    const [cards, projects] = [some(world.of(Card)), some(world.of(Project))];
    return {
      "Query.timeEntries.cardId": [null, ...cards, NO_ID],
      "Query.timeEntries.projectId": [null, ...projects, NO_ID],
      "Query.timeEntries.memberId": [hidden(world.of(Member)).id, NO_ID],
      "Query.timeEntries.from": [null, "2026-06-01"],
      "Query.timeEntries.to": [null, "2026-07-01"],
      "Query.projectTime.projectId": projects,
      "Query.projectTime.from": [null, "2026-06-01"],
      "Query.projectTime.to": [null, "2026-07-01"],
    };
  },
  unseen: UNSEEN,
  open: {
    "Query.runningTimer": "it is the viewer's own",
    "TimeEntry.member": "without arguments the list is of the viewer's own",
  },
};
