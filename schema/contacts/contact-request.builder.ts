import type { EntityManager } from "@mikro-orm/core";
import { Locale } from "../foundation/locale.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { ContactKind, ContactRequest, ContactStatus } from "./contact-request.ts";

type Plain =
  | "name"
  | "email"
  | "subject"
  | "message"
  | "company"
  | "locale"
  | "status"
  | "spamScore"
  | "updatedAt";

interface Values extends Partial<Pick<ContactRequest, Plain>> {
  member?: { id: string };
  project?: { id: string };
  assignee?: { id: string };
}

let made = 0;

/** Creates a request, by default a new message to the team of the site. */
export async function aContactRequest(
  em: EntityManager,
  { member, project, assignee, ...values }: Values = {},
): Promise<ContactRequest> {
  made += 1;
  const now = new Date(Date.UTC(2026, 0, 1) + made * MINUTE);
  const request = new ContactRequest(
    {
      kind: member || project ? ContactKind.QUOTE : ContactKind.MESSAGE,
      name: `Sender ${made}`,
      email: `sender-${made}@example.org`,
      message: `We are looking for someone ${made}.`,
      locale: Locale.en,
      status: ContactStatus.NEW,
      spamScore: 0,
      member: member ? em.getReference(Member, member.id) : null,
      project: project ? em.getReference(Project, project.id) : null,
      assignee: assignee ? em.getReference(Member, assignee.id) : null,
      consentAt: now,
      privacyVersion: "2026-01-01",
      fingerprint: crypto.randomUUID(),
      ...values,
    },
    now,
  );
  em.persist(request);
  await em.flush();
  return request;
}
