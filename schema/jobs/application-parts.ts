import { CalendarEvent } from "../calendar/calendar-event.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { manyToOne } from "../foundation/model.ts";
import { history, HistoryEntry } from "../workflow/history-entry.ts";
import { Note, notes } from "../workflow/note.ts";
import { Application, ApplicationStage } from "./application.ts";

export const ApplicationEventKind = enumType(
  "ApplicationEventKind",
  {
    STAGE: "It was moved to another stage.",
    MAIL: "The applicant was written to.",
    REVEALED: "It no longer hides who sent it.",
    INTERVIEW: "`interview` was planned.",
  },
  "STAGE: it was moved to another stage. MAIL: the applicant was written to. REVEALED: it no longer hides who sent it. INTERVIEW: `interview` was planned.",
);
export type ApplicationEventKind = EnumOf<typeof ApplicationEventKind>;

@history({
  table: "application_events",
  of: "application",
  kinds: () => ApplicationEventKind,
  stages: () => ApplicationStage,
  description: "What happened to an application, for staff.",
  actor: "Who did it; null for the applicant, and for staff without a profile.",
})
export class ApplicationEvent extends HistoryEntry<ApplicationEventKind, ApplicationStage> {
  @manyToOne(() => Application, { internal: true, index: false, deleteRule: "cascade" })
  declare application: Application;

  @manyToOne(() => CalendarEvent, {
    nullable: true,
    deleteRule: "set null",
    description: "Of INTERVIEW; null once it is deleted for good.",
  })
  declare interview?: CalendarEvent | null;
}

@notes({
  table: "application_notes",
  of: "application",
  description: "A note of staff about an application. The applicant never sees it.",
})
export class ApplicationNote extends Note {
  @manyToOne(() => Application, { index: false, deleteRule: "cascade" })
  declare application: Application;
}
