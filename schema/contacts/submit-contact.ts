import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { CLOSED } from "../chat/accepted-messages.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { fingerprintOf, isRepeated } from "../foundation/repeated-content.ts";
import { countUnlessRefused } from "../foundation/limit-attempt.ts";
import { learnedScore } from "../foundation/spam-words.ts";
import { SPAM_SCORE, spamScore } from "../foundation/spam-score.ts";
import { Member } from "../members/member.ts";
import { refuseUnknownConsent } from "../pages/published-version.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { Project } from "../projects/project.ts";
import { sendCopy } from "./contact-copy.ts";
import { ContactInput } from "./contact-request.input.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";
import { NOTIFY_OF_CONTACT } from "./notify-of-contact.ts";

/** Nobody reads the page and writes ten characters in less. */
const SHORTEST_VISIT_MS = 3_000;
const HURRY_SCORE = 40;

/**
 * Stores what someone wrote in the contact form and returns its id. What the spam filter is sure of
 * is stored as spam, of which nobody is notified; the sender is not told.
 */
export async function submitContact(input: ContactInput, context: Context): Promise<string> {
  const { services, viewer } = context;
  const attempt = await services.limits.take(["contact", viewer.userId ?? viewer.network]);
  return countUnlessRefused(attempt, () => storeContact(input, context));
}

async function storeContact(input: ContactInput, context: Context): Promise<string> {
  const { em, viewer } = context;
  const account = viewer.userId ? await em.findOneOrFail(User, viewer.userId) : null;
  const sent = parseInput(
    ContactInput,
    Object.assign(new ContactInput(), input, {
      name: input.name ?? account?.name ?? "",
      email: input.email ?? account?.email ?? "",
      ...(kindOf(input) === ContactKind.MESSAGE && { subject: input.subject ?? "" }),
    }),
  );
  const { message, consent } = sent;
  await refuseUnknownConsent(consent, em);
  const [name, email] = [sent.name ?? "", sent.email ?? ""];
  await context.services.limits.take(["contactOfEmail", email]);
  const score = await scoreOf(sent, context);
  const kind = kindOf(sent);
  const request = new ContactRequest(
    {
      kind,
      status: score >= SPAM_SCORE ? ContactStatus.SPAM : ContactStatus.NEW,
      name,
      email,
      phone: sent.phone ?? null,
      company: sent.company ?? null,
      subject: kind === ContactKind.QUOTE ? null : (sent.subject ?? null),
      message,
      budget: sent.budget ?? null,
      timing: sent.timing ?? null,
      locale: sent.locale,
      sender: viewer.memberId ? em.getReference(Member, viewer.memberId) : null,
      ...(await recipientOf(sent, context)),
      consentAt: context.now(),
      privacyVersion: consent,
      spamScore: score,
      fingerprint: fingerprintOf([
        viewer.userId ?? email,
        sent.memberId ?? sent.projectId ?? "",
        message,
        sent.idempotencyKey ?? crypto.randomUUID(),
      ]),
    },
    context.now(),
  );
  const { id, fingerprint } = request;
  em.persist(request);
  if (request.status === ContactStatus.NEW) context.enqueueJob(NOTIFY_OF_CONTACT, { id });
  await sendCopy(request, context);
  if (await context.saveUnique()) return id;
  return (await em.findOneOrFail(ContactRequest, { fingerprint })).id;
}

function kindOf({ memberId, projectId, isQuestion }: ContactInput): ContactKind {
  if (memberId ?? projectId) return ContactKind.QUOTE;
  return isQuestion ? ContactKind.QUESTION : ContactKind.MESSAGE;
}

/**
 * Who is asked: visible to the sender and able to answer. Members who accept messages from their
 * contacts or from nobody are not asked.
 */
async function recipientOf(
  { memberId, projectId }: ContactInput,
  context: Context,
): Promise<Pick<ContactRequest, "member" | "project">> {
  const own = context.viewer.memberId;
  if (memberId && projectId) throw new Invalid({ projectId: "Not valid" });
  if (memberId && memberId === own) throw new Invalid({ memberId: "Not valid" });
  const unblocked = own && {
    blockedBy: { $none: { member: own } },
    blocks: { $none: { blocked: own } },
  };
  const able = { accounts: { $some: CAN_SIGN_IN }, $not: CLOSED, ...unblocked };
  if (projectId) {
    const owners = { $some: { status: OwnerStatus.ACCEPTED, member: able } };
    return { project: await context.find<Project>(Project, { id: projectId, owners }) };
  }
  if (!memberId) return {};
  return { member: await context.find<Member>(Member, { id: memberId, ...able }) };
}

async function scoreOf(
  { name, message, website, shownAt }: ContactInput,
  context: Context,
): Promise<number> {
  if (website) return 100;
  if (context.viewer.isSignedIn) return 0;
  const isHurried = shownAt != null && +context.now() - +shownAt < SHORTEST_VISIT_MS;
  const wasSent = await isRepeated("sameContact", message, context);
  const rated = spamScore({ content: message, name: name ?? "", isRepeated: wasSent });
  const score = Math.min(100, rated + (isHurried ? HURRY_SCORE : 0));
  return learnedScore(score, "contacts", message, context.em);
}
