import { LOCALES } from "../foundation/locale.ts";
import { MailStatus, OutgoingMail } from "./outgoing-mail.ts";
import { type Fixture, CREATED, UNKNOWN, cursors, some } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";

const mail = (n: number): OutgoingMail => {
  const message = {
    to: `reader-${n}@example.org`,
    locale: nth(LOCALES, n),
    subject: nth(TEXTS, n) || "About it",
    paragraphs: nth([["One", `"Two"`], [], ["Only"]], n),
    isSensitive: n % 3 === 1,
  };
  return Object.assign(new OutgoingMail(message, at(n), idOf(7, n)), {
    updatedAt: at(n),
    status: nth(Object.values(MailStatus), n),
    attempts: n % 4,
    lastError: nth([null, "550 no such mailbox"], n),
    sentAt: nth([at(n + 1), null], n),
  });
};

export const fixture: Fixture = {
  fill(world) {
    world.add(times(24, mail));
  },
  values(world) {
    const mails = world.of(OutgoingMail);
    return {
      "Query.outgoingMail.id": [...some(mails), UNKNOWN],
      "Query.outgoingMails.after": cursors(mails, CREATED),
    };
  },
  unseen: {
    "OutgoingMail without id": "requires a permission",
    "RefusedAddress without id": "only the queue of mails reads it",
  },
  open: {
    "Query.outgoingMails": "requires a permission",
    "Query.outgoingMail": "requires a permission",
  },
};
