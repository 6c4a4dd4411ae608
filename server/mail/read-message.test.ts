import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { replyAddress, threadOfAddress } from "./reply-address.ts";

const SECRET = "a secret of this test, thirty-two characters";
const recognized = { hostname: "atelier.example", secrets: [SECRET] };
const SAMPLES = join(import.meta.dirname, "samples");
const sample = (name: string) => readFileSync(join(SAMPLES, name));

const read = (raw: string | Buffer) =>
  readMessage(
    typeof raw === "string" ? Buffer.from(raw.replaceAll("\n", "\r\n")) : raw,
    recognized,
  );

const HEAD =
  "From: Kari <kari@example.org>\nTo: desk@atelier.example\nMessage-ID: <a@example.org>\n";
const multipart = (body: string, type = "mixed") =>
  `${HEAD}Content-Type: multipart/${type}; boundary="b"\n\n${body}`;

describe("samples of other programs", () => {
  test.each(readdirSync(SAMPLES))("%s is read", async (name) => {
    const mail = await read(sample(name));
    expect(mail).toMatchObject({ isUnreadable: false });
    expect(mail.text.length + (mail.html?.length ?? 0) + mail.attachments.length).toBeGreaterThan(
      0,
    );
  });

  test("a bounce says whom a mail did not reach, and why", async () => {
    const { report, isAutomatic } = await read(sample("delivery-status.eml"));
    expect(isAutomatic).toBe(true);
    expect(report?.recipients.length).toBeGreaterThan(0);
    expect(report?.recipients[0]).toMatchObject({
      address: expect.stringContaining("@"),
      status: expect.stringMatching(/^[245]\.\d+\.\d+$/),
    });
  });
});

describe("words of headers", () => {
  test("that split a letter in two are joined before they are decoded", async () => {
    const { subject } = await read(
      `${HEAD}Subject: =?utf-8?B?ZGlkYWN0YSAtIEJlaMM=?= =?utf-8?B?tnJkZW4=?=\n\nHi`,
    );
    expect(subject).toBe("didacta - Behörden");
  });

  test.each([
    ["iso-8859-1", Buffer.from("Blåbær på vei", "latin1"), "Blåbær på vei"],
    ["windows-1252", Buffer.from([0x93, 0x41, 0x94]), "“A”"],
    ["iso-2022-jp", Buffer.from("\u001B$B$3$s\u001B(B", "latin1"), "こん"],
    ["koi8-r", Buffer.from([0xf0, 0xd2, 0xc9]), "При"],
    ["no-such-charset", Buffer.from("plain"), "plain"],
  ])("text in %s is read", async (charset, body, text) => {
    const head = `${HEAD}Content-Type: text/plain; charset=${charset}\n\n`.replaceAll("\n", "\r\n");
    expect((await read(Buffer.concat([Buffer.from(head), body]))).text.trim()).toBe(text);
  });
});

describe("files", () => {
  test("have their names, whichever way they are written, and none is missing", async () => {
    const part = (headers: string) =>
      `--b\n${headers}\nContent-Transfer-Encoding: base64\n\nJVBERi0xLjc=\n`;
    const { attachments } = await read(
      multipart(
        [
          "--b\nContent-Type: text/plain\n\nFive files\n",
          part(
            "Content-Type: image/jpeg\nContent-Disposition: attachment; filename*=UTF-8''F%C3%BChrerschein%20R%C3%BCckseite.jpg",
          ),
          part('Content-Type: application/pdf; name="only here.pdf"'),
          part("Content-Type: application/pdf\nContent-Disposition: attachment"),
          part('Content-Type: text/html\nContent-Disposition: attachment; filename="../../a.html"'),
          part(
            "Content-Type: application/pdf\nContent-Disposition: attachment; filename*0=long; filename*1=er.pdf",
          ),
          "--b--\n",
        ].join(""),
      ),
    );
    expect(attachments.map(({ name }) => name)).toEqual([
      "Führerschein Rückseite.jpg",
      "only here.pdf",
      "attachment-3.pdf",
      "a.html",
      "longer.pdf",
    ]);
    expect(new Set(attachments.map(({ type }) => type))).toEqual(new Set(["application/pdf"]));
  });
});

