import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { User } from "../../schema/accounts/index.ts";
import { aPerson } from "../../schema/accounts/person.builder.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { DataCopy, dataCopyKey, KeptDataKind } from "../../schema/privacy/index.ts";
import { testServer } from "../testing/server.ts";
import { dataCopiesOf } from "./data-copy.builder.ts";
import { makeDataCopy } from "./make-data-copy.ts";

vi.setConfig({ testTimeout: 30_000 });

const dataDir = mkdtempSync(join(tmpdir(), "atelier-privacy-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { em, storage, make, aCopy, stateOf, copyOf, aFile } = dataCopiesOf(server);

test("a copy has the chosen parts alone, and says which were left out", async () => {
  const person = await aPerson({ em });
  const { member } = person;
  await aPost(em(), { title: { en: "My own post" }, author: member });
  await aFile(member, "bridge.txt", "a bridge of larch");
  const { FILES, PROFILE, ...others } = KeptDataKind;
  const { id, files } = await copyOf(person, [FILES, PROFILE]);
  expect([...files.keys()].toSorted()).toEqual([
    "README.txt",
    "account.json",
    "files.json",
    "files/bridge.txt",
    "profile.json",
  ]);
  const [, leftOut = ""] = String(files.get("README.txt")).split("Left out, as you chose:\n");
  const names = leftOut.trim().split("\n");
  expect(names).toHaveLength(Object.keys(others).length);
  expect(names).toEqual(expect.arrayContaining(["Posts, comments and projects", "Messages"]));
  expect(await stateOf(id)).toMatchObject({ parts: [PROFILE, FILES], partsDone: 2 });
  const whole = await copyOf(person);
  expect(String(whole.files.get("README.txt"))).not.toContain("Left out");
});

test("while a copy is made its owner reads how many parts are in it", async () => {
  const { user, viewer } = await aPerson({ em });
  const { id } = await aCopy(user);
  const read = async (as: typeof viewer) => {
    const body = { query: "{ dataCopy { id partsDone parts } }" };
    return (await server.ask("POST", "/graphql", { as, body })).body.data.dataCopy;
  };
  const [begun, other] = [await read(viewer), await aPerson({ em })];
  expect([begun.partsDone, begun.parts.length]).toEqual([0, 10]);
  const seen: number[] = [];
  await makeDataCopy(await em().findOneOrFail(User, user.id), dataCopyKey(id), {
    em: em(),
    storage,
    now: new Date(),
    parts: [KeptDataKind.PROFILE, KeptDataKind.FILES],
    async onProgress(partsDone) {
      seen.push(partsDone);
    },
  });
  expect(seen).toEqual([1, 2]);
  await make(id);
  expect(await read(viewer)).toMatchObject({ id, partsDone: 10 });
  expect(await read(other.viewer)).toBeNull();
});

test("a copy of nothing, or of what is no part, is refused", async () => {
  const { user, viewer } = await aPerson({ em });
  const ask = async (parts: string) => {
    const body = { query: `mutation { requestDataCopy(parts: ${parts}) { parts } }` };
    return (await server.ask("POST", "/graphql", { as: viewer, body })).body;
  };
  const refused = await ask("[]");
  expect(refused.errors[0].extensions).toMatchObject({ code: "INVALID" });
  expect((await ask("[PROFILE, PASSWORDS]")).errors[0].message).toContain("PASSWORDS");
  expect(await em().count(DataCopy, { user: user.id })).toBe(0);
  const { data } = await ask("[FILES, PROFILE, FILES]");
  expect(data.requestDataCopy.parts).toEqual(["PROFILE", "FILES"]);
});
