import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { refuseTooMany } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { ApplicationMailInput, type SeenApplicationInput } from "./application.input.ts";
import { Application, ApplicationStage } from "./application.ts";
import { ApplicationEvent, ApplicationEventKind } from "./application-parts.ts";
import { Job } from "./job.ts";
import { MAIL_TEMPLATES } from "./mail-templates.ts";

const staffMember = ({ em, viewer }: Context): Member | null =>
  viewer.memberId ? em.getReference(Member, viewer.memberId) : null;

/** Moves an application to a stage, and notes it in its history. */
export function moveTo(
  application: Application,
  to: ApplicationStage,
  actor: Member | null,
  context: Context,
): void {
  const { stage: from } = application;
  if (from === to) return;
  application.stage = to;
  const kind = ApplicationEventKind.STAGE;
  const event = new ApplicationEvent({ application, kind, actor, from, to }, context.now());
  context.em.persist(event);
}

/** The same by staff, who cannot withdraw for an applicant nor bring back who has withdrawn. */
function moveByStaff(application: Application, to: ApplicationStage, context: Context): void {
  if (to === ApplicationStage.WITHDRAWN) throw new Invalid({ stage: "Not valid" });
  if (application.stage === ApplicationStage.WITHDRAWN) {
    throw new Conflict("The applicant has withdrawn");
  }
  moveTo(application, to, staffMember(context), context);
}

/** Changes applications one by one, each in the version that was seen. */
function changeSeen(
  seen: readonly SeenApplicationInput[],
  context: Context,
  change: (application: Application) => unknown,
): Promise<BulkResult> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  refuseTooMany([...versions.keys()]);
  return changeEach([...versions.keys()], context, (id) =>
    context.update(Application, id, versions.get(id), change),
  );
}

/** Moves applications to a stage; with a mail, each applicant is written to. */
export const moveApplications = (
  seen: readonly SeenApplicationInput[],
  stage: ApplicationStage,
  mail: ApplicationMailInput | null | undefined,
  context: Context,
): Promise<BulkResult> => {
  const words = mail && mailOf(mail);
  return changeSeen(seen, context, async (application) => {
    moveByStaff(application, stage, context);
    if (words) await write(application, words, context);
  });
};

/** Writes to applicants, and notes it in the history of their applications. */
export function mailApplicants(
  ids: readonly string[],
  mail: ApplicationMailInput,
  context: Context,
): Promise<BulkResult> {
  const words = mailOf(mail);
  return changeEach(ids, context, async (id) => {
    await write(await context.find(Application, id), words, context);
    await context.save();
  });
}

function mailOf(input: ApplicationMailInput): ApplicationMailInput {
  const mail = parseInput(ApplicationMailInput, Object.assign(new ApplicationMailInput(), input));
  if (mail.template) return mail;
  if (!mail.subject) throw new Invalid({ "mail.subject": "Required" });
  if (!mail.content) throw new Invalid({ "mail.content": "Required" });
  return mail;
}

async function write(
  application: Application,
  mail: ApplicationMailInput,
  context: Context,
): Promise<void> {
  const { locale, name, email } = application;
  const job = await context.em.findOneOrFail(Job, application.job.id);
  const title = job.title[locale] ?? LOCALES.flatMap((one) => job.title[one] ?? [])[0] ?? "";
  const template = mail.template ? MAIL_TEMPLATES[mail.template][locale] : undefined;
  const filled = (text: string) =>
    text.replaceAll(/\{(name|job)\}/g, (_, of) => (of === "name" ? name : title));
  const subject = filled(mail.subject ?? template?.subject ?? "");
  const content = filled(mail.content ?? template?.content ?? "").trim();
  const paragraphs = content.split(/\n\s*\n/);
  // what was written stays in the history alone, which is deleted with the application
  const about = application.id;
  context.sendMail({ to: email, locale, subject, paragraphs, isSensitive: true, about });
  const kind = ApplicationEventKind.MAIL;
  const facts = { application, kind, actor: staffMember(context), subject, content };
  context.em.persist(new ApplicationEvent(facts, context.now()));
}
