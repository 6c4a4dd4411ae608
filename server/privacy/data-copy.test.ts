import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test, vi } from "vitest";
import { hashOf, Role, Session, User } from "../../schema/accounts/index.ts";
import { AuthenticatorApp } from "../../schema/accounts/authenticator-app.ts";
import { aPerson, type BuiltPerson } from "../../schema/accounts/person.builder.ts";
import { AuditAction, AuditEntry } from "../../schema/audit/index.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { aContactRequest } from "../../schema/contacts/contact-request.builder.ts";
import { FileVersion, versionKey } from "../../schema/files/index.ts";
import { DAY, MINUTE } from "../../schema/foundation/durations.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { aJob, anApplication } from "../../schema/jobs/job.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Notification } from "../../schema/notifications/notification.ts";
import { OutgoingMail } from "../../schema/mail/outgoing-mail.ts";
import {
  DataCopy,
  dataCopyKey,
  DataCopyStatus,
  MAX_ATTEMPTS,
  privacy,
} from "../../schema/privacy/index.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { TestBrowser } from "../testing/browser.ts";
import { readZip } from "../testing/read-zip.ts";
import { testServer } from "../testing/server.ts";
import { dataCopiesOf } from "./data-copy.builder.ts";
import { writeArchive } from "./write-archive.ts";

vi.setConfig({ testTimeout: 30_000 });

