import { expect, test } from "vitest";
import { aComment } from "../blog/comment.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import { OpeningNotice } from "../coming-soon/opening-notice.ts";
import { aContactRequest } from "../contacts/contact-request.builder.ts";
import { Locale } from "../foundation/locale.ts";
import { aJob, anApplication } from "../jobs/job.builder.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { aMember } from "../members/member.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aUser } from "./user.builder.ts";
import { Role } from "./index.ts";
import { purgePeople } from "./people-trash.ts";
import { TRASH_RETENTION_MS } from "../foundation/trash.ts";

const graph = await testGraph();
const admin = graph.as(withRole(Role.ADMIN));

let made = 0;

async function aPersonWithTraces(name: string) {
  made += 1;
  const em = graph.em();
  const email = `${name.toLowerCase()}@example.org`;
  const member = await aMember(em, { displayName: name });
  const user = await aUser(em, { member, email, name });
  const post = await aPost(em);
  await aComment(em, { post, name, member });
  await aComment(em, { post, name, email });
  const own = await aProject(em, { owners: [member], title: { en: `Alone ${made}` } });
  const shared = await aProject(em, { owners: [member, await aMember(em)] });
  await aContactRequest(em, { name, email });
  await anApplication(em, await aJob(em), { name, email });
  const message = { to: email, locale: Locale.en, subject: `Hello ${name}`, paragraphs: [] };
  em.persist(new OutgoingMail(message, graph.clock.now()));
  em.persist(
    Object.assign(new OpeningNotice(email, Locale.en, graph.clock.now()), { tokenHash: email }),
  );
  await em.flush();
  return { member, user, email, own, shared };
}

/** The tables in which a text still is. */
async function tablesWith(text: string): Promise<string[]> {
  const connection = graph.em().getConnection();
  const tables: { name: string }[] = await connection.execute(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = [];
  for (const { name } of tables) {
    const sql = `select count(*)::int as count from "${name}" as row where row::text ilike ?`;
    const [{ count }] = await connection.execute(sql, [`%${text}%`]);
    if (count) found.push(name);
  }
  return found;
}

const isPublic = (id: string) =>
  graph
    .as(visitor())("query($id: ID!) { project(id: $id) { id } }", { id })
    .then(
      () => true,
      () => false,
    );
const DELETE = "mutation($id: ID!) { deleteMembers(ids: [$id], withAccounts: true) { count } }";
const RESTORE = "mutation($id: ID!) { restoreMembers(ids: [$id]) { count } }";

test("with a deleted person their projects without another owner are hidden, and come back with them", async () => {
  const { member, own, shared } = await aPersonWithTraces("Annabel");
  await admin(DELETE, { id: member.id });
  expect([await isPublic(own.id), await isPublic(shared.id)]).toEqual([false, true]);
  await admin(RESTORE, { id: member.id });
  expect([await isPublic(own.id), await isPublic(shared.id)]).toEqual([true, true]);
});

test("a person who is deleted for good leaves neither name nor address, nor work of their own", async () => {
  const { member, email, own, shared } = await aPersonWithTraces("Ostrander");
  await admin(DELETE, { id: member.id });
  graph.clock.advance(TRASH_RETENTION_MS + 1);
  await purgePeople(graph.em(), graph.services.storage, graph.clock.now());
  expect(await tablesWith(email)).toEqual([]);
  expect(await tablesWith("Ostrander")).toEqual([]);
  expect(await isPublic(own.id)).toBe(false);
  expect(await tablesWith(own.id)).toEqual([]);
  expect(await isPublic(shared.id)).toBe(true);
});

test("what belongs to a later account with the same address stays", async () => {
  const { member, email } = await aPersonWithTraces("Rosalind");
  await admin(DELETE, { id: member.id });
  await aUser(graph.em(), { email });
  graph.clock.advance(TRASH_RETENTION_MS + 1);
  await purgePeople(graph.em(), graph.services.storage, graph.clock.now());
  expect(await tablesWith(email)).toEqual(
    expect.arrayContaining(["users", "outgoing_mails", "opening_notices"]),
  );
});
