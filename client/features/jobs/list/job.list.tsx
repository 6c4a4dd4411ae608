import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconLockOpen from "@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import { z } from "zod";
import {
  draftFilter,
  draftOptions,
  draftsIn,
  languagesColumn,
  publicationChanges,
  updatedColumn,
  viewItem,
} from "../../../admin/document/document-list.tsx";
import { publicPathOf, titleOf } from "../../../admin/document/listed-document.ts";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { textIn } from "../../../admin/text-in.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import { applicationsAddress, jobEditAddress, JOBS_ADDRESS } from "../job-address.ts";
import { JobBadge } from "../job-badge.tsx";
import { jobState } from "../job-state.ts";
import { placeIn } from "../place-in.ts";
import { placesText, termsText } from "../job-texts.ts";
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORKPLACES } from "../job-words.ts";
import { ApplicationsCell, ExpiresCell, JobCell, JobMobileRow, TermsCell } from "./job-cells.tsx";
import { SetJobsClosedDocument } from "./change-jobs.generated.ts";
import {
  JobListChoicesDocument,
  JobListDocument,
  JobsDocuments,
  type ListedJobFragment,
} from "./job-list.generated.ts";

type Filters = Record<
  "type" | "role" | "location" | "experience" | "workplace" | "benefit" | "changes",
  string[]
>;

const filterVariables = ({
  type,
  role,
  location,
  experience,
  workplace,
  benefit,
  changes,
}: Filters) => ({
  employmentType: EMPLOYMENT_TYPES.find((each) => each === type[0]),
  experience: EXPERIENCE_LEVELS.find((each) => each === experience[0]),
  workplace: WORKPLACES.find((each) => each === workplace[0]),
  role: role[0],
  location: location[0],
  benefit: benefit[0],
  ...draftsIn(changes),
});

const isOpen = { status: "PUBLISHED", isOpen: true } as const;
const isClosed = { status: "PUBLISHED", isOpen: false } as const;

const LIVE_TABS = ["all", "open", "closed", "scheduled", "review", "draft"] as const;

const sorted = (values: string[]) =>
  [...new Set(values)].filter(Boolean).sort((one, other) => one.localeCompare(other));

const isStated = (job: ListedJobFragment, ...states: ReturnType<typeof jobState>[]) =>
  states.includes(jobState(job));

