import { LOCALES } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { CREATED, cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, texts, TEXTS, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { ContactEntry, ContactEntryKind } from "./contact-entry.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";
import { ReadyAnswer } from "./ready-answer.ts";

function request(
  n: number,
  members: readonly Member[],
  projects: readonly Project[],
): ContactRequest {
  const of = n % 3;
  const values = {
    kind: of === 2 ? ContactKind.MESSAGE : ContactKind.QUOTE,
    status: nth(Object.values(ContactStatus), n),
    name: nth(TEXTS, n) || "Nobody",
    email: `asks-${n % 7}@example.org`,
    phone: nth([null, "+43 1 84 00 21"], n),
    company: nth([null, nth(TEXTS, n + 3)], n),
    subject: nth([null, nth(TEXTS, n + 1)], n),
    message: nth(TEXTS, n + 2) || "short",
    budget: nth([null, "7 500 €"], n),
    timing: nth([null, null, "before March"], n),
    locale: nth(LOCALES, n),
    sender: nth([null, ...members], n),
    member: of === 0 ? nth(members, n) : null,
    project: of === 1 ? nth(projects, n) : null,
    assignee: nth([null, ...members], n),
    consentAt: at(n),
    privacyVersion: "2026-01-01",
    spamScore: (n * 13) % 101,
    fingerprint: `contact ${n}`,
  };
  const made = new ContactRequest(values, at(n));
  return Object.assign(made, { id: idOf("ad", n), updatedAt: at(n) });
}

function entry(n: number, of: readonly ContactRequest[], members: readonly Member[]): ContactEntry {
  const isAnswer = Math.trunc(n / 4) % 3 > 0; // also notes on what asks a member
  const values = {
    request: nth(of, of.length - 1 - n),
    kind: isAnswer ? ContactEntryKind.ANSWER : ContactEntryKind.NOTE,
    author: nth([...members, null], n),
    content: nth(TEXTS, n) || "short",
    delivery: isAnswer ? nth(Object.values(MailStatus), n) : null,
    deliveryError: nth([null, "550 no such mailbox"], n),
  };
  const made = new ContactEntry(values, at(n));
  return Object.assign(made, { ...values, id: idOf("ae", n), updatedAt: at(n) });
}

const readyAnswer = (n: number): ReadyAnswer =>
  Object.assign(new ReadyAnswer(), {
    id: idOf("dd", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth(TEXTS, n) || "short",
    content: texts(n),
    deletedAt: n % 5 === 4 ? at(n) : null,
  });

export const fixture: Fixture = {
  after: ["members", "projects"],
  fill(world) {
    const [members, projects] = [world.of(Member).slice(0, 10), world.of(Project)];
    const requests = times(90, (n) => request(n, members, projects));
    // of the same people
    for (const [n, each] of requests.entries()) {
      each.mergedInto = n >= 60 ? nth(requests, n - 60) : null;
    }
    world.add(times(12, readyAnswer));
    world.add([...requests, ...times(60, (n) => entry(n, requests, members))]);
  },
  values(world) {
    return {
      "Query.contactRequest.id": [...some(world.of(ContactRequest)), UNKNOWN, NO_ID],
      "Query.readyAnswer.id": [...some(world.of(ReadyAnswer)), UNKNOWN, NO_ID],
      assigneeId: [...some(world.of(Member)), UNKNOWN],
      "Query.contactRequests.email": ["asks-3@example.org", "nobody@example.org"],
      "Query.contactRequestCounts.email": ["asks-3@example.org"],
      "Query.contactPerson.email": ["asks-3@example.org", "nobody@example.org"],
      "Query.contactRequests.after": cursors(world.of(ContactRequest), CREATED),
    };
  },
  unseen: Object.fromEntries(
    ["id", "request", "request recipients"].map((condition) => [
      `ContactEntry without ${condition}`,
      "its request is visible",
    ]),
  ),
  open: {
    "Query.contactStaff": "requires a permission; who has it reads the profiles of all staff",
  },
};
