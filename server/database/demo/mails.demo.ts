import { MailKind, MailLabel, MailThread, Mail } from "../../../schema/mails/index.ts";
import { Member } from "../../../schema/members/index.ts";
import type { DemoData } from "./demo-world.ts";
import { mailLabels, mailThreads } from "./mails.ts";

const DESK = "desk@atelier.example";

export const data: DemoData = {
  after: ["accounts", "contacts", "jobs"],
  add(em, world) {
    const labels = new Map(
      mailLabels.map(({ name, hue }) => {
        const nameKey = name.toLowerCase();
        return [name, Object.assign(new MailLabel(), { name, nameKey, hue })];
      }),
    );
    em.persist([...labels.values()]);
    for (const { name, address, subject, mails, label, assignee, isImportant } of mailThreads) {
      const [first] = mails;
      const begun = new Date(first?.at ?? 0);
      const values = {
        subject,
        name,
        address,
        ...(assignee && { assignee: world.find(Member, assignee) }),
      };
      const thread = Object.assign(new MailThread(values, begun), {
        isImportant: isImportant ?? false,
      });
      const given = label && labels.get(label);
      if (given) thread.labels.add(given);
      em.persist(thread);
      for (const { at, author, text } of mails) {
        const isOut = author !== undefined;
        const person = { name, address };
        const mail = new Mail(
          {
            thread,
            kind: isOut ? MailKind.OUTGOING : MailKind.INCOMING,
            subject: mails[0]?.at === at ? subject : `Re: ${subject}`,
            author: author ? world.find(Member, author) : null,
            fromName: isOut ? "Atelier" : name,
            fromAddress: isOut ? DESK : address,
            to: [isOut ? person : { name: "Atelier", address: DESK }],
            text,
            snippet: text.replaceAll(/\s+/g, " ").slice(0, 200),
            sentAt: new Date(at),
          },
          new Date(at),
        );
        em.persist(mail);
      }
    }
  },
};
