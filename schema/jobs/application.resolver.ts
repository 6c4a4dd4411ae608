import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countBy,
  countOf,
  findMany,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith, tagsInput } from "../foundation/tags.ts";
import { z } from "zod";
import { Member } from "../members/member.ts";
import {
  ApplicationCounts,
  ApplicationFilter,
  ApplicationMailInput,
  ApplicationMailTemplate,
  ApplicationNoteInput,
  ApplicationOrder,
  ApplyInput,
  SeenApplicationInput,
} from "./application.input.ts";
import { Application, ApplicationConnection, ApplicationStage } from "./application.ts";
import { ApplicationEvent, ApplicationNote } from "./application-parts.ts";
import { applyForJob } from "./apply-for-job.ts";
import {
  mailApplicants,
  moveApplications,
  revealApplicants,
  takeBackMoves,
} from "./handle-application.ts";
import { Job } from "./job.ts";
import { MAIL_TEMPLATES, MailTemplate } from "./mail-templates.ts";
import {
  eraseOwnApplication,
  OwnApplication,
  readOwnApplication,
  withdrawOwnApplication,
} from "./own-application.ts";

const MAX_PARTS = 100;
const OLDEST_FIRST = { createdAt: "asc", id: "asc" } as const;

const JobId = (): ParameterDecorator => Arg("jobId", () => ID) as ParameterDecorator;

const wanted = (jobId: string, filter: ApplicationFilter | null | undefined): Where => ({
  job: jobId,
  ...(filter?.stage && { stage: filter.stage }),
  ...taggedWith(filter?.tag),
  ...searched(filter?.search),
});

@Resolver(() => Application)
export class ApplicationResolver {
  @AllowedTo("application:manage")
  @Query(() => ApplicationConnection, {
    description: "The applications for a job, by default newest first. NOT_FOUND: 'Job not found'.",
  })
  applications(
    @JobId() jobId: string,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("order", () => ApplicationOrder, { nullable: true }) order?: ApplicationOrder | null,
    @Arg("filter", () => ApplicationFilter, { nullable: true }) filter?: ApplicationFilter | null,
  ): ReadQuery {
    const { field, direction } = order ?? { field: "createdAt", direction: Direction.DESC };
    return findPage(
      Application,
      wanted(jobId, filter),
      { [field]: direction, id: direction },
      window,
    ).onlyWith(findOneOrFail(Job, { id: jobId }));
  }

  @AllowedTo("application:manage")
  @Query(() => ApplicationCounts, {
    description:
      "The number of applications per stage that match a filter, regardless of the filter's own stage.",
  })
  applicationCounts(
    @JobId() jobId: string,
    @Arg("filter", () => ApplicationFilter, { nullable: true }) filter?: ApplicationFilter | null,
  ): ReadQuery {
    const { stage: _, ...others } = filter ?? {};
    const stages = filterPerValue(ApplicationStage, "stage");
    return countBy(Application, wanted(jobId, others), { all: {}, ...stages });
  }

  @AllowedTo("application:manage")
  @Query(() => Int, {
    description: "The number of applications that nobody has moved yet, for all jobs.",
  })
  newApplicationCount(): ReadQuery {
    return countOf(Application, { stage: ApplicationStage.APPLIED, job: NOT_DELETED });
  }

  @AllowedTo("application:manage")
  @Query(() => Application, { description: "NOT_FOUND: 'Application not found'." })
  application(@Id() id: string): ReadQuery {
    return findOneOrFail(Application, { id });
  }

  @AllowedTo("application:manage")
  @Mutation(() => ApplicationMailTemplate, {
    description: "The text of a template, to begin a mail with. Nothing is sent.",
  })
  fillMailTemplate(
    @Arg("template", () => MailTemplate) template: MailTemplate,
    @Arg("locale", () => Locale) locale: Locale,
  ): ApplicationMailTemplate {
    return { template, locale, ...MAIL_TEMPLATES[template][locale] };
  }

  @AllowedTo("application:manage")
  @Mutation(() => BulkResult, {
    description:
      "Moves applications to a stage, each in the version that was seen; not to WITHDRAWN, and not those withdrawn. " +
      "With a mail, writes to the applicant of each that was moved, 12 seconds later: until then it can be taken back.",
  })
  moveApplications(
    @Arg("applications", () => [SeenApplicationInput]) seen: SeenApplicationInput[],
    @Arg("stage", () => ApplicationStage) stage: ApplicationStage,
    @Ctx() context: Context,
    @Arg("mail", () => ApplicationMailInput, { nullable: true }) mail?: ApplicationMailInput | null,
  ): Promise<BulkResult> {
    return moveApplications(seen, stage, mail, context);
  }

  @AllowedTo("application:manage")
  @Mutation(() => BulkResult, {
    description:
      "Moves applications to REJECTED and, with a mail, writes to each applicant 12 seconds later.",
  })
  rejectApplications(
    @Arg("applications", () => [SeenApplicationInput]) seen: SeenApplicationInput[],
    @Ctx() context: Context,
    @Arg("mail", () => ApplicationMailInput, { nullable: true }) mail?: ApplicationMailInput | null,
  ): Promise<BulkResult> {
    return moveApplications(seen, ApplicationStage.REJECTED, mail, context);
  }

