import { Field, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Conflict, NotFound } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { moveTo } from "../workflow/moves.ts";
import { Application, ApplicationStage } from "./application.ts";
import { applicationFlow } from "./application.workflow.ts";

@ObjectType({ description: "What applicants see of their application by the link mailed to them." })
export class OwnApplication {
  @Field(() => String) jobTitle!: string;
  @Field(() => String, { nullable: true, description: "Null if the job is no longer public." })
  jobSlug!: string | null;
  @Field(() => String) name!: string;
  @Field(() => ApplicationStage) stage!: ApplicationStage;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) retentionUntil!: Date;
  @Field(() => String, { nullable: true, description: "The name of the CV's file." })
  cvName!: string | null;
  @Field(() => Boolean) canWithdraw!: boolean;
}

const ENDED: readonly ApplicationStage[] = [
  ApplicationStage.HIRED,
  ApplicationStage.REJECTED,
  ApplicationStage.WITHDRAWN,
];

/** The secret in the link is the right to it: no rule of a viewer decides. */
async function applicationOf(token: string, { em }: Context): Promise<Application> {
  const hash = hashOfToken(token);
  const either = { $or: [{ statusTokenHash: hash }, { newTokenHash: hash }] };
  const found = await em.findOne(Application, either, { populate: ["job"] });
  if (!found) throw new NotFound("Application not found");
  return found;
}

const described = (application: Application, locale: Locale): OwnApplication => {
  const { job, stage, name, createdAt, retentionUntil, cvName = null } = application;
  const title = job.titleIn(locale);
  const jobSlug = job.languages.includes(locale) ? (job.slug[locale] ?? null) : null;
  const canWithdraw = !ENDED.includes(stage);
  return { jobTitle: title, jobSlug, name, stage, createdAt, retentionUntil, cvName, canWithdraw };
};

export const readOwnApplication = async (
  token: string,
  locale: Locale,
  context: Context,
): Promise<OwnApplication> => described(await applicationOf(token, context), locale);

export async function withdrawOwnApplication(token: string, context: Context): Promise<string> {
  const application = await applicationOf(token, context);
  if (application.stage === ApplicationStage.WITHDRAWN) return application.id;
  if (ENDED.includes(application.stage)) throw new Conflict("This application is decided");
  const { WITHDRAWN } = ApplicationStage;
  moveTo(applicationFlow, [application], WITHDRAWN, context, { actor: null });
  await context.save();
  return application.id;
}

export async function eraseOwnApplication(token: string, context: Context): Promise<string> {
  const application = await applicationOf(token, context);
  context.em.remove(application);
  await context.save();
  return application.id;
}