export const jobList = defineList({
  name: "jobs",
  query: JobListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedJobs : data.jobs),
  nameOf: (job, { locale }) => titleOf(job, locale),
  tabs: {
    all: {},
    open: { tone: "good", filter: isOpen },
    closed: { filter: isClosed, adds: false },
    scheduled: { tone: "info", filter: { status: "SCHEDULED" }, onlyWithRows: true },
    review: { tone: "accent", filter: { status: "REVIEW" }, onlyWithRows: true },
    draft: { tone: "warn", filter: { status: "DRAFT" } },
    archived: { filter: { status: "ARCHIVED" }, adds: false, onlyWithRows: true },
    trash: {},
  },
  counts: ({ jobCounts, open, closed, trash }) => ({
    ...jobCounts,
    open: open.totalCount,
    closed: closed.totalCount,
    trash: trash.totalCount,
  }),
  subtitle: ({ open, newApplicationCount = 0 }) => ({
    count: open.totalCount,
    applications: newApplicationCount,
  }),
  sorts: { title: "TITLE", updated: "UPDATED_AT" },
  sort: { by: "updated", direction: "descending" },
  choices: JobListChoicesDocument,
  filters: {
    type: one(z.enum(EMPLOYMENT_TYPES)),
    role: one(z.string().min(1).max(80)),
    location: one(z.string().min(1).max(120)),
    experience: one(z.enum(EXPERIENCE_LEVELS)),
    workplace: one(z.enum(WORKPLACES)),
    benefit: one(z.string().min(1).max(200)),
    changes: draftFilter,
  },
  filter: ({ filters }) => filterVariables(filters),
  variables: ({ filters, search }, { may }) => {
    const counted = { ...filterVariables(filters), search: search || undefined };
    return {
      open: { ...counted, ...isOpen },
      closed: { ...counted, ...isClosed },
      readsApplications: may("application:manage"),
    };
  },
  options: ({ choices }, context) => {
    const { intl, locale, word } = context;
    const jobs = choices?.jobs.nodes ?? [];
    const plain = (values: string[]) => sorted(values).map((value) => ({ value, label: value }));
    return {
      type: EMPLOYMENT_TYPES.map((value) => ({ value, label: word(`type.${value}`) })),
      role: plain(jobs.map(({ role, roleByLocale }) => role ?? textIn(roleByLocale, locale))),
      location: plain(jobs.flatMap(({ locations }) => locations)).map(({ value }) => ({
        value,
        label: placeIn(intl.locale, value),
      })),
      experience: EXPERIENCE_LEVELS.map((value) => ({ value, label: word(`level.${value}`) })),
      workplace: WORKPLACES.map((value) => ({ value, label: word(`workplace.${value}`) })),
      benefit: plain(
        jobs.flatMap(({ benefitsByLocale }) =>
          textIn(benefitsByLocale, locale)
            .split("\n")
            .map((line) => line.trim())
            .filter((line) => line.length <= 200),
        ),
      ),
      changes: draftOptions(context),
    };
  },
  columns: ({ custom }) => [
    custom("title", {
      value: (job, { locale }) => titleOf(job, locale),
      cell: (job) => <JobCell job={job} />,
    }),
    custom("type", {
      width: "180px",
      optional: true,
      from: 768,
      value: (job, { intl }) => termsText(intl, job),
      cell: (job) => <TermsCell job={job} />,
    }),
    custom("location", {
      width: "180px",
      optional: true,
      from: 1280,
      value: (job, { intl }) => placesText(intl, job),
      cell: (job, { intl }) => <bdi className="text-ink-2">{placesText(intl, job)}</bdi>,
    }),
    custom("applications", {
      width: "124px",
      value: ({ applicationCount }) => applicationCount ?? 0,
      cell: (job) => <ApplicationsCell job={job} />,
    }),
    custom("expires", {
      width: "136px",
      optional: true,
      from: 640,
      value: ({ closedAt, expiresAt }) => (closedAt ?? expiresAt ?? "").slice(0, 10),
      cell: (job) => <ExpiresCell job={job} />,
    }),
    custom("status", {
      width: "128px",
      optional: true,
      from: 640,
      value: (job, { word }) => word(`state.${jobState(job)}`),
      cell: (job) => <JobBadge state={jobState(job)} />,
    }),
    languagesColumn({ from: 1024 }),
    updatedColumn({ optional: true, from: 1280 }),
  ],
  mobileRow: (job) => <JobMobileRow job={job} />,
  actions({ change, item }) {
    const { publish, unpublish, unarchive, archive } = publicationChanges(
      { change },
      JobsDocuments,
      LIVE_TABS,
    );
    return [
      item("applications", { Icon: IconUsers, to: ({ id }) => applicationsAddress(id) }),
      viewItem({ item }, (job, reader) => publicPathOf(job, SITE_PATHS.jobs, reader)),
      publish,
      change("close", {
        Icon: IconLock,
        mutation: SetJobsClosedDocument,
        variables: () => ({ isClosed: true }),
        asks: true,
        fits: (job) => isStated(job, "open"),
        bar: ["all", "open"],
      }),
      change("reopen", {
        Icon: IconLockOpen,
        mutation: SetJobsClosedDocument,
        variables: () => ({ isClosed: false }),
        fits: (job) => isStated(job, "closed"),
        bar: ["closed"],
      }),
      unpublish,
      unarchive,
      archive,
    ];
  },
  trash: JobsDocuments,
  select: JobsDocuments.select,
  paths: { new: `${JOBS_ADDRESS}/new`, edit: ({ id }) => jobEditAddress(id) },
});