  @AllowedTo("application:manage")
  @Mutation(() => BulkResult, {
    description:
      "Takes back the last move of each application together with its mail, which waits 12 seconds. Failed: " +
      "those that were moved without a mail, or whose mail has left.",
  })
  takeBackMoves(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return takeBackMoves(ids, context);
  }

  @AllowedTo("application:manage")
  @Mutation(() => BulkResult, {
    description:
      "Reveals who sent applications that hide it, to all who read them. It is part of the history.",
  })
  revealApplicants(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
    return revealApplicants(ids, context);
  }

  @AllowedTo("application:manage")
  @Mutation(() => BulkResult, {
    description: "Writes to applicants. What was written is part of the history.",
  })
  mailApplicants(
    @Ids() ids: string[],
    @Arg("mail", () => ApplicationMailInput) mail: ApplicationMailInput,
    @Ctx() context: Context,
  ): Promise<BulkResult> {
    return mailApplicants(ids, mail, context);
  }

  @AllowedTo("application:manage")
  @Mutation(() => Application, {
    description: "Replaces its tags. CONFLICT if it was changed since `version`.",
  })
  tagApplication(
    @Id() id: string,
    @Arg("tags", () => [String]) tags: string[],
    @Ctx() context: Context,
    @Arg("version", () => Int, { nullable: true }) version?: number | null,
  ): Promise<ReadQuery> {
    return context.update(Application, id, version, (application) => {
      application.tags = parseInput(z.object({ tags: tagsInput() }), { tags }).tags;
    });
  }

  @AllowedTo("application:manage")
  @Mutation(() => ID, { description: "Deletes an application and its CV for good." })
  eraseApplication(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(Application, id);
  }

  @AllowedTo("application:manage")
  @Mutation(() => ApplicationNote)
  async createApplicationNote(
    @Arg("applicationId", () => ID) applicationId: string,
    @Arg("input", () => ApplicationNoteInput) input: ApplicationNoteInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const { content } = parseInput(ApplicationNoteInput, input);
    const application = await context.find(Application, applicationId);
    const { memberId } = context.viewer;
    const author = memberId ? context.em.getReference(Member, memberId) : null;
    return context.create(new ApplicationNote({ application, author, content }));
  }

  @AllowedTo("application:manage")
  @Mutation(() => ApplicationNote, {
    description: "CONFLICT if it was changed since `version`.",
  })
  updateApplicationNote(
    @Id() id: string,
    @Arg("input", () => ApplicationNoteInput) input: ApplicationNoteInput,
    @Ctx() context: Context,
    @Arg("version", () => Int, { nullable: true }) version?: number | null,
  ): Promise<ReadQuery> {
    const { content } = parseInput(ApplicationNoteInput, input);
    return context.update(ApplicationNote, id, version, (note) => {
      note.content = content;
    });
  }

  @AllowedTo("application:manage")
  @Mutation(() => ID)
  deleteApplicationNote(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return context.delete(ApplicationNote, id);
  }

  @Compilable()
  @FieldResolver(() => [ApplicationEvent], { description: "In order of time." })
  history(@Root() { id }: Application): ReadQuery {
    return findMany(ApplicationEvent, { application: id }, OLDEST_FIRST, MAX_PARTS);
  }

  @Compilable()
  @FieldResolver(() => [ApplicationNote], { description: "In order of time." })
  notes(@Root() { id }: Application): ReadQuery {
    return findMany(ApplicationNote, { application: id }, OLDEST_FIRST, MAX_PARTS);
  }

  @Compilable()
  @FieldResolver(() => Int)
  noteCount(@Root() { id }: Application): ReadQuery {
    return countOf(ApplicationNote, { application: id });
  }
}

@Resolver()
export class ApplicantResolver {
  @AllowedTo("everyone")
  @Mutation(() => Boolean, {
    description:
      "Applies for a job, without a CV: with one, POST /api/jobs/{id}/apply. The applicant is mailed a link to the " +
      "application. Of a second one with the same address nothing is stored, with the same answer. NOT_FOUND: " +
      "'Job not found'; CONFLICT if it takes no applications; RATE_LIMITED.",
  })
  async applyForJob(
    @JobId() jobId: string,
    @Arg("input", () => ApplyInput) input: ApplyInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await applyForJob(jobId, input, null, context);
    return true;
  }

  @AllowedTo("everyone")
  @Mutation(() => OwnApplication, {
    description:
      "Opens an application by the secret in its applicant's link. A mutation, so that nothing on the way keeps the secret.",
  })
  openOwnApplication(
    @Arg("token", () => String) token: string,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() context: Context,
  ): Promise<OwnApplication> {
    return readOwnApplication(token, locale, context);
  }

  @AllowedTo("everyone")
  @Mutation(() => ID, {
    description: "Withdraws an application by the secret in its link. CONFLICT if it is decided.",
  })
  withdrawOwnApplication(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return withdrawOwnApplication(token, context);
  }

  @AllowedTo("everyone")
  @Mutation(() => ID, {
    description: "Deletes an application and its CV for good by the secret in its link.",
  })
  eraseOwnApplication(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return eraseOwnApplication(token, context);
  }
}
