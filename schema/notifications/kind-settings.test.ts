import { expect, test } from "vitest";
import { LOCALES } from "../foundation/locale.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { ALL_KINDS, KINDS } from "./kind-settings.ts";
import { NotificationKind, NotificationMail } from "./notification.ts";

const messages = import.meta.glob<Record<string, string>>(
  ["../../client/messages/*.json", "../mail/messages/*.json"],
  { eager: true, import: "default" },
);
const inClient = (locale: string) => messages[`../../client/messages/${locale}.json`] ?? {};
const inMails = (locale: string) => messages[`../mail/messages/${locale}.json`] ?? {};
const names = Object.values(NotificationKind).map((kind) => kind.toUpperCase());

test("every kind of notification can be chosen", () => {
  expect(ALL_KINDS.toSorted()).toEqual(Object.values(NotificationKind).toSorted());
  for (const kind of ALL_KINDS) {
    const { mail, mails } = KINDS[kind];
    const choices = mails.length ? mails : [NotificationMail.OFF];
    expect(choices, kind).toEqual(expect.arrayContaining([mail, NotificationMail.OFF]));
  }
});

test.each(LOCALES)("every kind has its texts in %s", (locale) => {
  const missing = names.flatMap((name) =>
    [
      inClient(locale)[`notifications.choose.${name}`],
      inClient(locale)[`notifications.kind.${name}`],
      inMails(locale)[`notifications.kind.${name}`],
    ].every(Boolean)
      ? []
      : [name],
  );
  expect(missing).toEqual([]);
});

test("users are offered the kinds that may concern them", async () => {
  const graph = await testGraph();
  const KINDS_OF = "{ notificationKinds { kind mails mail isAlwaysHere } }";
  const offered = async (role: Role) => {
    const { viewer } = await aPerson(graph, role);
    return (await graph.as(viewer)(KINDS_OF)).notificationKinds;
  };
  const ofMember = await offered(Role.MEMBER);
  const kinds = ofMember.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["REPLY", "FILE_SHARED", "ROLES_CHANGED"]));
  for (const kind of ["COMMENT_PENDING", "ORDER_PLACED", "PROXY_DOWN"])
    expect(kinds).not.toContain(kind);
  expect(ofMember).toContainEqual({
    kind: "PROJECT_REMOVED",
    mails: ["AT_ONCE", "DAILY", "WEEKLY", "OFF"],
    mail: "DAILY",
    isAlwaysHere: true,
  });
  expect(await offered(Role.BILLING)).toContainEqual(
    expect.objectContaining({ kind: "ORDER_PLACED" }),
  );
  const refusal = await graph.refusal(visitor(), KINDS_OF);
  expect(refusal.extensions.code).toBe("UNAUTHENTICATED");
});
