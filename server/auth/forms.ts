import type { FastifyInstance } from "fastify";
import { Malformed } from "../../schema/foundation/errors.ts";
import { MAX_FORM_BYTES, refuseLongForm } from "../gateway/form-limits.ts";
import { replaceUnstorable, storableText } from "../gateway/storable.ts";

const asObject = (body: unknown): object => {
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new Malformed("The body must be an object");
};

const fieldsOf = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(form)].map(([name, value]) => [name, storableText(value)]),
  );

/** Bodies are forms or JSON and may be empty: clients send a content type without a body. */
export function parseForms(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser("error", "error");
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, text, done) => {
      if (text.trim() === "") return done(null, {});
      void parseJson(request, text, (error, body) => {
        if (error) return done(error);
        try {
          done(null, asObject(replaceUnstorable(text, body)));
        } catch (refusal) {
          done(refusal as Error);
        }
      });
    },
  );
  scope.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: Buffer) => {
      refuseLongForm(body);
      return fieldsOf(body.toString());
    },
  );
}
