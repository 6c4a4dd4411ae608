import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseOverQuota } from "../../schema/files/index.ts";
import { documentPictures as declared } from "../../schema/domains.ts";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import type { DocumentPictures } from "../../schema/foundation/document-pictures.ts";
import { storePicture } from "../../schema/publication/index.ts";
import { type Frame, cropped } from "./picture.ts";
import type { Shared } from "./uploads.ts";

/** Not cropped: pages crop it to the space they have. */
const FRAME: Frame = { width: 2_000, height: 2_000, fit: "inside" };

/** Covers of documents and pictures in their text, for users who may write them. */
export function documentPictures(scope: FastifyInstance, shared: Shared): void {
  for (const [folder, pictures] of declared) uploadCall(scope, shared, folder, pictures);
}

function uploadCall(
  scope: FastifyInstance,
  { limits, decodes, context: contextOf }: Shared,
  folder: string,
  { path: url, operation, isOfMembers = false }: DocumentPictures,
): void {
  const allowed = new WeakMap<FastifyRequest, Context>();

  scope.route({
    method: "POST",
    url,
    async onRequest(request, reply) {
      const context = await contextOf(request);
      refuseCaller(context.viewer, [operation]);
      const { userId = "" } = context.viewer;
      reply.raw.once("close", decodes.admit(userId));
      await limits.take(["upload", userId]);
      allowed.set(request, context);
    },
    async handler(request) {
      const bytes = (request.body ?? Buffer.of()) as Buffer;
      const context = allowed.get(request) as Context;
      const { userId = "" } = context.viewer;
      const picture = await decodes.run(userId, () => cropped(bytes, FRAME));
      const { content, width, height } = picture;
      if (isOfMembers && context.viewer.memberId) await refuseOverQuota(content.length, context);
      const path = await storePicture(folder, content, context);
      return { picture: { path, width, height, bytes: content.length } };
    },
  });
}
