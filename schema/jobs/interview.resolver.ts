import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { CalendarEvent, EventStatus } from "../calendar/calendar-event.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findAll,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Application } from "./application.ts";
import { planInterview, PlanInterviewInput, setInterviewStatus } from "./plan-interview.ts";

const MAX_INTERVIEWS = 50;

@Resolver(() => Application)
export class InterviewResolver {
  @Compilable()
  @FieldResolver(() => [CalendarEvent], { description: "In the order of their time." })
  interviews(@Root() { id }: Application): ReadQuery {
    return findAll(
      CalendarEvent,
      { application: id },
      { rangeFrom: "asc", id: "asc" },
      MAX_INTERVIEWS,
    );
  }

  @AllowedTo("application:manage")
  @Mutation(() => CalendarEvent, {
    description:
      "Makes an event of the viewer to which the applicant is invited by mail, in the language of the application. CONFLICT if the applicant is hidden or has withdrawn.",
  })
  async planInterview(
    @Arg("applicationId", () => ID) applicationId: string,
    @Arg("input", () => PlanInterviewInput) input: PlanInterviewInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await planInterview(applicationId, input, context);
    return findOneOrFail(CalendarEvent, { id });
  }

  @AllowedTo("application:manage")
  @Mutation(() => CalendarEvent, {
    description:
      "Notes whether an interview took place. CANCELLED tells the applicant by mail. NOT_FOUND: 'Event not found'.",
  })
  async setInterviewStatus(
    @Id() id: string,
    @Arg("status", () => EventStatus) status: EventStatus,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await setInterviewStatus(id, status, context);
    return findOneOrFail(CalendarEvent, { id });
  }
}
