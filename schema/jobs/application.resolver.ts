import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Id, Ids } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { countUnlessRefused } from "../foundation/limit-attempt.ts";
import { Locale } from "../foundation/locale.ts";
import { countOf, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith, tagsInput } from "../foundation/tags.ts";
import { z } from "zod";
import { eraseOperation } from "../workflow/erasure.ts";
import { mailOperations } from "../workflow/mail-operations.ts";
import { moveOperations, moveWithMail } from "../workflow/move-operations.ts";
import { noteOperations } from "../workflow/note-operations.ts";
import { stageQueries } from "../workflow/stage-queries.ts";
import {
  ApplicationFilter,
  ApplicationMailInput,
  ApplicationMailTemplate,
  ApplicationOrder,
  ApplyInput,
  SeenApplicationInput,
} from "./application.input.ts";
import { Application, ApplicationConnection, ApplicationStage } from "./application.ts";
import { applicationFlow } from "./application.workflow.ts";
import { applyForJob, takeApplyLimit } from "./apply-for-job.ts";
import { letterOf, revealApplicants } from "./handle-application.ts";
import { Job } from "./job.ts";
import { MAIL_TEMPLATES, MailTemplate } from "./mail-templates.ts";
import {
  eraseOwnApplication,
  OwnApplication,
  readOwnApplication,
  withdrawOwnApplication,
} from "./own-application.ts";

const JobId = (): ParameterDecorator => Arg("jobId", () => ID) as ParameterDecorator;

const MAIL = { input: ApplicationMailInput, letter: letterOf };

@Resolver(() => Application)
export class ApplicationResolver {
  @AllowedTo("application:manage")
  @Query(() => Int, {
    description: "The number of applications that nobody has moved yet, for all jobs.",
  })
  newApplicationCount(): ReadQuery {
    return countOf(Application, { stage: ApplicationStage.APPLIED, job: NOT_DELETED });
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
      "Moves applications to REJECTED and, with a mail, writes to each applicant 12 seconds later.",
  })
  rejectApplications(
    @Arg("applications", () => [SeenApplicationInput]) seen: SeenApplicationInput[],
    @Ctx() context: Context,
    @Arg("mail", () => ApplicationMailInput, { nullable: true }) mail?: ApplicationMailInput | null,
  ): Promise<BulkResult> {
    const letter = mail && letterOf(mail);
    return moveWithMail(applicationFlow, seen, ApplicationStage.REJECTED, letter, context);
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
}

export const applicationOperations = [
  stageQueries(applicationFlow, {
    connection: () => ApplicationConnection,
    filter: ApplicationFilter,
    wanted: ({ tag, search }) => ({ ...taggedWith(tag), ...searched(search) }),
    order: ApplicationOrder,
    within: { property: "job", entity: Job },
    page: {
      description:
        "The applications for a job, by default newest first. NOT_FOUND: 'Job not found'.",
    },
    counts: {
      type: "The number of applications per stage.",
      description:
        "The number of applications per stage that match a filter, regardless of the filter's own stage.",
    },
  }),
  moveOperations(applicationFlow, {
    seen: SeenApplicationInput,
    mail: MAIL,
    undoesOnlyMailed: true,
    move: {
      description:
        "Moves applications to a stage, each in the version that was seen; not to WITHDRAWN, and not those withdrawn. " +
        "With a mail, writes to the applicant of each that was moved, 12 seconds later: until then it can be taken back.",
    },
    undo: {
      name: "takeBackMoves",
      description:
        "Takes back the last move of each application together with its mail, which waits 12 seconds. Failed: " +
        "those that were moved without a mail, or whose mail has left.",
    },
  }),
  ...mailOperations(applicationFlow, MAIL, {
    name: "mailApplicants",
    description: "Writes to applicants. What was written is part of the history.",
  }),
  noteOperations(applicationFlow),
  eraseOperation(applicationFlow, {
    description: "Deletes an application and its CV for good.",
  }),
];

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
    const attempt = await takeApplyLimit(context);
    await countUnlessRefused(attempt, () => applyForJob(jobId, input, null, context));
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
