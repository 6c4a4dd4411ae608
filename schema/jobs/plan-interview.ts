import { InputType } from "type-graphql";
import { z } from "zod";
import { CalendarEvent, type EventStatus, EventVisibility } from "../calendar/calendar-event.ts";
import { CreateCalendarEventInput } from "../calendar/calendar.input.ts";
import { createEvent, setEventStatus } from "../calendar/change-event.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { arrayOf, id, line, parseInput, text, webAddress } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { Locale } from "../foundation/locale.ts";
import { notFound } from "../foundation/model-messages.ts";
import { record } from "../workflow/history-entry.ts";
import { ApplicationEventKind } from "./application-parts.ts";
import { Application, ApplicationStage } from "./application.ts";
import { applicationFlow } from "./application.workflow.ts";

/** The most other members who take part. */
const MAX_INTERVIEWERS = 10;
const REMINDER_MINUTES = 15;

const moment = () => z.date("Not valid").meta({ type: () => Date });

@InputType()
export class PlanInterviewInput {
  @inputField(line(255), { required: true, description: "What the applicant reads, too." })
  title!: string;
  @inputField(moment(), { required: true }) start!: Date;
  @inputField(moment(), { nullable: true, description: "An hour later by default." })
  end?: Date | null;
  @inputField(line(255), { nullable: true }) location?: string | null;
  @inputField(webAddress(), { nullable: true, description: "Such as that of a video call." })
  url?: string | null;
  @inputField(z.union([z.literal(""), text(5_000)]), {
    description: "Plain text for the applicant, at most 5,000 characters.",
  })
  description?: string;
  @inputField(arrayOf(id(), MAX_INTERVIEWERS), {
    description: "Ids of other members who take part.",
  })
  guestIds?: string[];
}

/** Invites an applicant to an interview, which is an event of the viewer, and returns its id. */
export async function planInterview(
  applicationId: string,
  input: PlanInterviewInput,
  context: Context,
): Promise<string> {
  const sent = parseInput(PlanInterviewInput, input);
  const application = await context.find(Application, applicationId);
  if (application.isApplicantHidden) throw new Conflict("Reveal the applicant first");
  if (application.stage === ApplicationStage.WITHDRAWN)
    throw new Conflict("The applicant has withdrawn");
  const event = Object.assign(new CreateCalendarEventInput(), sent, {
    guestEmails: [application.email],
    visibility: EventVisibility.BUSY,
    reminders: [REMINDER_MINUTES],
  });
  return createEvent(event, context, {
    locale: application.locale as Locale,
    prepare(interview) {
      interview.application = application;
      const fields = { kind: ApplicationEventKind.INTERVIEW, interview, subject: interview.title };
      record(applicationFlow, application, fields, context);
    },
  });
}

/** Notes whether an interview took place, by any recruiter. */
export async function setInterviewStatus(
  id: string,
  status: EventStatus,
  context: Context,
): Promise<void> {
  const event = await context.find(CalendarEvent, id);
  if (!event.application) throw notFound(CalendarEvent);
  await setEventStatus(event, status, context);
}
