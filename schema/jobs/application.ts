import { Collection, type Opt } from "@mikro-orm/core";
import { Index, Trigger, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";
import { maintainsTotals } from "../foundation/maintains-totals.ts";
import {
  boolean,
  COLLATION,
  dateTime,
  embedded,
  enumColumn,
  generated,
  int,
  jsonList,
  manyToMany,
  manyToOne,
  model,
  searchVector,
  text,
} from "../foundation/model.ts";
import { searchable } from "../foundation/search.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { erasedWithMails } from "../workflow/erasure.ts";
import { Job } from "./job.ts";
import { ApplicationProject } from "./job-relations.ts";

export const ApplicationStage = enumType(
  "ApplicationStage",
  ["APPLIED", "SCREENING", "INTERVIEW", "OFFER", "HIRED", "REJECTED", "WITHDRAWN"],
  "How far an application is. WITHDRAWN: by the applicant.",
);
export type ApplicationStage = EnumOf<typeof ApplicationStage>;

/** The job that deletes the CVs of deleted applications. */
export const REMOVE_CVS = "remove-cvs";

/** Storage key of a CV, separate from the public files. */
export const cvKey = (id: string): string => `applications/${id}`;

@ObjectType({ description: "The answer to a question of the job." })
export class ApplicationAnswer {
  @Field(() => String, { simple: true }) questionId!: string;
  @Field(() => String, { simple: true, description: "The question as the applicant read it." })
  label!: string;
  @Field(() => String, { simple: true }) value!: string;
}

@ObjectType({ description: "The CV of an application: null fields if none was sent." })
export class ApplicationCv {
  @Field(() => String, { nullable: true, description: "The name of the file." })
  name?: string | null;
  @Field(() => Int, { nullable: true, description: "Size in bytes, at most 10 MB." })
  size?: number | null;
  @Field(() => String, {
    nullable: true,
    description: "The media type detected from the content: PDF or DOCX.",
  })
  type?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "URL path of the file for those who may read the application: a download, with `?view=1` a PDF to be shown in a frame.",
  })
  path?: string | null;
}

type Required =
  | "job"
  | "name"
  | "email"
  | "locale"
  | "consentAt"
  | "privacyVersion"
  | "retentionUntil"
  | "statusTokenHash";
type Values = Pick<Application, Required> &
  Partial<
    Pick<
      Application,
      | "id"
      | "member"
      | "phone"
      | "isApplicantHidden"
      | "coverLetter"
      | "answers"
      | "source"
      | "stage"
      | "cvName"
      | "cvSize"
      | "cvType"
      | "cvSha256"
    >
  >;

@erasedWithMails({
  table: "applications",
  files: { job: REMOVE_CVS, where: "cv_sha256 is not null" },
})
@maintainsTotals({
  table: "applications",
  into: "application_totals",
  values: { key: "job_id::text || ' ' || stage", job: "job_id", stage: "stage" },
  where: "true",
  of: ["job_id", "stage"],
})
@Trigger<typeof Application>({
  name: "applications_number",
  timing: "before",
  events: ["insert"],
  body: `
    if new.number = 0 then
      perform pg_advisory_xact_lock(hashtextextended(new.job_id::text, 0));
      select coalesce(max(number), 0) + 1 into new.number
        from applications where job_id = new.job_id;
    end if;
    return new;`,
})
@Unique({ properties: ["job", "email"] })
@Index({ properties: ["job", "number"] })
@Index({ properties: ["job", "createdAt", "id"] })
@Index({ properties: ["job", "stage", "createdAt", "id"] })
@Index({ properties: ["job", "sortName", "id"] })
@Index({ properties: ["retentionUntil"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "applications",
  messages: { notFound: "Application not found" },
  description: "What someone sent in to get a job. There are no scores and no ranks.",
})
export class Application extends StoredEntity {
  @manyToOne(() => Job, { index: false, deleteRule: "cascade" })
  job!: Job;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who sent it, if they were signed in.",
  })
  member?: Member | null;

  @int({ default: 0, description: "Counts the applications for the job, in order of time." })
  number: Opt<number> = 0;

  @boolean({
    default: false,
    description:
      "Whether it hides who sent it (name, addresses, profile, projects and CV are null) until staff reveal that.",
  })
  isApplicantHidden: Opt<boolean> = false;

  @text({ sorted: true, restricted: true, description: "1 to 80 characters." })
  name!: string;

  // what is hidden leaks neither into the order of a list nor into a search
  @generated("text", `case when "is_applicant_hidden" then '' else "name" end`, {
    collation: COLLATION,
  })
  sortName!: Opt<string>;

  @text({
    restricted: true,
    description: "The address that the applicant gave; it is not verified.",
  })
  email!: string;

  @text({ nullable: true })
  phone?: string | null;

  @text({ nullable: true, description: "Plain text, at most 5,000 characters." })
  coverLetter?: string | null;

  @jsonList(() => ApplicationAnswer)
  answers: Opt<ApplicationAnswer[]> = [];

  @manyToMany(() => Project, {
    through: () => ApplicationProject,
    orderBy: { createdAt: "desc", id: "desc" },
    restricted: true,
    description: "Public projects that the applicant shows.",
  })
  projects = new Collection<Project>(this);

  @text({ nullable: true, internal: true })
  cvName?: string | null;

  @int({ nullable: true, internal: true })
  cvSize?: number | null;

  @text({ nullable: true, internal: true })
  cvType?: string | null;

  @text({ nullable: true, internal: true })
  cvPath?: string | null;

  @text({ nullable: true, internal: true })
  cvSha256?: string | null;

  @embedded(() => ApplicationCv, {
    name: "cvName",
    size: "cvSize",
    type: "cvType",
    path: "cvPath",
  })
  cv!: Opt<ApplicationCv>;

  @enumColumn(() => Locale, { description: "The language of the page it was sent from." })
  locale!: Locale;

  @enumColumn(() => ApplicationStage)
  stage: Opt<ApplicationStage> = ApplicationStage.APPLIED;

  @tags()
  tags: Opt<string[]> = [];

  @text({ nullable: true, description: "Where the applicant found the job." })
  source?: string | null;

  @dateTime({ description: "When the applicant agreed that it is stored." })
  consentAt!: Date;

  @text({ description: "The version of the privacy policy that they agreed to." })
  privacyVersion!: string;

  @dateTime({ description: "It is deleted then, with the CV." })
  retentionUntil!: Date;

  // a hash of the secret in the applicant's link, so that the database alone does not open it
  @text({ internal: true, unique: true })
  statusTokenHash!: string;

  // of the link that was mailed when they applied again; the first one stays valid, because anyone
  // who knows their address can cause another
  @text({ internal: true, nullable: true, unique: true })
  newTokenHash?: string | null;

  @searchVector(
    searchable(
      `case when "is_applicant_hidden" then '' else "name" || ' ' || "email" end`,
      `coalesce("cover_letter", '')`,
      `coalesce("answers"::text, '')`,
    ),
  )
  terms?: Opt<string>;

  constructor(values: Values, now: Date) {
    super();
    Object.assign(this, values, { createdAt: now });
    if (values.cvName) this.cvPath = `/files/applications/${this.id}`;
  }
}

export const ApplicationConnection = connection("Application", () => Application);
