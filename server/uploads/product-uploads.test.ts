import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { usedBy } from "../../schema/chat/add-attachment.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { flushOutbox } from "../../schema/foundation/outbox.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { tusUploads } from "../testing/tus-upload.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-product-files-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const uploads = tusUploads(server, "/api/products/uploads");
const timeout = 30_000;

const em = () => server.database.em.fork();
const staff = await aMember(em());
const billing = withRole(Role.BILLING, { memberId: staff.id });
const member = withRole(Role.MEMBER, { memberId: (await aMember(em())).id });

const graph = async (query: string, as = billing) =>
  (await server.ask("POST", "/graphql", { as, body: { query } })).body;

const productId: string = (
  await graph(`mutation { createProduct(input: { name: "Font", price: 1, kind: DIGITAL }) { id } }`)
).data.createProduct.id;

async function upload(filename: string, bytes: Buffer, as = billing) {
  const begun = await uploads.begin(as, { filename, productId }, { length: bytes.length });
  if (begun.status !== 201) return begun;
  return uploads.send(as, begun.headers.get("location") ?? "", bytes);
}

const get = (path: string, as = visitor()) =>
  fetch(`${server.url}${path}`, { headers: server.as(as) });

test(
  "a file is stored as it was sent, for those who write products alone",
  { timeout },
  async () => {
    const bytes = await sharp({
      create: { width: 40, height: 20, channels: 3, background: "teal" },
    })
      .png()
      .toBuffer();
    const { status, body } = await upload("specimen.png", bytes);
    expect(status).toBe(200);
    expect(body.file).toMatchObject({
      name: "specimen.png",
      type: "image/png",
      size: bytes.length,
    });
    const sent = await get(body.file.path, billing);
    expect(sent.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(sent.headers.get("cache-control")).toBe("private, no-cache");
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    const statuses = await Promise.all(
      [member, withRole(Role.EDITOR), visitor()].map(
        async (as) => (await get(body.file.path, as)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404]);
    expect((await upload("mine.txt", Buffer.from("a"), member)).status).toBe(403);
  },
);

test("it counts for who uploaded it, and is deleted with its bytes", { timeout }, async () => {
  const before = await usedBy(staff.id, { em: em() });
  const { body } = await upload("licence.txt", Buffer.from("Five computers"));
  const { id } = body.file;
  expect(await usedBy(staff.id, { em: em() })).toBe(before + "Five computers".length);
  const DELETE = `mutation { deleteProductFile(id: "${id}") }`;
  expect((await graph(DELETE, member)).errors[0].extensions.code).toBe("FORBIDDEN");
  expect((await graph(DELETE)).data.deleteProductFile).toBe(id);
  const now = () => new Date(Date.now() + MINUTE);
  await flushOutbox(em(), { ...server.context().services, clock: { now } });
  await vi.waitFor(() => {
    const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
    expect(files.filter((path) => path.includes(`product-files/${id}`))).toEqual([]);
  });
});