describe("whatever comes, there is a result", () => {
  const many = Array.from({ length: 1_200 }, () => "--b\nContent-Type: text/plain\n\nx\n").join("");
  const deep = Array.from(
    { length: 80 },
    (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`,
  ).join("");

  test.each([
    ["nothing", "", true],
    ["no mail", "hello", true],
    ["bytes", Buffer.from([0, 255, 254, 0, 1, 2, 3]), true],
    ["only headers", HEAD, false],
    ["a part that never ends", multipart("--b\nContent-Type: text/plain\n\nHi"), false],
    ["a boundary that never comes", multipart("Hi"), false],
    ["a wrong closing boundary", multipart("--b\nContent-Type: text/plain\n\nHi\n--c--\n"), false],
    [
      "base64 that is cut off",
      `${HEAD}Content-Type: text/plain\nContent-Transfer-Encoding: base64\n\nSGVsbG8gd29yb`,
      false,
    ],
    ["a thousand parts", multipart(many), true],
    ["parts within parts", `${HEAD}${deep}`, true],
    ["headers of a megabyte", `${HEAD}X-A: ${"a".repeat(1_100_000)}\n\nHi`, true],
    ["a thousand lines of dashes", `${HEAD}\n${"-- \n--\n".repeat(1_000)}`, false],
    ["a subject with NUL", `${HEAD}Subject: a\0b\n\nHi\0`, false],
  ])("%s", async (_name, raw, isUnreadable) => {
    const mail = await read(raw);
    expect(mail.isUnreadable).toBe(isUnreadable);
    expect(`${mail.subject}${mail.text}`).not.toContain("\0");
    expect(mail.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a fingerprint", () => {
  test("is the same whichever way a mail comes, and another one for another content", async () => {
    const one = await read(`${HEAD}Subject: A\n\nHi`);
    const passedOn = await read(
      `Received: from x\nDelivered-To: y@z.example\n${HEAD}Subject: A\n\nHi`,
    );
    const other = await read(`${HEAD}Subject: A\n\nHello`);
    expect(passedOn.fingerprint).toBe(one.fingerprint);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });
});

describe("the conversation", () => {
  const id = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001";
  const address = replyAddress("desk@atelier.example", id, SECRET);

  test("is that of the token in the address, also in a header of the mail server", async () => {
    expect((await read(`${HEAD}Delivered-To: ${address.toUpperCase()}\n\nHi`)).threadId).toBe(id);
    expect((await read(`From: a@b.example\nTo: "D" <${address}>\n\nHi`)).threadId).toBe(id);
    expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
  });

  test("is that of no token that somebody else made", () => {
    const forged = replyAddress("desk@atelier.example", id, "another secret, thirty-two letters");
    expect(threadOfAddress(forged, [SECRET])).toBeUndefined();
    expect(threadOfAddress(address, ["another one", SECRET])).toBe(id);
    for (const wrong of [
      "desk@atelier.example",
      "desk+x@atelier.example",
      `${address}`.replace(/\d/, "z"),
    ])
      expect(threadOfAddress(wrong, [SECRET])).toBeUndefined();
  });

  test("has the mails of this site by their ids, others by their Message-IDs", async () => {
    const { references } = await read(
      `${HEAD}In-Reply-To: <${id}@Atelier.example>\nReferences: <x@y.example>\n <${id}@other.example>\n\nHi`,
    );
    expect(references).toEqual(["x@y.example", `${id}@other.example`, id]);
  });
});

test.each([
  ["Auto-Submitted: auto-replied", true],
  ["Auto-Submitted: no", false],
  ["Precedence: bulk", true],
  ["List-Id: <a.example>", true],
  ["Return-Path: <>", true],
  ["Return-Path: <a@b.example>", false],
])("%s: a program sent it is %s", async (header, isAutomatic) => {
  expect((await read(`${header}\n${HEAD}\nHi`)).isAutomatic).toBe(isAutomatic);
});
