import { z } from "zod";
import { Invalid } from "../../schema/foundation/errors.ts";
import type { Locale } from "../../schema/foundation/locale.ts";
import { optionsIn, questionIn } from "../../schema/jobs/index.ts";
import {
  JobFilterFields,
  JobFiltersDocument,
  JobSummaryFields,
  MemberName,
  PublishedJobDocument,
  PublishedJobsDocument,
} from "./documents.generated.ts";
import { type JobConditions, countFilters } from "./job-filters.ts";
import { lines } from "./lines.ts";
import { present } from "./present.ts";
import { documentPage, documentPageOf } from "./published-document.ts";
import { publishedResource } from "./published-resource.ts";
import { knownWords } from "./one-of.ts";
import { LOCALE, localeOf, type RestRequest, route, UNPAGED } from "./route.ts";

const PAGE = 20;

const summary = JobSummaryFields.shape;

const JobSummary = z
  .object({
    id: summary.id,
    slug: z.string(),
    title: z.string(),
    description: summary.description,
    role: summary.role,
    employmentTypes: summary.employmentTypes,
    experience: summary.experience,
    workplace: summary.workplace,
    locations: summary.locations,
    salary: summary.salary,
    publishedAt: z.iso.datetime(),
    expiredDate: summary.expiresAt,
    takesApplications: summary.takesApplications,
    metadata: z.object({ languages: summary.languages, noindex: summary.noindex }),
  })
  .meta({ id: "JobSummary" });

const summaryOf = (row: z.output<typeof JobSummaryFields>): z.output<typeof JobSummary> => ({
  id: row.id,
  slug: present(row.slug),
  title: present(row.title),
  description: row.description,
  role: row.role,
  employmentTypes: row.employmentTypes,
  experience: row.experience,
  workplace: row.workplace,
  locations: row.locations,
  salary: row.salary,
  publishedAt: present(row.publishedAt),
  expiredDate: row.expiresAt,
  takesApplications: row.takesApplications,
  metadata: { languages: row.languages, noindex: row.noindex },
});

const page = PublishedJobDocument.data.shape.job.shape;
const question = page.questions.element.shape;

const PublicJob = JobSummary.extend({
  ...documentPage,
  closedAt: page.closedAt,
  skills: page.skills,
  workingSchedule: z.array(z.string()),
  benefits: z.array(z.string()),
  retentionDays: page.retentionDays,
  hiringTeam: z.array(MemberName),
  questions: z
    .array(
      z.object({
        id: question.id,
        label: z.string(),
        type: question.type,
        required: question.required,
        options: z.array(z.string()).describe("One of them is the answer to a `choice`"),
      }),
    )
    .describe("Questions to applicants, in the language or in one that they were written in"),
  related: z.array(JobSummary),
}).meta({ id: "PublicJob" });

const published = publishedResource({
  path: "/api/jobs/public",
  one: "job",
  many: "jobs",
  label: "Job",
  page: PAGE,
});

const FILTERS = {
  employmentType: { description: "full_time, part_time, contractor, temporary or intern" },
  workplace: { description: "onsite, hybrid or remote" },
  experience: { description: "entry, mid, senior or lead" },
  location: { description: "A place as jobs say it, such as `Oslo, Norway`" },
  role: { description: "A line of work as jobs say it in any language" },
  benefit: { description: "A benefit as jobs say it in any language, one line" },
  search: { description: "Words, or their beginnings, in title, slug or description" },
};

const conditionsOf = ({ query }: RestRequest): JobConditions => ({
  employmentType: query.employmentType?.toLowerCase() || null,
  workplace: query.workplace?.toLowerCase() || null,
  experience: query.experience?.toLowerCase() || null,
  location: query.location || null,
  role: query.role || null,
  benefit: query.benefit || null,
});

const { employmentTypes, workplace, experience } = JobFilterFields.shape;

/** The enumerations among the conditions, which no argument of the graph refuses. */
const Enumerated = z.object({
  employmentType: employmentTypes.element.nullable(),
  workplace: workplace.nullable(),
  experience,
});

function refuseUnknownWords(conditions: JobConditions): void {
  const wrong = Enumerated.safeParse(conditions).error?.issues ?? [];
  const fields = wrong.map((issue) => [
    issue.path.join("."),
    issue.code === "invalid_value" ? knownWords(issue.values.map(String)) : "Must be text",
  ]);
  if (fields.length) throw new Invalid(Object.fromEntries(fields));
}

const Counts = z.array(z.object({ value: z.string(), count: z.int() }));

export const routes = [
  published.list(PublishedJobsDocument, {
    summary: "Jobs published in a language that take applications, newest first",
    filters: {
      query: FILTERS,
      variables(request) {
        const { employmentType, workplace, experience, ...others } = conditionsOf(request);
        return {
          ...others,
          employmentType: employmentType?.toUpperCase() ?? null,
          workplace: workplace?.toUpperCase() ?? null,
          experience: experience?.toUpperCase() ?? null,
          search: request.query.search || null,
        };
      },
    },
    answer: JobSummary,
    reply: summaryOf,
  }),
  route(JobFiltersDocument, {
    method: "GET",
    path: "/api/jobs/filters",
    summary:
      "What jobs that take applications can be filtered by in a language: how many have a value and match the other filters",
    query: { ...LOCALE, ...FILTERS },
    isPublic: true,
    isShared: true,
    variables(request) {
      refuseUnknownWords(conditionsOf(request));
      return {
        locale: localeOf(request),
        first: UNPAGED,
        search: request.query.search || null,
      };
    },
    answer: z.object({
      totalCount: z.int().describe("Without filters other than the search"),
      employmentTypes: Counts,
      workplaces: Counts,
      experience: Counts,
      locations: Counts,
      benefits: Counts,
      roles: z.array(
        Counts.element.extend({ names: z.array(z.string()).describe("In all languages") }),
      ),
    }),
    reply: ({ jobs: { nodes } }, request) => countFilters(nodes, conditionsOf(request)),
  }),
  published.bySlug(PublishedJobDocument, {
    summary: "A published job, also when it takes no applications; an id is redirected to its slug",
    answer: PublicJob,
    reply: (row, request) => ({
      ...summaryOf(row),
      ...documentPageOf(row),
      closedAt: row.closedAt,
      skills: row.skills,
      workingSchedule: lines(row.workingSchedule),
      benefits: lines(row.benefits),
      retentionDays: row.retentionDays,
      hiringTeam: row.hiringTeam,
      questions: row.questions.map((one) => ({
        id: one.id,
        label: questionIn(localeOf(request) as Locale, one),
        type: one.type,
        required: one.required,
        options: [...optionsIn(localeOf(request) as Locale, one)],
      })),
      related: row.related.map(summaryOf),
    }),
  }),
] as const;
