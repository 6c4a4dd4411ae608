import { User } from "../accounts/user.ts";
import { BoardHue } from "../boards/board-column.ts";
import { ContactEntry } from "../contacts/contact-entry.ts";
import { ContactRequest } from "../contacts/contact-request.ts";
import { MailStatus } from "../mail/outgoing-mail.ts";
import { Invoice } from "../invoices/invoice.ts";
import { ApplicationEvent } from "../jobs/application-parts.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { Order } from "../orders/order.ts";
import {
  CREATED,
  cursors,
  type Fixture,
  NO_ID,
  some,
  UNKNOWN,
  type World,
} from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, times } from "../oracle/series.ts";
import { MailAttachment } from "./mail-attachment.ts";
import { MailLabel } from "./mail-label.ts";
import { MailMark } from "./mail-mark.ts";
import { Mailbox } from "./mailbox.ts";
import { MailFolder, MailSource, MailThread } from "./mail-thread.ts";
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

/** After what came to the staff by forms, so that these are the newest conversations. */
const later = (n: number): Date => at(300 + n);

function thread(n: number, members: readonly Member[]): MailThread {
  const made = new MailThread(
    {
      subject: nth(TEXTS, n) || "About it",
      name: nth([null, "Oda"], n),
      address: `writes-${n % 7}@example.org`,
      folder: nth(Object.values(MailFolder), n),
      assignee: nth([null, ...members], n),
      lastMailAt: later(n),
    },
    later(n),
  );
  return Object.assign(made, {
    id: idOf("a2", n),
    updatedAt: later(n),
    isImportant: n % 3 === 0,
  });
}

/** What some conversations began with. */
function begun(n: number, world: World): Partial<MailThread> {
  const [applications, orders, invoices] = [
    world.of(Application),
    world.of(Order),
    world.of(Invoice),
  ];
  const sources = [
    { source: MailSource.MAIL },
    { source: MailSource.CONTACT, contactRequest: nth(world.of(ContactRequest), n) },
    { source: MailSource.APPLICATION, application: nth(applications, n) },
    { source: MailSource.ORDER, order: nth(orders, n) },
    { source: MailSource.INVOICE, invoice: nth(invoices, n) },
  ];
  return nth(sources, n);
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
    later(n),
  );
  return Object.assign(made, {
    id: idOf("a3", n),
    bodyUrl: `/files/mails/${n}/body`,
    updatedAt: later(n),
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
  const made = new MailAttachment({
    ...values,
    mail: nth(mails, n * 5),
    sha256: nth(["ab", "cd"], n),
  });
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

const READERS = "requires a permission";
const BEHIND = "its conversation is visible";

export const fixture: Fixture = {
  after: ["accounts", "members", "contacts", "invoices", "jobs", "orders"],
  async fill(world) {
    const [members, users] = [world.of(Member).slice(0, 6), world.of(User)];
    const labels = times(6, label);
    const threads = times(40, (n) => thread(n, members));
    for (const [n, one] of threads.entries()) one.labels.add(labels[n % 6]!);
    for (const [n, one] of threads.entries()) Object.assign(one, begun(n, world));
    const mails = times(80, (n) => mail(n, threads, members));
    for (const [n, one] of mails.entries()) {
      one.answered = n % 2 ? mails[n - 1] : null;
      one.contactEntry = nth([null, ...world.of(ContactEntry)], n);
      one.applicationEvent = nth([null, ...world.of(ApplicationEvent)], n);
    }
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
    const ofOrders = threads.filter(({ source }) => source === MailSource.ORDER);
    const inOrders = world.of(Mail).filter(({ thread }) => ofOrders.includes(thread));
    const order = { lastMailAt: "desc", id: "desc" } as const;
    return {
      "Query.mailThread.id": [
        ...some(ofOrders),
        ...some(threads),
        ...some(world.of(ContactRequest)),
        UNKNOWN,
        NO_ID,
      ],
      "Query.mail.id": [...some(inOrders), ...some(world.of(Mail)), UNKNOWN, NO_ID],
      "Query.mailThreads.after": cursors(threads, order),
      "Query.mails.after": cursors(world.of(Mail), CREATED),
      since: [later(20).toISOString()],
      until: [later(60).toISOString()],
      labelId: [...some(world.of(MailLabel)), UNKNOWN],
      "Query.mailThreads.from": ["writes-3@example.org", "nobody@example.org"],
      "Query.mails.from": ["writes-3@example.org"],
      "Query.mailTimeline.email": ["writes-3@example.org", "asks-3@example.org"],
    };
  },
  unseen: {
    "Mail without thread id": READERS,
    "MailAttachment without mail thread source": BEHIND,
    "MailLabel without id": READERS,
    "MailMark without id": READERS,
    "MailMark without user": "they are found by the viewer's id",
    "Mailbox without id": READERS,
  },
  open: {
    "MailThread.contactRequest": BEHIND,
    "MailThread.application": BEHIND,
    "MailThread.order": BEHIND,
    "MailThread.invoice": BEHIND,
    "MailThread.mails": BEHIND,
    "Mail.thread": BEHIND,
    "Mail.contactEntry": BEHIND,
    "Mail.attachments": BEHIND,
    "MailAttachment.mail": "its mail is visible",
    "MailAttachment.uploader": READERS,
    "MailThread.labels": READERS,
    "Query.mailLabels": READERS,
    "Query.mailboxes": READERS,
    "Query.mailStaff": READERS,
  },
};
