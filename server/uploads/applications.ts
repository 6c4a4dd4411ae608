import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { firstCharacters } from "../../schema/foundation/characters.ts";
import { Invalid, Malformed } from "../../schema/foundation/errors.ts";
import {
  applyForJob,
  type ApplyInput,
  type Cv,
  findCv,
  takeApplyLimit,
} from "../../schema/jobs/index.ts";
import { countUnlessRefused } from "../../schema/foundation/limit-attempt.ts";
import { Locale } from "../../schema/foundation/locale.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { refuseLongForm } from "../gateway/form-limits.ts";
import type { LimitAttempt } from "../../schema/foundation/services.ts";
import type { RouteDoc } from "../rest/route.ts";
import { typeOf } from "./kind.ts";
import { serveFile } from "./serve-file.ts";
import type { Shared } from "./uploads.ts";

const MAX_CV_BYTES = 10_000_000;
/** A form of this size is read, to say which of its fields is too large. */
const MAX_FORM_BYTES = 12_000_000;
const MAX_NAME_LENGTH = 120;

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const PDF = "application/pdf";
const TYPES = [PDF, DOCX];

/** `?view=1`: a PDF to be shown in a frame of this site. */
type CvRequest = { Params: { id: string }; Querystring: { view?: unknown } };

const path = "/api/jobs/{id}/apply";

/** Applications with a CV, sent as a form; and the CV for those who may read the application. */
export async function applications(http: FastifyInstance, shared: Shared): Promise<void> {
  const { decodes, storage, context: contextOf } = shared;
  const attempts = new WeakMap<FastifyRequest, LimitAttempt>();
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["multipart/form-data", "application/x-www-form-urlencoded"],
      { parseAs: "buffer", bodyLimit: MAX_FORM_BYTES },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.post<{ Params: { id: string } }>("/api/jobs/:id/apply", {
      async onRequest(request, reply) {
        const context = await contextOf(request);
        const { viewer } = context;
        reply.raw.once("close", decodes.admit(viewer.userId ?? viewer.network));
        attempts.set(request, await takeApplyLimit(context));
      },
      async handler(request) {
        const attempt = attempts.get(request) as LimitAttempt;
        return countUnlessRefused(attempt, async () => {
          const form = await readForm(request);
          const cv = await cvIn(form);
          const context = await contextOf(request);
          await applyForJob(request.params.id, inputOf(form), cv, context);
          return { success: true };
        });
      },
    });
  });
  http.get<CvRequest>("/files/applications/:id", async (request, reply) => {
    const file = await findCv(request.params.id, await contextOf(request));
    const isShown = request.query.view === "1" && file.type === PDF;
    const shown = isShown && { inline: PDF, isFramed: true };
    return serveFile(request, reply, { ...file, ...shown }, storage);
  });
}

async function readForm({ headers, body }: FastifyRequest): Promise<FormData> {
  const type = headers["content-type"] ?? "";
  const bytes = (body ?? Buffer.of()) as Buffer<ArrayBuffer>; // nothing is parsed without a type
  refuseLongForm(bytes, type);
  const form = new Response(bytes, { headers: { "content-type": type } }).formData();
  return form.catch(() => {
    throw new Malformed("The form cannot be read");
  });
}

async function cvIn(form: FormData): Promise<Cv | null> {
  const file = form.get("cv");
  if (!(file instanceof File) || !file.size) return null;
  if (file.size > MAX_CV_BYTES) throw new Invalid({ cv: "At most 10 MB" });
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = typeOf(bytes);
  // a document that carries macros has the type of one that doesn't
  const hasMacros = type === DOCX && bytes.includes("vbaProject.bin");
  if (!TYPES.includes(type) || hasMacros) throw new Invalid({ cv: "Not valid" });
  const ending = type === DOCX ? ".docx" : ".pdf";
  const name = basename(file.name.replaceAll("\\", "/"))
    .toWellFormed()
    .replace(/\.[^.]*$/, "");
  return {
    name: `${firstCharacters(name, MAX_NAME_LENGTH) || "cv"}${ending}`,
    type,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes,
  };
}

const ANSWER = "answers.";

/** The fields of the form, as the graph knows them: `answers.<question>` is the answer to one. */
function inputOf(form: FormData): ApplyInput {
  const given = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const optional = (name: string) => (given(name).trim() ? given(name) : null);
  const projectIds = form
    .getAll("projectIds")
    .flatMap((id) => (typeof id === "string" && id ? [id] : []));
  if (projectIds.some((id) => !isUuid(id))) throw new Invalid({ projectIds: "Not valid" });
  const shownAt = new Date(given("shownAt"));
  return {
    name: given("name"),
    email: given("email"),
    phone: optional("phone"),
    coverLetter: optional("coverLetter"),
    projectIds,
    answers: [...form].flatMap(([name, value]) =>
      name.startsWith(ANSWER) && typeof value === "string"
        ? [{ questionId: name.slice(ANSWER.length), value }]
        : [],
    ),
    source: optional("source"),
    consent: given("consent"),
    locale: Object.values(Locale).find((one) => one === given("locale")) ?? Locale.en,
    website: optional("website"),
    shownAt: Number.isNaN(shownAt.getTime()) ? null : shownAt,
  };
}

/** In the OpenAPI description. */
export const applicationCalls: RouteDoc[] = [
  {
    method: "POST",
    path,
    summary:
      "Applies for a job with a form: name, email, consent, and optionally phone, coverLetter, projectIds, source, " +
      "locale, `answers.<question>` and the file `cv`, a PDF or DOCX of at most 10 MB",
    takes: ["multipart/form-data", "application/x-www-form-urlencoded"],
    answers: {
      200: "`{success}`, also if the address has applied before; the applicant is mailed a link",
      400: "The form cannot be read",
      404: "There is no such job",
      409: "It takes no applications",
      413: "More than 12 MB",
      415: "Not a form",
      422: "Bad input, with fields",
      429: "More than 5 a day, or sent within seconds",
    },
  },
];
