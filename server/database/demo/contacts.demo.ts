import { ContactKind, ContactRequest, ContactStatus } from "../../../schema/contacts/index.ts";
import type { Locale } from "../../../schema/foundation/locale.ts";
import { Member } from "../../../schema/members/index.ts";
import { Project } from "../../../schema/projects/index.ts";
import { contactRequests } from "./contact-requests.ts";
import type { DemoData } from "./demo-world.ts";

export const data: DemoData = {
  after: ["accounts", "projects"],
  add(em, world) {
    const inOrder = contactRequests.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    for (const { name, email, subject, message, budget, timing, ...facts } of inOrder) {
      const { sender, member, project, locale, status, spamScore = 0 } = facts;
      const at = new Date(facts.at);
      const request = new ContactRequest(
        {
          kind: member || project ? ContactKind.QUOTE : ContactKind.MESSAGE,
          status: ContactStatus[status ?? "NEW"],
          name,
          email,
          subject: subject ?? null,
          message,
          budget: budget ?? null,
          timing: timing ?? null,
          locale: locale as Locale,
          sender: sender ? world.find(Member, sender) : null,
          member: member ? world.find(Member, member) : null,
          project: project ? world.find(Project, project) : null,
          consentAt: at,
          privacyVersion: "2026-11-23",
          spamScore,
          fingerprint: crypto.randomUUID(),
        },
        at,
      );
      request.updatedAt = at;
      em.persist(request);
    }
  },
};
