import { expect, test } from "vitest";
import { oracleOfWorld, timeout } from "./oracle-of-world.ts";

// Statement and fallback give the same results for every edge of the graph and every viewer. Random
// operations, and the faults that would be detected, are in oracle.thorough.test.ts.

const { oracle, edges, swept, ofEveryone } = await oracleOfWorld();

test("every edge of the graph gives the same results, for every viewer", { timeout }, async () => {
  expect(await oracle.differences(swept)).toEqual([]);
});

test("every edge leads somebody to a row", { timeout }, async () => {
  const reached = new Set<string>();
  const ask = async (questions: typeof swept) => {
    for (const question of questions) {
      if (reached.has(question.name)) continue;
      if (await oracle.reaches(question, question.to)) reached.add(question.name);
    }
  };
  await ask(swept);
  // those who take turns need not see it
  await ask(edges.filter(({ name }) => !reached.has(name)).flatMap(ofEveryone));
  const lacking = new Set(edges.filter(({ name }) => !reached.has(name)).map(({ name }) => name));
  expect(
    [...lacking].map(
      (name) =>
        `Nothing is compared along ${name}: add a row that it leads to in schema/<domain>/<domain>.fixture.ts`,
    ),
  ).toEqual([]);
});

test("every operation of the schema can be compiled", { timeout }, async () => {
  // unread conversations compare two rows, which no filter can express
  const counted = { text: "{ unreadConversationCount }", variables: {}, who: "member" };
  const reasons = await oracle.reasonsForNone([...swept, counted]);
  // in their own statements: what moderators, erasing and merging count; siteInfo and currency read
  // no rows; dates of series are expanded; time and used space are added up;
  // kinds of notifications are constants, and providers of sign-ins are settings; a person's timeline
  // is merged of several nouns; names beside the audit log and counts of one's own data are of many nouns
  const inCode = {
    commenterReach: ["comments", "isPublicProvider", "people"],
    contactPerson: ["requests", "comments", "mails"],
    memberMerge: ["posts", "projects", "conversations", "likes"],
    siteInfo: ["version", "license", "languages", "privacyContact", "isInMaintenance"],
    query: [
      "currency",
      "calendarEvents",
      "freeBusy",
      "projectTime",
      "fileQuota",
      "fileUsage",
      "fileTotals",
      "siteAnalytics",
      "notificationKinds",
      "auditItemNames",
      "keptData",
      "mailTimeline",
      "stockAlerts",
      "signInProviders",
      "senderReports",
    ],
    bookingAgenda: ["upcomingCount"],
    invoices: ["openInvoice", "lookUpInvoices", "lookUpPayments", "billingInvoice", "ownInvoices"],
    billingLookUp: ["email", "shownUntil", "invoices", "payments"],
    runningTimer: ["entry", "elapsedSeconds"],
    // rendered of what is in the draft
    documents: ["Post", "Page", "Solution", "Job", "Project"].map((one) => `${one}.preview`),
    previewCalendarImport: ["added", "changed", "unchanged", "broken", "faults"],
  };
  const known = Object.values(inCode).flatMap((names) =>
    names.map((name) => `${name} is computed in code`),
  );
  expect(reasons.filter((reason) => !known.includes(reason))).toEqual([
    "unreadConversationCount is computed in code",
  ]);
});
