import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../schema/foundation/context.ts";
import { NotFound } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { Invoice, invoiceOfLink } from "../../schema/invoices/index.ts";
import { attachmentHeaders, SECRET, serveFile } from "../uploads/serve-file.ts";
import type { Given } from "../uploads/uploads.ts";
import { paperKeys, papersOf, storePaper } from "./store-paper.ts";

/** Serves PDF and XML of invoices to those who may read them, and over a secret link of one. */
export function invoiceFiles(
  http: FastifyInstance,
  { storage, context: contextOf }: Pick<Given, "storage" | "context">,
): void {
  http.get<{ Params: { id: string; file: string } }>(
    "/files/invoices/:id/:file",
    async (request, reply) => {
      const { id, file } = request.params;
      if (!isUuid(id)) throw new NotFound("No such file");
      const context = await contextOf(request);
      return send(await context.find(Invoice, id), file, { request, reply, context, storage });
    },
  );
  http.get<{ Params: { token: string; file: string } }>(
    "/invoices/:token/:file",
    async (request, reply) => {
      const { token, file } = request.params;
      const context = await contextOf(request);
      await context.services.limits.take(["openInvoice", context.viewer.network]);
      const invoice = await invoiceOfLink(token, context);
      return send(invoice, file, { request, reply, context, storage });
    },
  );
}

interface Exchange extends Pick<Given, "storage"> {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

async function send(invoice: Invoice, name: string, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, context, storage } = exchange;
  const { id, pdfUrl, xmlUrl } = invoice;
  const isPdf = nameOf(pdfUrl) === name;
  if (!isPdf && (!xmlUrl || nameOf(xmlUrl) !== name)) throw new NotFound("No such file");
  const type = isPdf ? "application/pdf" : "application/xml";
  const stored = await storePaper(id, context);
  const sha256 = isPdf ? stored?.pdfSha256 : stored?.xmlSha256;
  if (sha256) {
    const key = paperKeys(id)[isPdf ? "pdf" : "xml"];
    const file = { key, name, size: undefined, type, sha256, isMadeHere: true, isSecret: true };
    return serveFile(request, reply, file, storage);
  }
  const { pdf } = await papersOf(invoice, context.em);
  return reply.headers(attachmentHeaders(name)).headers(SECRET).type(type).send(pdf);
}
