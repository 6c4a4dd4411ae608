import { User } from "../accounts/user.ts";
import { BoardHue } from "../boards/board-column.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Member } from "../members/member.ts";
import { CREATED, cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { MailAttachment } from "./mail-attachment.ts";
import { MailLabel } from "./mail-label.ts";
import { MailMark } from "./mail-mark.ts";
import { Mailbox } from "./mailbox.ts";
import { MailFolder, MailThread } from "./mail-thread.ts";
import { Mail, MailKind, MailQuote } from "./mail.ts";

const label = (n: number): MailLabel =>
  Object.assign(new MailLabel(), {
    id: idOf("a1", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: `Label ${n}`,
    nameKey: `label ${n}`,
    hue: nth(Object.values(BoardHue), n),
  });

function thread(n: number, members: readonly Member[]): MailThread {
  const made = new MailThread(
    {
      subject: nth(TEXTS, n) || "About it",
      name: nth([null, "Oda"], n),
      address: `writes-${n % 7}@example.org`,
      folder: nth(Object.values(MailFolder), n),
      assignee: nth([null, ...members], n),
      lastMailAt: at(n),
    },
    at(n),
  );
  return Object.assign(made, {
    id: idOf("a2", n),
    updatedAt: at(n),
    isImportant: n % 3 === 0,
  });
}

function mail(n: number, threads: readonly MailThread[], members: readonly Member[]): Mail {
  const kind = nth(Object.values(MailKind), n);
  const isOut = kind === MailKind.OUTGOING;
  const made = new Mail(
    {
      thread: nth(threads, n * 7),
      kind,
      subject: nth(TEXTS, n + 1) || "short",
      author: kind === MailKind.INCOMING ? null : nth([null, ...members], n),
      fromName: nth([null, "Oda"], n),
      fromAddress: isOut ? null : `writes-${n % 7}@example.org`,
      to: [{ name: null, address: "desk@example.org" }],
      text: nth(TEXTS, n) || "short",
      html: nth([null, "<p>Hello</p>"], n),
      snippet: "short",
      delivery: isOut ? nth(Object.values(MailStatus), n) : null,
      deliveryError: nth([null, "550 no such mailbox"], n),
      bounces:
        isOut && n % 4 === 0 ? [{ address: "a@example.org", status: "5.1.1", reason: null }] : [],
      hasRemotePictures: n % 2 === 0,
      quote: nth([null, ...Object.values(MailQuote)], n),
      isQuoteRemoved: n % 5 === 0,
    },
    at(n),
  );
  return Object.assign(made, {
    id: idOf("a3", n),
    bodyUrl: `/files/mails/${n}/body`,
    updatedAt: at(n),
  });
}

const attachment = (
  n: number,
  mails: readonly Mail[],
  members: readonly Member[],
): MailAttachment => {
  const values = {
    id: idOf("a4", n),
    name: `file ${n}.pdf`,
    size: n * 100,
    type: "application/pdf",
  };
  const made = new MailAttachment({ ...values, mail: nth(mails, n * 5), sha256: `${n}` });
  return Object.assign(made, {
    uploader: nth([null, ...members], n),
    createdAt: at(n),
    updatedAt: at(n),
  });
};

function mark(n: number, users: readonly User[], threads: readonly MailThread[]): MailMark {
  const made = new MailMark({
    user: nth(users, n),
    thread: nth(threads, Math.trunc(n / users.length)),
  });
  return Object.assign(made, {
    id: idOf("a5", n),
    isRead: n % 2 === 0,
    isStarred: n % 3 === 0,
    createdAt: at(n),
    updatedAt: at(n),
  });
}

export const fixture: Fixture = {
  after: ["accounts", "members", "contacts", "jobs"],
  async fill(world) {
    const [members, users] = [world.of(Member).slice(0, 6), world.of(User)];
    const labels = times(6, label);
    const threads = times(40, (n) => thread(n, members));
    for (const [n, one] of threads.entries()) one.labels.add(labels[n % 6]!);
    const mails = times(80, (n) => mail(n, threads, members));
    world.add(labels);
    world.add(threads);
    world.add(mails);
    world.add(times(20, (n) => attachment(n, mails, members)));
    world.add(times(60, (n) => mark(n, users, threads)));
    world.add([
      Object.assign(new Mailbox("desk@example.org INBOX"), {
        id: idOf("a6", 1),
        createdAt: at(1),
        updatedAt: at(1),
        contactAt: at(2),
      }),
    ]);
  },
  values(world) {
    const threads = world.of(MailThread);
    const order = { lastMailAt: "desc", id: "desc" } as const;
    return {
      "Query.mailThread.id": [...some(threads), ...some(world.of(ContactRequest)), UNKNOWN, NO_ID],
      "Query.mail.id": [...some(world.of(Mail)), UNKNOWN, NO_ID],
      "Query.mailThreads.after": cursors(threads, order),
      "Query.mails.after": cursors(world.of(Mail), CREATED),
      since: [at(20).toISOString()],
      until: [at(60).toISOString()],
      labelId: [...some(world.of(MailLabel)), UNKNOWN],
      "Query.mailThreads.from": ["writes-3@example.org", "nobody@example.org"],
      "Query.mails.from": ["writes-3@example.org"],
      "Query.mailTimeline.email": ["writes-3@example.org", "asks-3@example.org"],
    };
  },
};
