import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult, changeAll } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import {
  caseOf,
  constant,
  countOf,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { searched } from "../foundation/search.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { SelectedIds, selectedIds } from "../publication/selection.ts";
import { othersLike, publishedPage } from "../publication/published.ts";
import { SearchArg } from "../publication/published-args.ts";
import { Application, ApplicationStage } from "./application.ts";
import { changeJob } from "./change-job.ts";
import { CreateJobInput, JobFilter, JobOrder } from "./job.input.ts";
import { EmploymentType, ExperienceLevel, Workplace } from "./job-parts.ts";
import { Job, JobConnection, jobs, OPEN } from "./job.ts";

const CLOSED: Where = {
  $or: [{ closedAt: { $ne: null } }, { expiresAt: { $lte: THIS_MINUTE } }],
};

type Terms = Pick<
  JobFilter,
  "employmentType" | "workplace" | "location" | "experience" | "benefit"
>;

const inTerms = ({ employmentType, workplace, location, experience, benefit }: Terms): Where => ({
  ...(employmentType && { employmentTypes: { $contains: [employmentType] } }),
  ...(workplace && { workplace }),
  ...(location && { locations: { $contains: [location] } }),
  ...(experience && { experience }),
  ...(benefit && { benefitLines: { $contains: [benefit] } }),
});

const inRole = (role: string | null | undefined): Where[] =>
  role ? [{ $or: LOCALES.map((locale) => ({ role: { [locale]: role } })) }] : [];

function wanted(filter: JobFilter | null | undefined): Where {
  const { role, isOpen } = filter ?? {};
  const open = isOpen == null ? {} : isOpen ? OPEN : CLOSED;
  return wantedOf(filter, inTerms(filter ?? {}), ...inRole(role), open);
}

export const jobPublication = publicationResolvers(Job, {
  write: "job:write",
  one: "Job",
  many: "Jobs",
  connection: () => JobConnection,
  filter: JobFilter,
  wanted,
  list: {
    caller: "everyone",
    description:
      "The jobs that the viewer may see, by default last changed first; with `job:write` also drafts.",
  },
  order: JobOrder,
  input: CreateJobInput,
  async change(job, input, context, isNew) {
    if (isNew) {
      const { currency } = await context.services.site.decisions();
      job.salaryCurrency = currency ?? job.salaryCurrency;
    }
    return changeJob(job, input, context);
  },
  parts: {
    salary: (job) => ({
      min: job.salaryMin ?? null,
      max: job.salaryMax ?? null,
      currency: job.salaryCurrency,
      unit: job.salaryUnit,
      negotiable: job.salaryNegotiable,
    }),
  },
  related: (job, locale) => othersLike(jobs, job, locale, { ...OPEN, workplace: job.workplace }),
});

@Resolver(() => Job)
export class JobResolver {
  @AllowedTo("everyone")
  @Query(() => JobConnection, {
    description: "Jobs published in a language that accept applications, newest first.",
  })
  publishedJobs(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Arg("employmentType", () => EmploymentType, { nullable: true })
    employmentType?: EmploymentType | null,
    @Arg("workplace", () => Workplace, { nullable: true }) workplace?: Workplace | null,
    @Arg("location", () => String, {
      nullable: true,
      description: "A place as the job says it.",
    })
    location?: string | null,
    @Arg("role", () => String, {
      nullable: true,
      description: "The line of work as the job says it in any language.",
    })
    role?: string | null,
    @Arg("experience", () => ExperienceLevel, { nullable: true })
    experience?: ExperienceLevel | null,
    @Arg("benefit", () => String, {
      nullable: true,
      description: "A benefit as the job says it in any language, one of its lines.",
    })
    benefit?: string | null,
    @SearchArg() search?: string | null,
  ): ReadQuery {
    const item = {
      ...OPEN,
      ...inTerms({ employmentType, workplace, location, experience, benefit }),
      $and: inRole(role),
      ...searched(search, "publicTerms"),
    };
    return publishedPage(jobs, { locale, item }, window);
  }

  @AllowedTo("job:write")
  @Mutation(() => BulkResult, {
    description: "Closes jobs: they stay public and take no applications. Or opens them again.",
  })
  async setJobsClosed(
    @Args(() => SelectedIds) chosen: SelectedIds,
    @Arg("isClosed", () => Boolean) isClosed: boolean,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return changeAll(Job, await selectedIds(Job, chosen, context), context, {
      find: (some) => allOf(Job, { id: { $in: some } }, context, jobs.load),
      change: (job) => {
        job.closedAt = isClosed ? (job.closedAt ?? context.now()) : null;
      },
    });
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether it accepts applications." })
  takesApplications(@Root() { id }: Job): ReadQuery {
    const isPublished = { languages: { $overlap: LOCALES } };
    return caseOf<Job>(Job, [[{ id, ...isPublished, ...OPEN }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The number of its applications, or of those in a stage; null for others than staff.",
  })
  applicationCount(
    @Root() { id }: Job,
    @Ctx() { viewer }: Context,
    @Arg("stage", () => ApplicationStage, { nullable: true }) stage?: ApplicationStage | null,
  ): ReadQuery | ReturnType<typeof constant> {
    if (!viewer.may("application:manage")) return constant(null);
    return countOf(Application, { job: id, ...(stage && { stage }) });
  }
}
