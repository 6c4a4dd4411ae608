import { Readable } from "node:stream";
import { expect } from "vitest";
import { User } from "../../schema/accounts/index.ts";
import type { BuiltPerson } from "../../schema/accounts/person.builder.ts";
import { File, FileGroup, FileKind, FileVersion, versionKey } from "../../schema/files/index.ts";
import { Member } from "../../schema/members/index.ts";
import { DataCopy, type KeptDataKind, MAKE_DATA_COPY } from "../../schema/privacy/index.ts";
import { visitor } from "../../schema/testing/viewers.ts";
import { readZip } from "../testing/read-zip.ts";
import type { TestServer } from "../testing/server.ts";
import { dataCopyJobs } from "./data-copy-jobs.ts";

/** Copies of data, as a server makes and sends them. */
export function dataCopiesOf(server: TestServer) {
  const em = () => server.database.em.fork();
  const { storage } = server.context().services;

  const make = (id: string) => dataCopyJobs(() => server.context())[MAKE_DATA_COPY]({ id });

  /** A copy that no job makes yet. */
  async function aCopy(user: User, parts?: KeptDataKind[]): Promise<DataCopy> {
    const unit = em();
    const copy = new DataCopy(unit.getReference(User, user.id), new Date(), parts);
    await unit.persist(copy).flush();
    return copy;
  }

  const stateOf = (id: string) => em().findOne(DataCopy, { id });

  const get = (id: string, as = visitor()) =>
    fetch(`${server.url}/files/data-copies/${id}`, { headers: server.as(as) });

  async function copyOf({ user, viewer }: BuiltPerson, parts?: KeptDataKind[]) {
    const { id } = await aCopy(user, parts);
    await make(id);
    const answer = await get(id, viewer);
    expect(answer.status).toBe(200);
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const rows = (name: string) => JSON.parse(String(files.get(`${name}.json`) ?? "[]"));
    return { id, files, rows, answer };
  }

  /** A file of the file manager with this content. */
  async function aFile(owner: { id: string }, name: string, content: string, parent?: File) {
    const unit = em();
    const now = new Date();
    const isFolder = content === "";
    const kind = isFolder ? FileKind.FOLDER : FileKind.FILE;
    const group = isFolder ? FileGroup.FOLDER : FileGroup.TXT;
    const member = unit.getReference(Member, owner.id);
    const file = new File({ owner: member, name, kind, group, modifiedAt: now });
    Object.assign(file, { nameKey: name, versionNumber: isFolder ? 0 : 1 });
    if (parent) file.parent = unit.getReference(File, parent.id);
    unit.persist(file);
    if (!isFolder) {
      const size = Buffer.byteLength(content);
      const version = new FileVersion({ file, number: 1, size, type: "text/plain", sha256: "" });
      unit.persist(version);
      await storage.write(versionKey(version.id), Readable.from([Buffer.from(content)]));
    }
    await unit.flush();
    return file;
  }
  return { em, storage, make, aCopy, stateOf, get, copyOf, aFile };
}
