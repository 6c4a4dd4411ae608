import { z } from "zod";
import { type Body, byLocale, Ids, idsOf, isObject } from "./body.ts";
import {
  ApplicationFields,
  CreateJobDocument,
  DeleteJobDocument,
  EraseOwnApplicationDocument,
  JobApplicationsDocument,
  JobDocument,
  JobFields,
  JobsDocument,
  OpenOwnApplicationDocument,
  OwnApplicationFields,
  UpdateJobDocument,
  WithdrawOwnApplicationDocument,
} from "./documents.generated.ts";
import { DOCUMENT_FIELDS, DOCUMENT_NEEDS, documentInput } from "./published-document.ts";
import { resource } from "./resource.ts";
import {
  LOCALE,
  localeOf,
  PAGED,
  Pagination,
  pageArgsOf,
  pagination,
  route,
  UNPAGED,
  unwrapped,
} from "./route.ts";

type Row = z.output<typeof JobFields>;

const text = z.string().nullable();
const Texts = z.object({ en: text, fr: text, no: text });

const { shape } = JobFields;

/** Texts are null in languages that the caller may not read it in. */
const Job = z
  .object({
    id: shape.id,
    version: shape.version,
    createdAt: shape.createdAt,
    updatedAt: shape.updatedAt,
    title: Texts,
    slug: Texts,
    description: Texts,
    content: Texts.describe("Sanitised HTML"),
    role: Texts,
    employmentTypes: shape.employmentTypes,
    experience: shape.experience,
    workplace: shape.workplace,
    skills: shape.skills,
    locations: shape.locations,
    workingSchedule: Texts.describe("One statement per line"),
    benefits: Texts.describe("One per line"),
    salary: shape.salary,
    expiredDate: shape.expiresAt,
    closedAt: shape.closedAt,
    takesApplications: shape.takesApplications,
    hiringTeam: shape.hiringTeam,
    questions: shape.questions,
    retentionDays: shape.retentionDays,
    hidesApplicants: shape.hidesApplicants,
    languages: shape.languages,
    publish: z.unknown().describe("The state by locale; null unless the caller may write jobs"),
    applicationCount: shape.applicationCount,
    newApplicationCount: shape.newApplicationCount,
  })
  .meta({ id: "Job" });

const jobOf = (row: Row): z.output<typeof Job> => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  title: { en: row.title_en, fr: row.title_fr, no: row.title_no },
  slug: { en: row.slug_en, fr: row.slug_fr, no: row.slug_no },
  description: { en: row.description_en, fr: row.description_fr, no: row.description_no },
  content: { en: row.html_en, fr: row.html_fr, no: row.html_no },
  role: { en: row.role_en, fr: row.role_fr, no: row.role_no },
  employmentTypes: row.employmentTypes,
  experience: row.experience,
  workplace: row.workplace,
  skills: row.skills,
  locations: row.locations,
  workingSchedule: {
    en: row.workingSchedule_en,
    fr: row.workingSchedule_fr,
    no: row.workingSchedule_no,
  },
  benefits: { en: row.benefits_en, fr: row.benefits_fr, no: row.benefits_no },
  salary: row.salary,
  expiredDate: row.expiresAt,
  closedAt: row.closedAt,
  takesApplications: row.takesApplications,
  hiringTeam: row.hiringTeam,
  questions: row.questions,
  retentionDays: row.retentionDays,
  hidesApplicants: row.hidesApplicants,
  languages: row.languages,
  publish: row.publish,
  applicationCount: row.applicationCount,
  newApplicationCount: row.newApplicationCount,
});

const LOCALIZED = ["role", "workingSchedule", "benefits"] as const;
const PLAIN = [
  "employmentTypes",
  "experience",
  "workplace",
  "skills",
  "locations",
  "salary",
  "questions",
  "retentionDays",
  "hidesApplicants",
];

/** Words in lists and objects may be in small letters, too. */
const word = (value: unknown): unknown => (typeof value === "string" ? value.toUpperCase() : value);

