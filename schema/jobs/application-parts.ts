import { Index, Property } from "@mikro-orm/decorators/legacy";
import { StoredEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { enumColumn, manyToOne, model, text } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import { Application, ApplicationStage } from "./application.ts";

export const ApplicationEventKind = enumType(
  "ApplicationEventKind",
  ["STAGE", "MAIL", "REVEALED"],
  "STAGE: it was moved to another stage. MAIL: the applicant was written to. REVEALED: it no longer hides who sent it.",
);
export type ApplicationEventKind = EnumOf<typeof ApplicationEventKind>;

@Index({ properties: ["application", "createdAt", "id"] })
@model({
  table: "application_events",
  description: "What happened to an application, for staff.",
})
export class ApplicationEvent extends StoredEntity {
  @manyToOne(() => Application, { internal: true, index: false, deleteRule: "cascade" })
  application!: Application;

  @enumColumn(() => ApplicationEventKind)
  kind!: ApplicationEventKind;

  @manyToOne(() => Member, {
    nullable: true,
    deleteRule: "set null",
    description: "Who did it; null for the applicant, and for staff without a profile.",
  })
  actor?: Member | null;

  @enumColumn(() => ApplicationStage, { nullable: true, description: "The stage before." })
  from?: ApplicationStage | null;

  @enumColumn(() => ApplicationStage, { nullable: true, description: "The stage since." })
  to?: ApplicationStage | null;

  @text({ nullable: true, description: "The subject of the mail." })
  subject?: string | null;

  @text({ nullable: true, description: "The text of the mail." })
  content?: string | null;

  // while it waits to leave, the mail is taken back by it
  @Property({ type: "uuid", nullable: true })
  mailId?: string | null;

  constructor(
    facts: Pick<ApplicationEvent, "application" | "kind"> &
      Partial<Pick<ApplicationEvent, "actor" | "from" | "to" | "subject" | "content" | "mailId">>,
    now: Date,
  ) {
    super();
    Object.assign(this, facts, { createdAt: now });
  }
}

@Index({ properties: ["application", "createdAt", "id"] })
@model({
  table: "application_notes",
  messages: { notFound: "Note not found" },
  description: "A note of staff about an application. The applicant never sees it.",
})
export class ApplicationNote extends StoredEntity {
  @manyToOne(() => Application, { index: false, deleteRule: "cascade" })
  application!: Application;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null" })
  author?: Member | null;

  @text({ description: "Plain text, at most 5,000 characters." })
  content!: string;

  constructor(facts: Pick<ApplicationNote, "application" | "author" | "content">) {
    super();
    Object.assign(this, facts);
  }
}
