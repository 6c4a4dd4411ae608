/** A mail that came in, as far as it could be read. */
export interface ReceivedMail {
  /** Its hash, the same by whichever way it came; the content counts beside the Message-ID. */
  fingerprint: string;
  /** It could not be read as a mail: it is kept as it came. */
  isUnreadable: boolean;
  messageId: string | null;
  /** Message-IDs that it refers to, those of this site as the ids of mails. */
  references: string[];
  /** The conversation by the token in the address that it was sent to. */
  threadId: string | undefined;
  from: Person | null;
  to: Person[];
  cc: Person[];
  subject: string;
  /** When it was sent, as its sender says. */
  sentAt: Date | null;
  text: string;
  html: string | null;
  isAutomatic: boolean;
  attachments: ReceivedFile[];
  /** What a mail server says of a mail that it did not deliver (RFC 3464). */
  report: DeliveryReport | null;
  /** Calendar files that answer invitations (RFC 5546). */
  calendarReplies: string[];
}

interface Person {
  name: string | null;
  address: string;
}

export interface ReceivedFile {
  name: string;
  type: string;
  contentId: string | null;
  isInline: boolean;
  sha256: string;
  content: Uint8Array;
}

export interface DeliveryReport {
  /** The Message-ID of the mail that it is about, or the id of a mail of this site. */
  of: string | null;
  recipients: {
    address: string;
    status: string | null;
    reason: string | null;
    hasFailed: boolean;
  }[];
}
