import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addPicture } from "../../schema/blog/index.ts";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { type Frame, framed } from "./picture.ts";
import type { Given } from "./uploads.ts";

/** As it is, whole: pages cut it to what they have room for. */
const FRAME: Frame = { width: 2_000, height: 2_000, fit: "inside" };

/** Covers of posts and pictures in their text. Who may write posts may upload them. */
export function postPictures(scope: FastifyInstance, { limits, context: contextOf }: Given): void {
  const allowed = new WeakMap<FastifyRequest, Context>();

  scope.route({
    method: "POST",
    url: "/api/blog/pictures",
    async onRequest(request) {
      const context = await contextOf(request);
      refuseCaller(context.viewer, ["createPost"]);
      await limits.take(["upload", context.viewer.userId ?? ""]);
      allowed.set(request, context);
    },
    async handler(request) {
      const bytes = (request.body ?? Buffer.of()) as Buffer;
      const { content, width, height } = await framed(bytes, FRAME);
      const path = await addPicture(Readable.from([content]), allowed.get(request) as Context);
      return { picture: { path, width, height, bytes: content.length } };
    },
  });
}