function jobInput(whole: Body, isNew: boolean): Body {
  const body = unwrapped(whole, "job");
  const input = documentInput(body, PLAIN, !isNew);
  for (const name of LOCALIZED) {
    if (body[name] !== undefined) input[name] = byLocale(body[name]);
  }
  if (isObject(body.salary)) {
    const { min, max, currency, unit, negotiable } = body.salary;
    input.salary = { min, max, currency, unit: word(unit), negotiable };
  }
  if (Array.isArray(body.employmentTypes)) input.employmentTypes = body.employmentTypes.map(word);
  if (Array.isArray(body.questions)) {
    input.questions = body.questions.map((one) =>
      isObject(one) ? { ...one, type: word(one.type) } : one,
    );
  }
  if (body.expiredDate !== undefined) input.expiresAt = body.expiredDate;
  if (body.hiringTeam !== undefined) input.hiringTeamIds = idsOf(body.hiringTeam, "hiringTeam");
  return input;
}

const jobs = resource({
  path: "/api/jobs",
  one: "job",
  many: "jobs",
  answer: Job,
  reply: jobOf,
  input: jobInput,
  needs: DOCUMENT_NEEDS,
  fields: () => ({
    ...DOCUMENT_FIELDS,
    expiredDate: z.iso.datetime().nullable().optional(),
    expiresAt: null,
    hiringTeam: Ids.optional(),
    hiringTeamIds: null,
  }),
  names: { expiresAt: "expiredDate", hiringTeamIds: "hiringTeam" },
});

const BODY = "The job: texts and `publish` by locale, `content` as text, HTML or TipTap JSON";

/** In the body, because addresses are logged. */
const TOKEN = { token: "The secret at the end of the link that was mailed to the applicant" };

const Done = z.object({ success: z.literal(true), id: z.string() });
const done = ({ id }: { id: string }) => ({ success: true as const, id });

const Application = ApplicationFields.meta({ id: "Application" });

export const routes = [
  jobs.list(JobsDocument, {
    summary: "Published jobs, last changed first; for recruiters all",
    isPublic: true,
  }),
  jobs.single(JobDocument, { summary: "A job", isPublic: true }),
  jobs.create(CreateJobDocument, { summary: "Creates a job", body: BODY }),
  jobs.update(UpdateJobDocument, { summary: "Changes a job", body: "What changes" }),
  jobs.delete(DeleteJobDocument, { summary: "Deletes a job" }),
  route(JobApplicationsDocument, {
    method: "GET",
    path: "/api/jobs/{id}/applications",
    summary: "The applications for a job, newest first",
    query: PAGED(UNPAGED),
    variables: (request) => ({ id: request.params.id, ...pageArgsOf(request, UNPAGED) }),
    answer: z.object({ applications: z.array(Application), pagination: Pagination }),
    reply: ({ applications }, request) => ({
      applications: applications.nodes,
      pagination: pagination(request, UNPAGED, applications),
    }),
  }),
  route(OpenOwnApplicationDocument, {
    method: "POST",
    path: "/api/applications/open",
    summary: "An application as its applicant sees it",
    query: LOCALE,
    body: TOKEN,
    variables: (request) => ({ token: request.body.token, locale: localeOf(request) }),
    answer: z.object({ application: OwnApplicationFields.meta({ id: "OwnApplication" }) }),
    reply: ({ application }) => ({ application }),
  }),
  route(WithdrawOwnApplicationDocument, {
    method: "POST",
    path: "/api/applications/withdraw",
    summary: "Withdraws an application, for its applicant; 409 once it is decided",
    body: TOKEN,
    variables: ({ body }) => ({ token: body.token }),
    answer: Done,
    reply: done,
  }),
  route(EraseOwnApplicationDocument, {
    method: "POST",
    path: "/api/applications/delete",
    summary: "Deletes an application and its CV for good, for its applicant",
    body: TOKEN,
    variables: ({ body }) => ({ token: body.token }),
    answer: Done,
    reply: done,
  }),
] as const;