const dataDir = mkdtempSync(join(tmpdir(), "atelier-privacy-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { em, storage, make, aCopy, stateOf, get, copyOf, aFile } = dataCopiesOf(server);

test("a copy contains what its owner wrote and uploaded, and nothing of others", async () => {
  const person = await aPerson({ em });
  const other = await aMember(em(), { displayName: "Somebody Else" });
  const { member, user } = person;
  await aPost(em(), { title: { en: "My own post" }, author: member });
  const post = await aPost(em(), { title: { en: "The post of another" }, author: other });
  await aComment(em(), { post, member, content: "I said so" });
  await aComment(em(), { post, member: other, content: "They said no" });
  await aProject(em(), { owners: [member], title: { en: "My bridge" } });
  await aConversation(em(), { people: [member, other], said: ["Hello there", "A reply to it"] });
  const folder = await aFile(member, "Plans", "");
  await aFile(member, "bridge.txt", "a bridge of larch", folder);
  await aFile(other, "foreign.txt", "not mine");
  const { files, rows, answer } = await copyOf(person);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; .*atelier-.*\.zip/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(rows("account")).toMatchObject([{ id: user.id, email: user.email, locale: "en" }]);
  expect(rows("profile")).toMatchObject([{ id: member.id, handle: member.handle }]);
  expect(rows("posts")).toMatchObject([{ title: { en: "My own post" }, author: member.id }]);
  expect(rows("comments")).toMatchObject([{ content: "I said so", post: post.id }]);
  expect(rows("projects")).toMatchObject([{ title: { en: "My bridge" } }]);
  expect(rows("messages")).toMatchObject([{ body: "Hello there" }]);
  expect(rows("files").map(({ name }: { name: string }) => name)).toEqual(["Plans", "bridge.txt"]);
  expect(String(files.get("files/Plans/bridge.txt"))).toBe("a bridge of larch");
  expect([...files.keys()].filter((path) => path.includes("/"))).toEqual([
    "files/Plans/bridge.txt",
  ]);
  const readme = String(files.get("README.txt"));
  expect(readme).toContain(user.email);
  expect(readme).toContain("comments.json (1): Comments you wrote");
  expect([...files.values()].join("")).not.toMatch(
    /They said no|A reply to it|The post of another|not mine/,
  );
});

test("a copy contains no secret, and nothing that staff noted", async () => {
  const person = await aPerson({ em });
  const marker = "marker-of-a-secret";
  const unit = em();
  const user = await unit.findOneOrFail(User, person.user.id);
  user.passwordHash = await hashOf(marker);
  await unit.flush(); // which ends sessions
  const session = Object.assign(new Session(), {
    user,
    tokenHash: `${marker}-token`,
    device: "Firefox on Linux",
    expiresAt: new Date(),
    endsAt: new Date(),
  });
  const app = new AuthenticatorApp({
    user,
    secret: `${marker}-app`,
    lastStep: 0,
    recoveryHashes: [`${marker}-recovery`],
  });
  await unit.persist([session, app]).flush();
  const { files, rows } = await copyOf(person);
  expect(rows("sessions")).toMatchObject([{ device: "Firefox on Linux" }]);
  const all = [...files.values()].join("");
  expect(all).not.toContain(marker);
  expect(all).not.toContain("argon2");
  expect(all).not.toMatch(/spamScore|fingerprint|tokenHash|passwordHash/);
});

test("what was sent from an address is in a copy only if the address is verified", async () => {
  const person = await aPerson({ em });
  const { email } = person.user;
  await aContactRequest(em(), { email, message: "A letter of mine" });
  await anApplication(em(), await aJob(em()), { email, name: "An applicant" });
  await em().nativeUpdate(User, person.user.id, { emailVerified: null });
  const unverified = await copyOf(person);
  expect([unverified.rows("requests"), unverified.rows("applications")]).toEqual([[], []]);
  await em().nativeUpdate(User, person.user.id, { emailVerified: new Date() });
  const verified = await copyOf(person);
  expect(verified.rows("requests")).toMatchObject([{ message: "A letter of mine" }]);
  const [application] = verified.rows("applications");
  expect(application).toMatchObject({ name: "An applicant", email });
  expect(application).not.toHaveProperty("tags");
});

test("what staff did to an account is in its copy, without who and where from", async () => {
  const person = await aPerson({ em });
  const unit = em();
  const admin = unit.getReference(User, (await aPerson({ em }, Role.ADMIN)).user.id);
  const values = { action: AuditAction.CHANGED, kind: "User", item: person.user.id };
  const entry = new AuditEntry({ ...values, user: admin, network: "192.0.2.0/24" }, new Date());
  await unit.persist(entry).flush();
  const { files, rows } = await copyOf(person);
  expect(rows("changes-by-staff")).toMatchObject([{ action: "changed", item: person.user.id }]);
  expect([...files.values()].join("")).not.toMatch(`${admin.id}|192.0.2.0`);
});

test("only its owner downloads a copy, until seven days are over", async () => {
  const person = await aPerson({ em });
  const { id } = await copyOf(person);
  const other = await aPerson({ em });
  for (const as of [visitor(), other.viewer, withRole(Role.ADMIN)])
    expect((await get(id, as)).status).toBe(404);
  expect((await get("unknown", person.viewer)).status).toBe(404);
  const copy = await stateOf(id);
  expect((copy?.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(7 * DAY - 60_000);
  await em().nativeUpdate(DataCopy, { id }, { expiresAt: new Date(Date.now() - 1) });
  expect((await get(id, person.viewer)).status).toBe(404);
  await privacy.timers["delete expired copies of data"]?.run(server.context());
  expect(await stateOf(id)).toBeNull();
  await removed(id);
});

/** The job that removes its archive has run. */
async function removed(id: string): Promise<void> {
  const now = () => new Date(Date.now() + MINUTE);
  await flushOutbox(em(), { ...server.context().services, clock: { now } });
  await vi.waitFor(async () => expect(await storage.size(dataCopyKey(id))).toBeUndefined());
}

test("a copy that is not ready, or failed, is not found", async () => {
  const { user, viewer } = await aPerson({ em });
  const { id } = await aCopy(user);
  expect((await get(id, viewer)).status).toBe(404);
});

test("a session that was not confirmed lately downloads nothing", async () => {
  const person = await aPerson({ em });
  const { id } = await copyOf(person);
  const { cookie } = await server.signedIn(person.user);
  const path = `/files/data-copies/${id}`;
  expect((await server.ask("GET", path, { headers: { cookie } })).status).toBe(200);
  await em().nativeUpdate(Session, { user: person.user.id }, { confirmedUntil: null });
  const refused = await server.ask("GET", path, { headers: { cookie } });
  expect([refused.status, refused.body.code]).toEqual([403, "CONFIRMATION_REQUIRED"]);
});

test("the owner is notified and mailed once, however often the job runs", async () => {
  const { user, viewer } = await aPerson({ em });
  const { id } = await aCopy(user);
  await make(id);
  await make(id);
  expect(await em().count(Notification, { user: user.id })).toBe(1);
  const mails = await em().find(OutgoingMail, { to: user.email });
  expect(mails.map(({ subject }) => subject)).toEqual(["Your data is ready to download"]);
  const { notifications } = (
    await server.ask("POST", "/graphql", {
      as: viewer,
      body: { query: "{ notifications { nodes { kind } } }" },
    })
  ).body.data;
  expect(notifications.nodes).toEqual([{ kind: "DATA_COPY_READY" }]);
});

test("a job that was killed midway runs again and leaves one archive", async () => {
  const person = await aPerson({ em });
  const { id } = await aCopy(person.user);
  // what a killed process leaves: it has begun, and written a part
  await em().nativeUpdate(DataCopy, { id }, { attempts: 1 });
  await storage.write(dataCopyKey(id), Readable.from([Buffer.from("half of an archive")]));
  await make(id);
  expect(await stateOf(id)).toMatchObject({ status: DataCopyStatus.READY, attempts: 2 });
  const files = readdirSync(join(dataDir, "files", "data-copies"));
  expect(files.filter((name) => name.startsWith(id))).toEqual([id]);
  const answer = await get(id, person.viewer);
  expect(readZip(Buffer.from(await answer.arrayBuffer())).has("README.txt")).toBe(true);
});

test("a copy that cannot be made is given up, and can be requested again at once", async () => {
  const { user, viewer } = await aPerson({ em });
  const { id } = await aCopy(user);
  await em().nativeUpdate(DataCopy, { id }, { attempts: MAX_ATTEMPTS });
  await make(id);
  expect(await stateOf(id)).toMatchObject({ status: DataCopyStatus.FAILED });
  const again = await request(viewer);
  expect(again.data.requestDataCopy.id).not.toBe(id);
  expect(await stateOf(id)).toBeNull();
});

test("the archive of a copy that was deleted meanwhile is removed", async () => {
  const id = crypto.randomUUID();
  await storage.write(dataCopyKey(id), Readable.from([Buffer.from("too late")]));
  await make(id);
  expect(await storage.size(dataCopyKey(id))).toBeUndefined();
});

test("with an account its copy is deleted", async () => {
  const person = await aPerson({ em });
  const { id } = await copyOf(person);
  await em().nativeDelete(User, person.user.id);
  expect(await stateOf(id)).toBeNull();
  await removed(id);
});

test("a file whose bytes are gone is named in the text, and the rest is there", async () => {
  const person = await aPerson({ em });
  await aFile(person.member, "lost.txt", "lost");
  await aFile(person.member, "there.txt", "there");
  const version = await em().findOneOrFail(FileVersion, {
    file: { name: "lost.txt", owner: person.member.id },
  });
  await storage.remove(versionKey(version.id));
  const { files } = await copyOf(person);
  expect(String(files.get("README.txt"))).toContain("could not be read:\nfiles/lost.txt");
  expect(String(files.get("files/there.txt"))).toBe("there");
});

const REQUEST = "mutation { requestDataCopy { id status size path } }";

const request = async (as: BuiltPerson["viewer"]) =>
  (await server.ask("POST", "/graphql", { as, body: { query: REQUEST } })).body;

test("one copy is made at a time, and then it can be downloaded", async () => {
  const { user, viewer } = await aPerson({ em });
  const begun = await aCopy(user);
  const { data } = await request(viewer);
  expect(data.requestDataCopy.id).toBe(begun.id);
  await em().nativeDelete(DataCopy, { user: user.id });
  await Promise.all([request(viewer), request(viewer)]);
  expect(await em().count(DataCopy, { user: user.id })).toBe(1);
  const read = async () => {
    const body = { query: "{ dataCopy { status size path expiresAt } }" };
    return (await server.ask("POST", "/graphql", { as: viewer, body })).body.data.dataCopy;
  };
  await vi.waitFor(async () => expect((await read()).status).toBe("READY"), 20_000);
  const copy = await read();
  const answer = await fetch(server.url + copy.path, { headers: server.as(viewer) });
  expect((await answer.arrayBuffer()).byteLength).toBe(copy.size);
});

test("a copy can be requested once a day, and the audit log says so", async () => {
  const limited = await testServer({ rateLimits: true });
  const unit = () => limited.database.em.fork();
  const { user } = await aPerson({ em: unit });
  const { cookie } = await limited.signedIn(user);
  const browser = new TestBrowser(limited);
  browser.cookies.set("session", cookie.replace("session=", ""));
  const ask = async () => (await browser.json("/graphql", { query: REQUEST })).body;
  const first = await ask();
  expect(first.data.requestDataCopy).toMatchObject({ size: null, path: null });
  const { id } = first.data.requestDataCopy;
  expect(await unit().count(AuditEntry, { action: AuditAction.EXPORTED, item: id })).toBe(1);
  await unit().nativeUpdate(
    DataCopy,
    { user: user.id },
    { status: DataCopyStatus.READY, size: 1, expiresAt: new Date(Date.now() + DAY) },
  );
  expect((await ask()).errors[0].extensions.code).toBe("RATE_LIMITED");
  await unit().nativeUpdate(Session, { user: user.id }, { confirmedUntil: null });
  expect((await ask()).errors[0].extensions.code).toBe("CONFIRMATION_REQUIRED");
});

test("an archive is written as it is read, and not at all if that fails", async () => {
  const chunk = Buffer.alloc(1_000_000, 7);
  let read = 0;
  let written = 0;
  let most = 0;
  const slow: Pick<FileStorage, "write"> = {
    async write(_key, content) {
      for await (const part of content) {
        written += part.length;
        most = Math.max(most, read - written);
      }
    },
  };
  async function* large() {
    for (let n = 0; n < 300; n += 1) {
      read += chunk.length;
      yield chunk;
    }
  }
  const entry = { modifiedAt: new Date(), compress: false };
  await writeArchive(slow as FileStorage, "data-copies/large", (add) =>
    add("large", Readable.from(large()), entry),
  );
  expect(written).toBeGreaterThan(300_000_000);
  expect(most).toBeLessThan(20_000_000);

  const broken = writeArchive(storage, "data-copies/broken", (add) =>
    add("broken", Readable.from(failing()), entry),
  );
  await expect(broken).rejects.toThrow("The disk is gone");
  expect(await storage.size("data-copies/broken")).toBeUndefined();

  const full: Pick<FileStorage, "write"> = {
    async write(_key, content) {
      for await (const _part of content) throw new Error("No room");
    },
  };
  const refused = writeArchive(full as FileStorage, "data-copies/full", (add) =>
    add("large", Readable.from(large()), entry),
  );
  await expect(refused).rejects.toThrow("No room");
});

async function* failing() {
  yield Buffer.alloc(10);
  throw new Error("The disk is gone");
}
