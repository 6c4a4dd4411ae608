import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addPicture } from "../../schema/blog/index.ts";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { type Frame, cropped } from "./picture.ts";
import type { Shared } from "./uploads.ts";

/** Not cropped: pages crop it to the space they have. */
const FRAME: Frame = { width: 2_000, height: 2_000, fit: "inside" };

/** Covers of posts and pictures in their text, for users who may write posts. */
export function postPictures(
  scope: FastifyInstance,
  { limits, decodes, context: contextOf }: Shared,
): void {
  const allowed = new WeakMap<FastifyRequest, Context>();

  scope.route({
    method: "POST",
    url: "/api/blog/pictures",
    async onRequest(request, reply) {
      const context = await contextOf(request);
      refuseCaller(context.viewer, ["createPost"]);
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
      const path = await addPicture(Readable.from([content]), context);
      return { picture: { path, width, height, bytes: content.length } };
    },
  });
}
