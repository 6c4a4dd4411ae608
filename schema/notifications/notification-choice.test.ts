import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { HOUR } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { CREATE_COMMENT } from "../blog/comment.documents.ts";

const graph = await testGraph();

const newPerson = (role?: Role) => aPerson(graph, role);

const CHOOSE = `mutation($kind: NotificationKind!, $here: Boolean!, $mail: Boolean!) {
  chooseNotifications(kind: $kind, here: $here, mail: $mail) { kind here mail }
}`;
const choose = (viewer: Viewer, kind: string, here: boolean, mail: boolean) =>
  graph.as(viewer)(CHOOSE, { kind, here, mail });
const choicesOf = async (viewer: Viewer) =>
  (await graph.as(viewer)("{ notificationChoices { kind here mail } }")).notificationChoices;
const notifiedKinds = async (viewer: Viewer): Promise<string[]> => {
  const { notifications } = await graph.as(viewer)("{ notifications { nodes { kind } } }");
  return notifications.nodes.map(({ kind }: { kind: string }) => kind);
};

let written = 0;
async function comment(postId: string, content = "A remark"): Promise<string> {
  written += 1;
  const input = {
    content: `${content} ${written}`,
    name: "A visitor",
    email: `visitor-${written}@example.org`,
  };
  const { createComment } = await graph.as()(CREATE_COMMENT, { postId, input });
  return createComment.id;
}

describe("a choice", () => {
  test("is stored once for each kind, and can be changed", async () => {
    const { viewer } = await newPerson();
    expect(await choicesOf(viewer)).toEqual([]);
    await choose(viewer, "REPLY", false, true);
    const { chooseNotifications } = await choose(viewer, "REPLY", true, false);
    expect(chooseNotifications).toEqual({ kind: "REPLY", here: true, mail: false });
    await choose(viewer, "COMMENT_ON_POST", false, false);
    expect(await choicesOf(viewer)).toEqual([
      { kind: "COMMENT_ON_POST", here: false, mail: false },
      { kind: "REPLY", here: true, mail: false },
    ]);
  });

  test("is made and seen by the user alone", async () => {
    const [{ viewer }, other] = [await newPerson(), await newPerson(Role.ADMIN)];
    await choose(viewer, "REPLY", false, true);
    expect(await choicesOf(other.viewer)).toEqual([]);
    const variables = { kind: "REPLY", here: false, mail: false };
    for (const document of [CHOOSE, "{ notificationChoices { kind } }"]) {
      const refusal = await graph.refusal(visitor(), document, variables);
      expect(refusal.extensions.code).toBe("UNAUTHENTICATED");
    }
  });
});

test("an author who does not want to hear of comments is not notified; others still are", async () => {
  const [quiet, curious] = [await newPerson(), await newPerson()];
  await choose(quiet.viewer, "COMMENT_ON_POST", false, true);
  for (const { member } of [quiet, curious]) {
    await comment((await aPost(graph.em(), { author: member })).id);
  }
  expect(await notifiedKinds(quiet.viewer)).toEqual([]);
  expect(await notifiedKinds(curious.viewer)).toEqual(["COMMENT_ON_POST"]);
});

test("a choice about one kind leaves the others", async () => {
  const { member, viewer } = await newPerson();
  await choose(viewer, "REPLY", false, false);
  await comment((await aPost(graph.em(), { author: member })).id);
  expect(await notifiedKinds(viewer)).toEqual(["COMMENT_ON_POST"]);
});

test("pending comments are notified and mailed as each moderator has chosen", async () => {
  const [all, onlyHere, onlyMail] = [
    await newPerson(Role.MODERATOR),
    await newPerson(Role.MODERATOR),
    await newPerson(Role.MODERATOR),
  ];
  await choose(onlyHere.viewer, "COMMENT_PENDING", true, false);
  await choose(onlyMail.viewer, "COMMENT_PENDING", false, true);
  await comment((await aPost(graph.em())).id, "Cheap casino and viagra");
  await graph.pass(HOUR);
  const mailed = graph.mails.map(({ to }) => to);
  expect(mailed).toEqual(expect.arrayContaining([all.user.email, onlyMail.user.email]));
  expect(mailed).not.toContain(onlyHere.user.email);
  for (const { viewer } of [all, onlyHere]) {
    expect(await notifiedKinds(viewer)).toEqual(["COMMENT_PENDING"]);
  }
  expect(await notifiedKinds(onlyMail.viewer)).toEqual([]);
});

test("requests for a quote are notified and mailed as the member has chosen", async () => {
  const ASK = "mutation($input: ContactInput!) { submitContact(input: $input) }";
  const fields = {
    name: "Camille Roux",
    email: "camille@petitquai.test",
    message: "We open in March and need six posters.",
    consent: "2026-11-23",
  };
  const [onlyHere, onlyMail] = [await newPerson(), await newPerson()];
  await choose(onlyHere.viewer, "QUOTE_REQUESTED", true, false);
  await choose(onlyMail.viewer, "QUOTE_REQUESTED", false, true);
  for (const { member } of [onlyHere, onlyMail]) {
    await graph.as()(ASK, { input: { ...fields, memberId: member.id } });
  }
  const mailed = graph.mails.map(({ to }) => to);
  expect(mailed).toContain(onlyMail.user.email);
  expect(mailed).not.toContain(onlyHere.user.email);
  expect(await notifiedKinds(onlyHere.viewer)).toEqual(["QUOTE_REQUESTED"]);
  expect(await notifiedKinds(onlyMail.viewer)).toEqual([]);
});

test("who does not want to hear of changed permissions is not notified of them", async () => {
  const admin = await newPerson(Role.ADMIN);
  const [quiet, curious] = [await newPerson(), await newPerson()];
  await choose(quiet.viewer, "ROLES_CHANGED", false, true);
  for (const { user } of [quiet, curious]) {
    await graph.as(admin.viewer)(
      "mutation($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }",
      { id: user.id, input: { roles: ["EDITOR"] } },
    );
  }
  expect(await notifiedKinds(quiet.viewer)).toEqual([]);
  expect(await notifiedKinds(curious.viewer)).toEqual(["ROLES_CHANGED"]);
});
