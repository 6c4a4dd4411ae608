import {
  ContactEntry,
  ContactEntryKind,
  ContactKind,
  ContactRequest,
  ContactStatus,
  ReadyAnswer,
} from "../../../schema/contacts/index.ts";
import type { Locale } from "../../../schema/foundation/locale.ts";
import { Member } from "../../../schema/members/index.ts";
import { Project } from "../../../schema/projects/index.ts";
import { MailStatus } from "../../../schema/mail/index.ts";
import { contactRequests } from "./contact-requests.ts";
import type { DemoData } from "./demo-world.ts";
import { readyAnswers } from "./ready-answers.ts";

export const data: DemoData = {
  after: ["accounts", "projects"],
  add(em, world) {
    for (const fields of readyAnswers) em.persist(Object.assign(new ReadyAnswer(), fields));
    const inOrder = contactRequests.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    const staff = (handle: string) => world.find(Member, handle);
    for (const { name, email, subject, message, budget, timing, ...fields } of inOrder) {
      const { sender, member, project, locale, status, spamScore = 0, question } = fields;
      const { assignee, entries = [] } = fields;
      const at = new Date(fields.at);
      const request = new ContactRequest(
        {
          kind: ContactKind[member || project ? "QUOTE" : question ? "QUESTION" : "MESSAGE"],
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
          assignee: assignee ? staff(assignee) : null,
          consentAt: at,
          privacyVersion: "2026-11-23",
          spamScore,
          fingerprint: crypto.randomUUID(),
        },
        at,
      );
      request.updatedAt = at;
      request.answerCount = entries.filter(({ answer }) => answer).length;
      em.persist(request);
      for (const { author, answer, note, ...entry } of entries) {
        const of = { request, author: staff(author), content: answer ?? note ?? "" };
        const kind = answer ? ContactEntryKind.ANSWER : ContactEntryKind.NOTE;
        const delivery = answer ? MailStatus.SENT : null;
        em.persist(new ContactEntry({ ...of, kind, delivery }, new Date(entry.at)));
      }
    }
  },
};
