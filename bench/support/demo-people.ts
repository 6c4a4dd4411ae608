import sharp from "sharp";
import { type Account, signIn } from "../../prove/support/account.ts";
import type { Contender } from "./contender.ts";

const PAGES = ["/dashboard", "/dashboard/blog/posts", "/dashboard/chat", "/search?search=design"];

const SENT = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;

/** Two people of the demo data at work, beside the visitors of a load. */
export class DemoPeople {
  readonly #url: string;
  readonly #admin: Account;
  readonly #member: Account;
  readonly #projectId: string;
  readonly #conversationId: string;
  readonly #picture: Uint8Array<ArrayBuffer>;

  private constructor(
    url: string,
    [admin, member]: readonly [Account, Account],
    [projectId, conversationId]: readonly [string, string],
    picture: Uint8Array<ArrayBuffer>,
  ) {
    this.#url = url;
    this.#admin = admin;
    this.#member = member;
    this.#projectId = projectId;
    this.#conversationId = conversationId;
    this.#picture = picture;
  }

  static async of({ port }: Contender): Promise<DemoPeople> {
    const url = `http://127.0.0.1:${port}`;
    const admin = await signIn(url, "admin@atelier.test");
    const member = await signIn(url, "member@atelier.test");
    const { project } = await member.ask<{ project: { id: string } }>(
      url,
      `mutation { project: createProject(input: { typeId: "images", title: { en: "Soaked" } }) { id } }`,
    );
    const { conversation } = await admin.ask<{ conversation: { id: string } }>(
      url,
      `mutation ($recipients: [ID!]!) {
        conversation: startConversation(input: { recipients: $recipients }) { id }
      }`,
      { recipients: [member.memberId] },
    );
    return new DemoPeople(url, [admin, member], [project.id, conversation.id], await aPicture());
  }

  /** They open screens, search, write to each other, and add a picture to a project. */
  async work(): Promise<void> {
    for (const path of PAGES) await this.#open(path);
    for (const q of ["design", "oslo", "pasword"]) await this.#open(`/api/search?search=${q}`);
    for (const [person, message] of [
      [this.#admin, "Could you look at the second picture?"],
      [this.#member, "It is better in the light of the morning."],
    ] as const) {
      const input = {
        conversationId: this.#conversationId,
        messageId: crypto.randomUUID(),
        message,
      };
      await person.ask(this.#url, SENT, { input });
    }
    await this.#upload();
  }

  async #open(path: string): Promise<void> {
    const { cookie } = this.#admin;
    const answer = await fetch(this.#url + path, { headers: { cookie, accept: "text/html" } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }

  async #upload(): Promise<void> {
    const encoded = (value: string) => Buffer.from(value).toString("base64");
    const { cookie } = this.#member;
    const headers = { cookie, origin: this.#url, "tus-resumable": "1.0.0" };
    const metadata = { filename: "soaked.jpg", projectId: this.#projectId };
    const begun = await fetch(`${this.#url}/api/projects/uploads`, {
      method: "POST",
      headers: {
        ...headers,
        "upload-length": String(this.#picture.length),
        "upload-metadata": Object.entries(metadata)
          .map(([name, value]) => `${name} ${encoded(value)}`)
          .join(),
      },
    });
    const sent = await fetch(`${this.#url}${begun.headers.get("location")}`, {
      method: "PATCH",
      headers: {
        ...headers,
        "content-type": "application/offset+octet-stream",
        "upload-offset": "0",
      },
      body: this.#picture,
    });
    if (!sent.ok) throw new Error(`A picture: ${sent.status} ${await sent.text()}`);
    await sent.arrayBuffer();
  }
}

/** Noise, of which no compressor makes less: about 3 MB. */
async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1_600, height: 1_200, channels: 3, background: "black", noise } as const;
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 95 }).toBuffer());
}
