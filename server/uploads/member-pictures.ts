import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { Unauthenticated } from "../../schema/foundation/errors.ts";
import {
  type Member,
  memberToPicture,
  type PictureKind,
  setPicture,
} from "../../schema/members/index.ts";
import { type Frame, framed } from "./picture.ts";
import type { Given } from "./uploads.ts";

const FRAMES: Record<PictureKind, Frame> = {
  avatar: { width: 512, height: 512, fit: "cover" },
  cover: { width: 1_600, height: 900, fit: "cover" },
};

interface Allowed {
  context: Context;
  member: Member;
}

/** Avatars and covers of members. */
export function memberPictures(
  scope: FastifyInstance,
  { limits, context: contextOf }: Given,
): void {
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
    const picture = bytes && (await framed(bytes, FRAMES[kind]));
    await setPicture(context, member, kind, picture && Readable.from([picture.content]));
    const { id, version, avatar = null, cover = null } = member;
    return { member: { id, version, avatar, cover } };
  }

  for (const kind of ["avatar", "cover"] as const) {
    scope.route({
      method: ["PUT", "DELETE"],
      url: `/api/members/:id/${kind}`,
      onRequest: allow,
      handler: (request) => change(request, kind),
    });
  }
}
