import { Collection, type Opt } from "@mikro-orm/core";
import { connection } from "../foundation/connection.ts";
import { type Locale, type Localized, LOCALES } from "../foundation/locale.ts";
import {
  boolean,
  dateTime,
  embedded,
  enumColumn,
  enumList,
  generated,
  int,
  jsonList,
  localized,
  manyToMany,
  stringList,
  text,
} from "../foundation/model.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import type { Where } from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { PublishedDocument } from "../publication/published-document.ts";
import { JobTeamMember } from "./job-relations.ts";
import {
  EmploymentType,
  ExperienceLevel,
  JobQuestion,
  JobSalary,
  SalaryUnit,
  Workplace,
} from "./job-parts.ts";

const ALL_BENEFITS = LOCALES.map((locale) => `coalesce("benefits" ->> '${locale}', '')`);
const BENEFIT_LINES = `array_remove(regexp_split_to_array(btrim(${ALL_BENEFITS.join(" || chr(10) || ")}), '\\s*\\n\\s*'), '')`;

/** The condition of those that accept applications, if they are published. */
export const OPEN: Where = {
  closedAt: null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: THIS_MINUTE } }],
};

@publishable({
  table: "jobs",
  noun: "job",
  path: "/careers",
  reserved: ["applications"],
  inSearch: OPEN,
  description: "An open position, in one or more languages.",
  longColumns: ["content", "html", "headings", "metaTitle", "metaDescription", "metaKeywords"],
  reviewers: { permission: "job:write" },
})
export class Job extends PublishedDocument {
  @localized({ description: "The line of work that jobs are grouped by, such as Design." })
  role: Localized = {};

  @enumList(() => EmploymentType)
  employmentTypes: Opt<EmploymentType[]> = [];

  @enumColumn(() => ExperienceLevel, { nullable: true })
  experience?: ExperienceLevel | null;

  @enumColumn(() => Workplace)
  workplace: Opt<Workplace> = Workplace.ONSITE;

  @stringList({ description: "At most 20." })
  skills: Opt<string[]> = [];

  @stringList({ description: "Places, such as `Oslo, Norway`; at most 10." })
  locations: Opt<string[]> = [];

  @localized({ description: "The hours, one statement per line." })
  workingSchedule: Localized = {};

  @localized({ description: "One per line." })
  benefits: Localized = {};

  // each benefit by itself, in every language: what jobs are filtered by
  @generated("text[]", BENEFIT_LINES)
  benefitLines!: Opt<string[]>;

  @int({ nullable: true, internal: true })
  salaryMin?: number | null;

  @int({ nullable: true, internal: true })
  salaryMax?: number | null;

  @text({ default: "EUR", internal: true })
  salaryCurrency: Opt<string> = "EUR";

  @enumColumn(() => SalaryUnit, { internal: true })
  salaryUnit: Opt<SalaryUnit> = SalaryUnit.YEAR;

  @boolean({ default: false, internal: true })
  salaryNegotiable: Opt<boolean> = false;

  @embedded(() => JobSalary, {
    min: "salaryMin",
    max: "salaryMax",
    currency: "salaryCurrency",
    unit: "salaryUnit",
    negotiable: "salaryNegotiable",
  })
  salary!: Opt<JobSalary>;

  @dateTime({ nullable: true, description: "From then on it takes no applications." })
  expiresAt?: Date | null;

  @dateTime({ nullable: true, description: "When it was closed; null while it is not." })
  closedAt?: Date | null;

  @manyToMany(() => Member, {
    through: () => JobTeamMember,
    orderBy: { displayName: "asc", id: "asc" },
    description: "Whom one would work with.",
  })
  hiringTeam = new Collection<Member>(this);

  @jsonList(() => JobQuestion, { description: "Questions to applicants, in their order." })
  questions: Opt<JobQuestion[]> = [];

  @int({ default: 180, description: "For how many days applications are kept." })
  retentionDays: Opt<number> = 180;

  @boolean({
    default: false,
    description: "Whether applications from now on hide who sent them until staff reveal that.",
  })
  hidesApplicants: Opt<boolean> = false;

  /** Its title in a language, or in the first that it has. */
  titleIn(locale: Locale): string {
    return this.title[locale] ?? LOCALES.flatMap((one) => this.title[one] ?? [])[0] ?? "";
  }

  /** Whether it accepts applications now, if it is published. */
  isOpen(now: Date): boolean {
    return !this.closedAt && (!this.expiresAt || this.expiresAt > now);
  }
}

export const JobConnection = connection("Job", () => Job);

export const jobs = publicationOf(Job);
