import { Readable } from "node:stream";
import { characterCount, isBlank } from "../foundation/characters.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, NotFound, RateLimited } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { localePath } from "../foundation/locale-path.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import type { LimitAttempt } from "../foundation/services.ts";
import { DAY } from "../foundation/durations.ts";
import { mailIntl } from "../mail/mail-intl.ts";
import { Member } from "../members/member.ts";
import { refuseUnknownConsent } from "../pages/published-version.ts";
import { Project } from "../projects/project.ts";
import { ApplyInput } from "./application.input.ts";
import { Application, type ApplicationAnswer, cvKey } from "./application.ts";
import { Job } from "./job.ts";
import { optionsIn, questionIn, QuestionType } from "./job-parts.ts";
import { NOTIFY_OF_APPLICATION } from "./notify-of-application.ts";

/** Nobody reads the page and fills in the form in less. */
const SHORTEST_VISIT_MS = 3_000;
const MAX_ANSWER_LENGTH = 2_000;

/** A CV whose content was checked by its bytes. */
export interface Cv {
  name: string;
  type: string;
  sha256: string;
  bytes: Uint8Array;
}

/** Taken before the form with its CV is read. */
export const takeApplyLimit = ({ services, viewer }: Context): Promise<LimitAttempt> =>
  services.limits.take(["apply", viewer.userId ?? viewer.network]);

/**
 * Stores an application and mails its applicant the link to its page. Of a second one with the
 * same address nothing is stored: its caller gets the same answer, and the applicant a new link.
 */
export async function applyForJob(
  jobId: string,
  input: ApplyInput,
  cv: Cv | null,
  context: Context,
): Promise<void> {
  const { em, viewer } = context;
  const now = context.now();
  const job = await context.find(Job, jobId);
  if (!job.languages.length) throw new NotFound("Job not found");
  if (!job.isOpen(now)) throw new Conflict("This job no longer accepts applications");
  const locale = input.locale ?? Locale.en;
  const { answers, fields } = answersTo(job, input, locale);
  const sent = parseInput(ApplyInput, Object.assign(new ApplyInput(), input), fields);
  if (sent.website) return;
  const age = sent.shownAt ? +now - +sent.shownAt : Infinity;
  if (age < SHORTEST_VISIT_MS) throw new RateLimited(Math.ceil(SHORTEST_VISIT_MS / 1_000));
  await refuseUnknownConsent(sent.consent, em);
  await context.services.limits.take(["applyWithEmail", sent.email]);
  const projects = await Promise.all(
    [...new Set(sent.projectIds)].map((id) => context.asVisitor().find(Project, id)),
  );
  const token = newToken();
  const application = new Application(
    {
      job,
      member: viewer.memberId ? em.getReference(Member, viewer.memberId) : null,
      isApplicantHidden: job.hidesApplicants,
      name: sent.name,
      email: sent.email,
      phone: sent.phone ?? null,
      coverLetter: sent.coverLetter ?? null,
      answers,
      source: sent.source ?? null,
      locale,
      consentAt: now,
      privacyVersion: sent.consent,
      retentionUntil: new Date(now.getTime() + job.retentionDays * DAY),
      statusTokenHash: hashOfToken(token),
      ...(cv && {
        cvName: cv.name,
        cvSize: cv.bytes.length,
        cvType: cv.type,
        cvSha256: cv.sha256,
      }),
    },
    now,
  );
  application.projects.set(projects.map(({ id }) => em.getReference(Project, id)));
  const { id } = application;
  const title = job.titleIn(locale);
  if (cv) await context.services.storage.write(cvKey(id), Readable.from([cv.bytes]));
  em.persist(application);
  context.enqueueJob(NOTIFY_OF_APPLICATION, { id });
  mailLink(sent.email, { id, locale, title, token, isAgain: false }, context);
  if (await context.saveUnique()) return;
  if (cv) await context.services.storage.remove(cvKey(id));
  await sendNewLink(job.id, sent.email, { locale, title }, context);
}

/** Only who reads the mails of the address gets the new link. The first one stays valid. */
async function sendNewLink(
  job: string,
  email: string,
  about: { locale: Locale; title: string },
  context: Context,
): Promise<void> {
  const known = await context.em.findOne(Application, { job, email });
  if (!known) return;
  const token = newToken();
  known.newTokenHash = hashOfToken(token);
  mailLink(email, { ...about, id: known.id, token, isAgain: true }, context);
  await context.save();
}

function mailLink(
  to: string,
  about: { id: string; locale: Locale; title: string; token: string; isAgain: boolean },
  context: Context,
): void {
  const { locale, title, token, isAgain } = about;
  const intl = mailIntl(locale);
  const kind = isAgain ? "again" : "first";
  context.sendMail({
    to,
    locale,
    subject: intl.formatMessage({ id: "jobs.applied.subject" }, { job: title }),
    paragraphs: [
      intl.formatMessage({ id: `jobs.applied.${kind}` }, { job: title }),
      intl.formatMessage({ id: "jobs.applied.note" }),
    ],
    action: {
      label: intl.formatMessage({ id: "jobs.applied.action" }),
      url: localePath(locale, `/careers/applications/${token}`),
    },
    isSensitive: true,
    about: about.id,
  });
}

/** The answers to the questions of a job, and what is wrong with them by field. */
function answersTo(job: Job, { answers = [] }: ApplyInput, locale: Locale) {
  const given = new Map(
    answers.map(({ questionId, value }) => [questionId, isBlank(value) ? "" : value.trim()]),
  );
  const fields: Record<string, string> = {};
  const known: ApplicationAnswer[] = [];
  for (const question of job.questions) {
    const { id, type, required } = question;
    const value = (given.get(id) ?? "").replaceAll("\0", "").toWellFormed();
    if (!value && required) fields[`answers.${id}`] = "Required";
    if (!value) continue;
    if (characterCount(value) > MAX_ANSWER_LENGTH) {
      fields[`answers.${id}`] = `At most ${MAX_ANSWER_LENGTH} characters`;
    } else if (!isAnswer(value, type, optionsIn(locale, question)))
      fields[`answers.${id}`] = "Not valid";
    known.push({ questionId: id, label: questionIn(locale, question), value });
  }
  return { answers: known, fields };
}

function isAnswer(value: string, type: QuestionType, options: readonly string[]): boolean {
  switch (type) {
    case QuestionType.CHOICE:
      return options.includes(value);
    case QuestionType.DATE:
      return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
    case QuestionType.LINK:
      return /^https?:\/\/[^\s/]/iu.test(value) && URL.canParse(value);
    default:
      return true;
  }
}
