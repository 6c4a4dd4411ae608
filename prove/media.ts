// A project's media: 40 pictures of about 10 MB sent at once, as the client sends them. One connection
// breaks halfway and is resumed, one file is not what its name says. All others arrive, in the order
// in which they were chosen, and the memory of the server does not grow with their number.

import sharp from "sharp";
import { type Account, signIn } from "./support/account.ts";
import { Memory } from "./support/memory.ts";
import { embeddedPlace } from "./support/place.ts";
import { check, note, proof, seconds } from "./support/proof.ts";
import { Server } from "./support/server.ts";

const PICTURES = 40;
/** As many as the client sends at once. */
const AT_ONCE = 4;
const WIDTH = 2_500;
const HEIGHT = 1_950;
const MB = 2 ** 20;
interface Sent {
  name: string;
  bytes: Buffer;
  /** The connection ends after so many bytes, once */
  breaksAt?: number;
}

interface Answer {
  status: number;
  id?: string;
  code?: string;
  message?: string;
}

await proof("media", async () => {
  const place = embeddedPlace();
  const server = await Server.start(place);
  const account = await signIn(server.url, "member@atelier.test");
  const { createProject } = await account.ask<{ createProject: { id: string } }>(
    server.url,
    `mutation { createProject(input: { typeId: "images", title: { en: "Forty" } }) { id } }`,
  );
  const noise = await picture();
  const chosen: Sent[] = Array.from({ length: PICTURES }, (_, n) => ({
    name: `${n + 1}.jpg`,
    bytes: noise,
    ...(n === 6 && { breaksAt: Math.floor(noise.length / 2) }),
  }));
  const hostile = { name: "harmless.png", bytes: Buffer.from("<svg onload='alert(1)'></svg>") };
  chosen.splice(20, 0, hostile);
  note(`${PICTURES} pictures of ${(noise.length / MB).toFixed(1)} MB, ${AT_ONCE} at a time`);

  const memory = new Memory(server.pid);
  const since = performance.now();
  const answers = await sendAll(server.url, account, createProject.id, chosen, () => memory.note());
  memory.end();
  const took = performance.now() - since;

  const refused = answers.flatMap((answer, n) => (answer.id ? [] : [{ ...answer, n }]));
  check(
    `all ${PICTURES} arrive, in ${seconds(took)}; the connection that broke was resumed`,
    answers.filter(({ id }) => id).length === PICTURES,
    JSON.stringify(refused.slice(0, 3)),
  );
  check(
    `the hostile file alone is refused, with the reason: ${refused[0]?.message}`,
    refused.length === 1 && refused[0]?.n === 20 && refused[0].code === "UNSUPPORTED_TYPE",
    JSON.stringify(refused),
  );
  const ids = answers.flatMap(({ id }) => id ?? []);
  await account.ask(
    server.url,
    "mutation ($id: ID!, $ids: [ID!]!) { orderProjectMedia(projectId: $id, ids: $ids) { id } }",
    { id: createProject.id, ids },
  );
  const { project } = await account.ask<{ project: { media: { name: string }[] } }>(
    server.url,
    "query ($id: ID!) { project: projectToEdit(id: $id) { media { name } } }",
    { id: createProject.id },
  );
  const names = chosen.filter((one) => one !== hostile).map(({ name }) => name);
  check(
    "they are in the order in which they were chosen",
    project.media.map(({ name }) => name).join() === names.join(),
    project.media.map(({ name }) => name).join(),
  );
  memory.report();
  const { code } = await server.stop();
  check("SIGTERM stops the server with exit code 0", code === 0, String(code));
});

/** Noise, of which no compressor makes less. */
function picture(): Promise<Buffer> {
  return sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 97, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function sendAll(
  url: string,
  account: Account,
  projectId: string,
  files: readonly Sent[],
  onSent: () => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const rest = [...files.entries()];
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [place, file] = next;
      answers[place] = await send(url, account, projectId, file);
      onSent();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/** One file: begun, sent, and if the connection broke, resumed where the server says. */
async function send(
  url: string,
  { cookie }: Account,
  projectId: string,
  { name, bytes, breaksAt }: Sent,
): Promise<Answer> {
  const encoded = (value: string) => Buffer.from(value).toString("base64");
  const headers = { cookie, origin: url, "tus-resumable": "1.0.0" };
  const begun = await fetch(`${url}/api/projects/uploads`, {
    method: "POST",
    headers: {
      ...headers,
      "upload-length": String(bytes.length),
      "upload-metadata": `filename ${encoded(name)},projectId ${encoded(projectId)}`,
    },
  });
  const at = `${url}${begun.headers.get("location")}`;
  if (begun.status !== 201) return { status: begun.status, message: await begun.text() };
  const patch = async (from: number, body: BodyInit, signal?: AbortSignal) =>
    fetch(at, {
      method: "PATCH",
      headers: {
        ...headers,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(from),
      },
      body,
      duplex: "half",
      ...(signal && { signal }),
    } as RequestInit);
  let from = 0;
  if (breaksAt) {
    await patch(0, broken(bytes.subarray(0, breaksAt))).catch(() => undefined);
    from = await offsetOf(at, headers);
    note(`the connection of ${name} broke: the server has ${from} of ${bytes.length} bytes`);
  }
  const answer = await patch(from, new Uint8Array(bytes.subarray(from)));
  const { media, code, message } = (await answer.json()) as Answer & { media?: { id: string } };
  return {
    status: answer.status,
    ...(media && { id: media.id }),
    ...(code && { code }),
    ...(message && { message }),
  };
}

/** What was received may still be written: then the upload is busy. */
async function offsetOf(at: string, headers: Record<string, string>): Promise<number> {
  for (;;) {
    const { status, headers: responseHeaders } = await fetch(at, { method: "HEAD", headers });
    if (status === 200) return Number(responseHeaders.get("upload-offset"));
    if (status !== 423) throw new Error(`HEAD answers ${status}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** A body that ends with an error after its bytes. */
function broken(bytes: Buffer): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      await new Promise((done) => setTimeout(done, 300));
      controller.error(new Error("The connection broke"));
    },
  });
}
