import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Unauthenticated } from "../../schema/foundation/errors.ts";
import { memberToPicture, type PictureKind, setPicture } from "../../schema/members/index.ts";
import { type Frame, cropped } from "./picture.ts";
import type { Shared } from "./uploads.ts";

const FRAMES: Record<PictureKind, Frame> = {
  avatar: { width: 512, height: 512, fit: "cover" },
  cover: { width: 1_600, height: 900, fit: "cover" },
};

type OfMember = FastifyRequest<{ Params: { id: string } }>;

/** Avatars and covers of members. */
export function memberPictures(
  scope: FastifyInstance,
  { limits, decodes, context: contextOf }: Shared,
): void {
  const uploaders = new WeakMap<FastifyRequest, string>();

  /** Checks permission before the body is read. */
  async function allow(request: OfMember, reply: FastifyReply): Promise<void> {
    const context = await contextOf(request);
    const { userId } = context.viewer;
    if (!userId) throw new Unauthenticated();
    await memberToPicture(context, request.params.id);
    if (request.method !== "PUT") return;
    reply.raw.once("close", decodes.admit(userId));
    await limits.take(["upload", userId]);
    uploaders.set(request, userId);
  }

  async function change(request: OfMember, kind: PictureKind) {
    const uploader = uploaders.get(request);
    if (!uploader) return save(request, kind);
    const bytes = (request.body ?? Buffer.of()) as Buffer;
    // saved before this user's next picture is decoded: otherwise its loaded member would be stale
    return decodes.run(uploader, async () => {
      const { content } = await cropped(bytes, FRAMES[kind]);
      return save(request, kind, content);
    });
  }

  async function save(request: OfMember, kind: PictureKind, content?: Uint8Array) {
    const context = await contextOf(request);
    const member = await memberToPicture(context, request.params.id);
    await setPicture(context, member, kind, content);
    const { id, version, avatar = null, cover = null } = member;
    return { member: { id, version, avatar, cover } };
  }

  for (const kind of ["avatar", "cover"] as const) {
    scope.route<{ Params: { id: string } }>({
      method: ["PUT", "DELETE"],
      url: `/api/members/:id/${kind}`,
      onRequest: allow,
      handler: (request) => change(request, kind),
    });
  }
}
