import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../schema/foundation/context.ts";
import { MINUTE } from "../../schema/foundation/durations.ts";
import { Malformed, NotFound } from "../../schema/foundation/errors.ts";
import { Viewer } from "../../schema/foundation/viewer.ts";
import { receiveMail } from "../../schema/mails/index.ts";
import type { Config } from "../config.ts";
import type { RouteDoc } from "../rest/route.ts";
import { readMessage, type Recognized } from "./read-message.ts";

const PATH = "/webhooks/mail/incoming";
const MAX_BYTES = 25_000_000;
/** A request that was recorded cannot be sent again later. */
const MAX_AGE_MS = 5 * MINUTE;

/** What belongs to this site, as mails name it. */
export const recognizedBy = ({
  origin,
  secret,
  previousSecret,
}: Pick<Config, "origin" | "secret" | "previousSecret">): Recognized => ({
  hostname: new URL(origin).hostname,
  secrets: [secret, ...(previousSecret ? [previousSecret] : [])],
});

/**
 * Takes mails as they came (message/rfc822) from a program of the operator that knows MAIL_WEBHOOK_SECRET, such as a
 * mail server or a mail service's forwarding. The signature is over the bytes, before anything reads them.
 */
export async function incomingMail(
  http: FastifyInstance,
  config: Config,
  context: (viewer: Viewer) => Context,
): Promise<void> {
  const { mailWebhookSecret } = config;
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_BYTES },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.post(PATH, async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!mailWebhookSecret) throw new NotFound("No mails are taken here");
      const own = context(new Viewer());
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { "x-mail-timestamp": at, "x-mail-signature": signature } = request.headers;
      if (!isSigned(raw, String(at), String(signature), mailWebhookSecret, +own.now()))
        throw new Malformed("The signature is not valid");
      if (!raw.length) throw new Malformed("There is no mail");
      const isNew = await receiveMail(await readMessage(raw, recognizedBy(config)), raw, own);
      return reply.send({ isNew });
    });
  });
}

function isSigned(
  raw: Buffer,
  at: string,
  signature: string,
  secret: string,
  now: number,
): boolean {
  const sent = Number(at) * 1_000;
  if (!Number.isFinite(sent) || Math.abs(now - sent) > MAX_AGE_MS) return false;
  const wanted = createHmac("sha256", secret).update(`${at}.`).update(raw).digest();
  const given = Buffer.from(signature.replace(/^sha256=/, ""), "hex");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** For the OpenAPI description. */
export const mailCalls: readonly RouteDoc[] = [
  {
    method: "POST",
    path: PATH,
    summary:
      "Passes on a mail as it came, up to 25 MB, where MAIL_WEBHOOK_SECRET is set; x-mail-timestamp is the time in seconds, x-mail-signature `sha256=` and the hex HMAC-SHA256 of timestamp, a point and the body",
    takes: ["message/rfc822"],
    answer: z.object({ isNew: z.boolean().describe("False if it was there already") }),
    answers: {
      200: "It is stored",
      400: "The signature is not valid, or older than 5 minutes",
      404: "MAIL_WEBHOOK_SECRET is not set",
    },
    isPublic: true,
  },
];
