import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { refuseTooMany } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { LOCALES } from "../foundation/locale.ts";
import { takeBackMail } from "../mail/take-back-mail.ts";
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

/** Longer than the client offers to take a move back: what reaches the server by then still counts. */
export const MAIL_WAITS_MS = 12_000;

/**
 * Moves applications to a stage; with a mail, each applicant is written to. The mail waits for the
 * time in which the move can be taken back.
 */
export const moveApplications = (
  seen: readonly SeenApplicationInput[],
  stage: ApplicationStage,
  mail: ApplicationMailInput | null | undefined,
  context: Context,
): Promise<BulkResult> => {
  const words = mail && mailOf(mail);
  return changeSeen(seen, context, async (application) => {
    moveByStaff(application, stage, context);
    if (words) await write(application, words, context, MAIL_WAITS_MS);
  });
};

/** Reveals who sent applications, and notes in their history who did so. */
export const revealApplicants = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeEach(ids, context, (id) =>
    context.update(Application, id, null, (application) => {
      if (!application.isApplicantHidden) return;
      application.isApplicantHidden = false;
      const kind = ApplicationEventKind.REVEALED;
      const facts = { application, kind, actor: staffMember(context) };
      context.em.persist(new ApplicationEvent(facts, context.now()));
    }),
  );

/** Takes back the last moves of applications, with their mails, as long as these wait. */
export const takeBackMoves = (ids: readonly string[], context: Context): Promise<BulkResult> =>
  changeEach(ids, context, async (id) =>
    takeBackMove(await context.find(Application, id), context),
  );

async function takeBackMove(application: Application, context: Context): Promise<void> {
  const { em, services } = context;
  const last = (kind: ApplicationEventKind) =>
    em.findOne(
      ApplicationEvent,
      { application, kind },
      { orderBy: { createdAt: "desc", id: "desc" } },
    );
  const move = await last(ApplicationEventKind.STAGE);
  const mail = await last(ApplicationEventKind.MAIL);
  const isOfMove = move && mail && mail.createdAt >= move.createdAt;
  if (!isOfMove || !move.from || !mail.mailId) throw hasLeft();
  const { mailId } = mail;
  const { from } = move;
  await context.updateLoaded(application, null, () => {
    application.stage = from;
    em.remove([move, mail]);
    context.joinSave(async (transaction) => {
      if (!(await takeBackMail(mailId, transaction))) throw hasLeft();
    });
  });
  services.tablesWritten(["outgoing_mails"]);
}

const hasLeft = () => new Conflict("The email has already been sent");

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
  waitMs = 0,
): Promise<void> {
  const { locale, name, email } = application;
  const job = await context.em.findOneOrFail(Job, application.job.id);
  const title = job.title[locale] ?? LOCALES.flatMap((one) => job.title[one] ?? [])[0] ?? "";
  const template = mail.template ? MAIL_TEMPLATES[mail.template][locale] : undefined;
  const filled = (text: string, called = name) =>
    text.replaceAll(/\{(name|job)\}/g, (_, of) => (of === "name" ? called : title));
  const subject = mail.subject ?? template?.subject ?? "";
  const content = (mail.content ?? template?.content ?? "").trim();
  const { contactReplyTo } = await context.services.site.decisions();
  const mailId = context.sendMail({
    to: email,
    locale,
    subject: filled(subject),
    paragraphs: filled(content).split(/\n\s*\n/),
    isPersonal: true,
    // what was written stays in the history alone, which is deleted with the application
    isSensitive: true,
    about: application.id,
    waitMs,
    ...(contactReplyTo && { replyTo: contactReplyTo }),
  });
  const kind = ApplicationEventKind.MAIL;
  const called = application.isApplicantHidden ? "{name}" : name;
  const facts = {
    application,
    kind,
    actor: staffMember(context),
    subject: filled(subject, called),
    content: filled(content, called),
    mailId,
  };
  context.em.persist(new ApplicationEvent(facts, context.now()));
}
