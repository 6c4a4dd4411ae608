import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { NotFound, Unauthenticated } from "../../schema/foundation/errors.ts";
import type { FileStorage } from "../../schema/foundation/outside.ts";
import {
  type Member,
  memberToPicture,
  type PictureKind,
  setPicture,
} from "../../schema/members/index.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { type Frame, framed } from "./picture.ts";

const MOST_BYTES = 10_000_000;

const FRAMES: Record<PictureKind, Frame> = {
  avatar: { width: 512, height: 512 },
  cover: { width: 1_600, height: 900 },
};

/** What was uploaded is a picture and nothing else, however its address is opened. */
const SHOWN = {
  "content-type": "image/webp",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "public, max-age=31536000, immutable",
};

interface Given {
  storage: FileStorage;
  limits: RateLimits;
  context: (request: FastifyRequest) => Promise<Context>;
}

interface Allowed {
  context: Context;
  member: Member;
}

/** Avatars and covers: uploaded as the body of a request, and shown. */
export async function pictures(
  http: FastifyInstance,
  { storage, limits, context: contextOf }: Given,
): Promise<void> {
  const allowed = new WeakMap<FastifyRequest, Allowed>();

  /** Before the body is read: who may not send it need not. */
  async function allow(request: FastifyRequest): Promise<void> {
    const context = await contextOf(request);
    const { userId } = context.viewer;
    if (!userId) throw new Unauthenticated();
    const { id } = request.params as { id: string };
    const member = await memberToPicture(context, id);
    if (request.method === "PUT") await limits.take(["upload", userId]);
    allowed.set(request, { context, member });
  }

  async function change(request: FastifyRequest, kind: PictureKind) {
    const { context, member } = allowed.get(request) as Allowed;
    const bytes = request.method === "PUT" ? ((request.body ?? Buffer.of()) as Buffer) : undefined;
    const picture = bytes && Readable.from([await framed(bytes, FRAMES[kind])]);
    await setPicture(context, member, kind, picture);
    const { id, version, avatar = null, cover = null } = member;
    return { member: { id, version, avatar, cover } };
  }

  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers(); // whatever type it says it has, its bytes are looked at
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MOST_BYTES },
      (_request, bytes, done) => done(null, bytes),
    );
    for (const kind of ["avatar", "cover"] as const) {
      scope.route({
        method: ["PUT", "DELETE"],
        url: `/api/members/:id/${kind}`,
        onRequest: allow,
        handler: (request) => change(request, kind),
      });
    }
  });

  http.get<{ Params: { owner: string; file: string } }>(
    "/files/:owner/:file",
    async (request, reply) => {
      const { owner, file } = request.params;
      const [, name] = /^([a-z0-9-]{1,60})\.webp$/.exec(file) ?? [];
      const isKey = name && /^[a-z0-9-]{1,60}$/.test(owner);
      const content = isKey && (await storage.read(`${owner}/${name}`).catch(() => undefined));
      if (!content) throw new NotFound("There is no such file");
      return reply.headers(SHOWN).send(Readable.from(content));
    },
  );
}
