import type { Opt } from "@mikro-orm/core";
import { Index, Trigger } from "@mikro-orm/decorators/legacy";
import { connection } from "../foundation/connection.ts";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Locale } from "../foundation/locale.ts";
import {
  dateTime,
  enumColumn,
  int,
  manyToOne,
  model,
  searchVector,
  stringList,
  text,
} from "../foundation/model.ts";
import type { Learned } from "../foundation/spam-words.ts";
import { searchable } from "../foundation/search.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { quoteRecipients } from "../projects/quote-recipients.ts";

export const ContactKind = enumType(
  "ContactKind",
  {
    MESSAGE: "To the team of the site.",
    QUOTE: "Asks a member, or the owners of a project, for a quote.",
    QUESTION: "To the team of the site, from the page of frequent questions.",
  },
  "MESSAGE: to the team of the site. QUOTE: asks a member, or the owners of a project, for a quote. QUESTION: to the team of the site, from the page of frequent questions.",
);
export type ContactKind = EnumOf<typeof ContactKind>;

export const ContactStatus = enumType(
  "ContactStatus",
  {
    NEW: "Nobody works on it yet.",
    OPEN: "Someone is working on it.",
    REPLIED: "It was answered.",
    ARCHIVED: "Nothing is left to do.",
    SPAM: "Found by the spam filter or a person; nobody is notified of it.",
  },
  "OPEN: someone is working on it. SPAM: found by the spam filter or a person; nobody is notified of it.",
);
export type ContactStatus = EnumOf<typeof ContactStatus>;

type Values = Pick<
  ContactRequest,
  | "kind"
  | "name"
  | "email"
  | "message"
  | "locale"
  | "status"
  | "spamScore"
  | "consentAt"
  | "privacyVersion"
  | "fingerprint"
> &
  Partial<
    Pick<
      ContactRequest,
      | "subject"
      | "phone"
      | "company"
      | "budget"
      | "timing"
      | "sender"
      | "member"
      | "project"
      | "assignee"
    >
  >;

// Maintains recipients together with the trigger of projects. The lock makes it wait for a change of owners.
@Trigger<typeof ContactRequest>({
  name: "contact_requests_recipients",
  timing: "before",
  events: ["insert"],
  body: `
    if new.member_id is not null then
      new.recipients := array[new.member_id::text];
    elsif new.project_id is not null then
      select editors into new.recipients from projects where id = new.project_id for share;
      new.recipients := ${quoteRecipients("new.recipients", "new.sender_id")};
    end if;
    return new;`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["kind", "createdAt", "id"] })
@Index({ properties: ["locale", "createdAt", "id"] })
@Index({ properties: ["kind", "status"] })
@Index({ properties: ["locale", "status"] })
@Index({ properties: ["recipients"], type: "gin" })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["status", "updatedAt"] })
@Index({ properties: ["assignee", "createdAt", "id"] })
@Index({ properties: ["project", "createdAt", "id"] })
@Index({ properties: ["email", "createdAt", "id"] })
@Index({ properties: ["mergedInto", "createdAt", "id"] })
@Index({ properties: ["terms"], type: "gin" })
@model({
  table: "contact_requests",
  messages: { notFound: "Request not found" },
  description:
    "What someone wrote in the contact form: a message to the team of the site, or a request for a quote.",
})
export class ContactRequest extends StoredEntity {
  @enumColumn(() => ContactKind)
  kind!: ContactKind;

  @enumColumn(() => ContactStatus)
  status: Opt<ContactStatus> = ContactStatus.NEW;

  @text({ description: "1 to 80 characters." })
  name!: string;

  @text({ description: "The address that the sender gave; it is not verified." })
  email!: string;

  @text({ nullable: true, description: "As the sender wrote it, at most 40 characters." })
  phone?: string | null;

  @text({ nullable: true, description: "Whom the sender writes for, at most 120 characters." })
  company?: string | null;

  @text({
    nullable: true,
    description: "At most 160 characters; null for quotes, and perhaps for questions.",
  })
  subject?: string | null;

  @text({ description: "Plain text, 10 to 5,000 characters." })
  message!: string;

  @text({ nullable: true, description: "What a quote may cost, in the sender's words." })
  budget?: string | null;

  @text({ nullable: true, description: "When the work is needed, in the sender's words." })
  timing?: string | null;

  @enumColumn(() => Locale, { description: "The language of the page it was sent from." })
  locale!: Locale;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who sent it, if they were signed in.",
  })
  sender?: Member | null;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "cascade",
    description: "The member who is asked for a quote.",
  })
  member?: Member | null;

  @manyToOne(() => Project, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "The project whose owners are asked for a quote.",
  })
  project?: Project | null;

  @manyToOne(() => Member, {
    nullable: true,
    index: false,
    deleteRule: "set null",
    description: "Who of the staff looks after it.",
  })
  assignee?: Member | null;

  @manyToOne(() => ContactRequest, {
    nullable: true,
    index: false,
    deleteRule: "cascade",
    description: "The request of the same sender in whose thread this one is answered.",
  })
  mergedInto?: ContactRequest | null;

  @int({ default: 0, description: "How often it was answered." })
  answerCount: Opt<number> = 0;

  // ids of the members who are asked: one, or the accepted owners of the project; maintained by triggers
  @stringList({ internal: true })
  recipients: Opt<string[]> = [];

  @dateTime({ description: "When the sender agreed that it is stored." })
  consentAt!: Date;

  @text({ description: "The version of the privacy policy that they agreed to." })
  privacyVersion!: string;

  @int({ restricted: true, description: "The spam filter's score, 0 to 100. Visible to staff." })
  spamScore!: number;

  // what the spam filter learned it as, if the staff decided
  @text({ internal: true, nullable: true })
  learnedAs?: Learned | null;

  // a hash of sender, recipient, content and key: a form submitted twice creates one request
  @text({ internal: true, unique: true })
  fingerprint!: string;

  @searchVector(
    searchable(
      '"name"',
      '"email"',
      `coalesce("company", '')`,
      `coalesce("subject", '')`,
      '"message"',
      `coalesce("budget", '')`,
    ),
  )
  terms?: Opt<string>;

  constructor(values: Values, now: Date) {
    super();
    Object.assign(this, values, { createdAt: now });
  }
}

export const ContactRequestConnection = connection("ContactRequest", () => ContactRequest);
