import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import type { RateLimits } from "../gateway/rate-limits.ts";
import { applications } from "./applications.ts";
import { boardFiles } from "./board-files.ts";
import { boardUploads } from "./board-uploads.ts";
import { chatFiles } from "./chat-files.ts";
import { chatUploads } from "./chat-uploads.ts";
import { orderFiles } from "./order-files.ts";
import { productFiles } from "./product-files.ts";
import { productUploads } from "./product-uploads.ts";
import { projectFiles } from "./project-files.ts";
import { projectUploads } from "./project-uploads.ts";
import { resumableUploads } from "./resumable-uploads.ts";
import { documentPictures } from "./document-pictures.ts";
import type { DecodeQueue } from "./decode-queue.ts";
import { fileUploads } from "./file-uploads.ts";
import { files } from "./files.ts";
import { memberFiles } from "./member-files.ts";
import { memberPictures } from "./member-pictures.ts";
import { PictureVariants } from "./picture-variants.ts";
import type { PartialFiles } from "./partial-files.ts";

const MAX_BYTES = 10_000_000;

export interface Given {
  storage: FileStorage;
  partialFiles: PartialFiles;
  limits: RateLimits;
  context: (request: FastifyRequest) => Promise<Context>;
  decodes: DecodeQueue;
}

/** What the routes here share. */
export interface Shared extends Given {
  variants: PictureVariants;
}

/**
 * Routes for pictures, uploaded as a request body, and for files of conversations, projects, cards and
 * products, uploaded in parts; and for downloading them.
 */
export async function uploads(http: FastifyInstance, given: Given): Promise<void> {
  const variants = new PictureVariants(given.storage);
  const shared = { ...given, variants };
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers(); // any content type is accepted: the bytes are inspected
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_BYTES },
      (_request, bytes, done) => done(null, bytes),
    );
    memberPictures(scope, shared);
    documentPictures(scope, shared);
  });
  await resumableUploads(http, shared, chatUploads);
  await resumableUploads(http, shared, projectUploads);
  await resumableUploads(http, shared, boardUploads);
  await resumableUploads(http, shared, productUploads);
  await resumableUploads(http, shared, fileUploads);
  await memberFiles(http, given);
  await applications(http, shared);
  chatFiles(http, given);
  boardFiles(http, given);
  productFiles(http, given);
  orderFiles(http, given);
  projectFiles(http, shared);
  files(http, shared);
}
