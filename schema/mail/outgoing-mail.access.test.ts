import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { Locale } from "../foundation/locale.ts";
import { OutgoingMail } from "./outgoing-mail.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();

async function aMail(isSensitive: boolean, isAway = false): Promise<{ id: string }> {
  const message = {
    to: "ada@example.org",
    locale: Locale.en,
    subject: "About your account",
    paragraphs: ["Hello Ada"],
    code: "123456",
    action: { label: "Open", url: "/verify?token=secret" },
    isSensitive,
  };
  const mail = new OutgoingMail(message, graph.clock.now());
  mail.attempts = 1;
  if (isAway) mail.failed("connect ECONNREFUSED", graph.clock.now());
  else mail.defer("450 ada@example.org", graph.clock.now());
  await graph.em().persist(mail).flush();
  return { id: mail.id };
}

const READ = `query($id: ID!) { outgoingMail(id: $id) {
  id isSensitive status attempts sentAt to subject paragraphs lastError
} }`;

describe.each([Role.SUPPORT, Role.ADMIN])("%s", (role) => {
  const asStaff = graph.as(withRole(role));

  test("reads sent mails", async () => {
    const { outgoingMail } = await asStaff(READ, await aMail(false));
    expect(outgoingMail).toMatchObject({
      to: "ada@example.org",
      subject: "About your account",
      paragraphs: ["Hello Ada"],
      lastError: "450 ada@example.org",
      status: "DEFERRED",
    });
  });

  test("sees of a mail with a code or link only that it exists", async () => {
    const mail = await aMail(true);
    const { outgoingMail } = await asStaff(READ, mail);
    expect(outgoingMail).toEqual({
      ...mail,
      isSensitive: true,
      status: "DEFERRED",
      attempts: 1,
      sentAt: null,
      to: null,
      subject: null,
      paragraphs: null,
      lastError: null,
    });
  });

  test("sees of such a mail also why the mail server cannot be used", async () => {
    const { outgoingMail } = await asStaff(READ, await aMail(true, true));
    expect(outgoingMail).toMatchObject({ to: null, lastError: "connect ECONNREFUSED" });
  });
});

describe("mails are visible to holders of the permission", () => {
  test.each([
    ["a visitor", visitor(), false],
    ["a member", withRole(Role.MEMBER), false],
    ["an editor", withRole(Role.EDITOR), false],
    ["support", withRole(Role.SUPPORT), true],
  ])("%s", async (_name, viewer, sees) => {
    const { id } = await aMail(false);
    const found = await graph
      .context(viewer)
      .find(OutgoingMail, id, "Mail not found")
      .then(
        (mail) => mail.id,
        (error: Error) => error.message,
      );
    expect(found).toBe(sees ? id : "Mail not found");
  });
});

test.each(["code", "action"])("a mail's %s is not a field of the graph", (name) => {
  const type = graph.schema.getType("OutgoingMail") as { getFields(): object };
  expect(Object.keys(type.getFields())).not.toContain(name);
});

test("mails are listed by status, newest first", async () => {
  const asSupport = graph.as(withRole(Role.SUPPORT));
  const { id } = await aMail(false);
  const LIST =
    "query($status: MailStatus) { outgoingMails(filter: { status: $status }) { nodes { id } } }";
  const { outgoingMails } = await asSupport(LIST, { status: "DEFERRED" });
  expect(outgoingMails.nodes[0]).toEqual({ id });
  expect((await asSupport(LIST, { status: "SENT" })).outgoingMails.nodes).toEqual([]);
});
