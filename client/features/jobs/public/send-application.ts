import { LOCALES, localePath } from "../../../i18n/locale.ts";
import { textOf } from "../../../platform/text-of.ts";
import { type Outcome, refusalOf, refuse } from "../../../ui/action-form/outcome.ts";
import { APPLY, jobPath } from "./careers-path.ts";

/** As server/uploads/applications.ts refuses it. */
const MAX_CV_BYTES = 10_000_000;

export const TOO_LARGE = "At most 10 MB";

const OF_ANOTHER_TYPE = "Not valid";

/** What is wrong with a CV before it is sent; what it is in fact, the server finds by reading it. */
export function cvProblem({ size, name }: File): string | undefined {
  if (size > MAX_CV_BYTES) return TOO_LARGE;
  return /\.(pdf|docx)$/i.test(name) ? undefined : OF_ANOTHER_TYPE;
}

/** A form of this size is read; the CV of a larger one is too large. */
const MAX_FORM_BYTES = 12_000_000;

type Post = (path: string, form: FormData) => Promise<{ status: number; body: unknown }>;

/** Sends an application; what is said in place of the form has its own address. */
export async function sendApplication(form: FormData, post: Post): Promise<Outcome> {
  const file = chosenFile(form);
  const problem = file && cvProblem(file);
  if (problem) return refused(form, 422, problem);
  const id = encodeURIComponent(textOf(form, "jobId"));
  const answer = await post(`/api/jobs/${id}/apply`, form);
  if (answer.status === 413) return refused(form, 422);
  const path = localePath(
    LOCALES.find((each) => each === textOf(form, "locale")) ?? "en",
    jobPath(textOf(form, "slug")),
  );
  // it was closed or unpublished in the meantime, which its page says
  if (answer.status === 404 || answer.status === 409) return { to: path };
  const refusal = refusalOf(form, answer);
  return refusal ? withAll(form, refusal) : { to: `${path}?sent=1#${APPLY}` };
}

/** The same without JavaScript: the browser forgets the file, so the answer names it. */
export async function sendApplicationOfPage(form: FormData, post: Post): Promise<Outcome> {
  const outcome = await sendApplication(form, post);
  const { refusal } = outcome;
  const name = chosenFile(form)?.name;
  if (!refusal || !name || refusal.fields["cv"]) return outcome;
  return { ...outcome, refusal: { ...refusal, typed: { ...refusal.typed, cvName: name } } };
}

/** The refusal of a form that is too large to be read; none for others. */
export function refusedBySize(request: Request): Outcome | undefined {
  const size = Number(request.headers.get("content-length") ?? Infinity);
  return size > MAX_FORM_BYTES ? refused(new FormData(), 413) : undefined;
}

const refused = (form: FormData, status: number, cv = TOO_LARGE): Outcome =>
  withAll(form, refuse(form, status, { cv }, "fields"));

/** Several projects have one name. */
const withAll = (form: FormData, { refusal }: ReturnType<typeof refuse>): Outcome => ({
  refusal: {
    ...refusal,
    typed: { ...refusal.typed, projectIds: projectIdsOf(form).join(" ") },
  },
});

const projectIdsOf = (form: FormData): string[] =>
  form.getAll("projectIds").filter((id) => typeof id === "string");

function chosenFile(form: FormData): File | undefined {
  const file = form.get("cv");
  return file instanceof File && file.name ? file : undefined;
}
