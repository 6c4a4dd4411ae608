import { Field, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { Conflict, NotFound } from "../foundation/errors.ts";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { Application, ApplicationStage } from "./application.ts";
import { moveTo } from "./handle-application.ts";

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
  const statusTokenHash = hashOfToken(token);
  const found = await em.findOne(Application, { statusTokenHash }, { populate: ["job"] });
  if (!found) throw new NotFound("Application not found");
  return found;
}

const described = (application: Application, locale: Locale): OwnApplication => {
  const { job, stage, name, createdAt, retentionUntil, cvName = null } = application;
  const title = job.title[locale] ?? LOCALES.flatMap((one) => job.title[one] ?? [])[0] ?? "";
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
  moveTo(application, ApplicationStage.WITHDRAWN, null, context);
  await context.save();
  return application.id;
}

export async function eraseOwnApplication(token: string, context: Context): Promise<string> {
  const application = await applicationOf(token, context);
  context.em.remove(application);
  await context.save();
  return application.id;
}
