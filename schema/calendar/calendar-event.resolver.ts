import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findAll,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Trash } from "../foundation/trash.ts";
import { answerEvent } from "./answer-event.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { calendarEventsFor } from "./calendar.events.ts";
import {
  CreateCalendarEventInput,
  MAX_GUESTS,
  UpdateCalendarEventInput,
} from "./calendar.input.ts";
import {
  changeEvent,
  ChangeScope,
  createEvent,
  deleteEvent,
  restoreEvent,
} from "./change-event.ts";
import { undoFollowing } from "./undo-following.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";
import { MemberFreeBusy, readFreeBusy } from "./free-busy.ts";
import {
  CalendarOccurrence,
  guestsRead,
  MAX_OCCURRENCES,
  readOccurrences,
} from "./read-occurrences.ts";

/** Events that were deleted are purged like all trashes. */
new Trash(CalendarEvent);

const From = (): ParameterDecorator => Arg("from", () => Date) as ParameterDecorator;
const To = (): ParameterDecorator =>
  Arg("to", () => Date, { description: "At most 400 days later." }) as ParameterDecorator;

const Scope = (): ParameterDecorator =>
  Arg("scope", () => ChangeScope, {
    nullable: true,
    description: "Of a series; `ALL` by default. Others need `recurrenceId`.",
  }) as ParameterDecorator;
const RecurrenceId = (description: string): ParameterDecorator =>
  Arg("recurrenceId", () => String, { nullable: true, description }) as ParameterDecorator;

@Resolver(() => CalendarEvent)
export class CalendarEventResolver {
  @AllowedTo("signed-in")
  @Query(() => [CalendarOccurrence], {
    // With owner, guests and their names it has to stay within what one operation may cost.
    complexity: 50,
    description: `The dates of events within a range, by their start, at most ${MAX_OCCURRENCES.toLocaleString("en")}: the viewer's own and those they are invited to, or a member's as far as the viewer sees them.`,
  })
  calendarEvents(
    @From() from: Date,
    @To() to: Date,
    @Ctx() context: Context,
    @Arg("memberId", () => ID, { nullable: true }) memberId?: string | null,
  ): Promise<CalendarOccurrence[]> {
    return readOccurrences({ from, to }, memberId ?? null, context);
  }

  @AllowedTo("signed-in")
  @Query(() => CalendarEvent, { description: "NOT_FOUND: 'Event not found'." })
  calendarEvent(@Id() id: string): ReadQuery {
    return findOneOrFail(CalendarEvent, { id });
  }

  @Compilable()
  @FieldResolver(() => [EventGuest], {
    description: "Without the owner; empty for others than owner and guests.",
  })
  guests(@Root() event: CalendarEvent): ReadQuery | EventGuest[] {
    const read = guestsRead(event);
    if (read) return read;
    return findAll(EventGuest, { event: event.id }, { createdAt: "asc", id: "asc" }, MAX_GUESTS);
  }

  @AllowedTo("signed-in")
  @Query(() => [MemberFreeBusy], {
    complexity: 200,
    description:
      "When members are busy within a range, by events that are not private; of the viewer by all. At most 20 members; those that the viewer does not see are missing.",
  })
  freeBusy(
    @Arg("memberIds", () => [ID]) memberIds: string[],
    @From() from: Date,
    @To() to: Date,
    @Ctx() context: Context,
  ): Promise<MemberFreeBusy[]> {
    return readFreeBusy(memberIds, { from, to }, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => CalendarEvent, {
    description:
      "Makes an event. FORBIDDEN if a guest and the viewer have blocked each other; INVALID: `rrule` if the start is not its first date.",
  })
  async createCalendarEvent(
    @Arg("input", () => CreateCalendarEventInput) input: CreateCalendarEventInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(CalendarEvent, { id: await createEvent(input, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => CalendarEvent, {
    description:
      "Changes the fields that are sent; returns the event that the changed dates belong to afterwards. With `ALL`, dates that are left out or differ move with the series. CONFLICT if it was changed since `version`; FORBIDDEN unless the viewer owns it.",
  })
  async updateCalendarEvent(
    @Id() id: string,
    @Arg("input", () => UpdateCalendarEventInput) input: UpdateCalendarEventInput,
    @Ctx() context: Context,
    @Scope() scope?: ChangeScope | null,
    @RecurrenceId("The date that is changed; with `ALL` the one that the times are sent of.")
    recurrenceId?: string | null,
  ): Promise<ReadQuery> {
    const target = { scope: scope ?? null, recurrenceId: recurrenceId ?? null };
    return findOneOrFail(CalendarEvent, { id: await changeEvent(id, input, target, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Deletes an event, or leaves dates out of a series. FORBIDDEN unless the viewer owns it.",
  })
  async deleteCalendarEvent(
    @Id() id: string,
    @Ctx() context: Context,
    @Scope() scope?: ChangeScope | null,
    @RecurrenceId("The date that is left out, or the first one.") recurrenceId?: string | null,
  ): Promise<string> {
    await deleteEvent(id, { scope: scope ?? null, recurrenceId: recurrenceId ?? null }, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => CalendarEvent, {
    description: "Restores an event that the viewer has deleted, or a date that is left out.",
  })
  async restoreCalendarEvent(
    @Id() id: string,
    @Ctx() context: Context,
    @RecurrenceId("The date of a series that is left out.") recurrenceId?: string | null,
  ): Promise<ReadQuery> {
    await restoreEvent(id, recurrenceId ?? null, context);
    return findOneOrFail(CalendarEvent, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Undoes the change or deletion of a date and those after it, by the id that was returned; returns that of the series. CONFLICT if either half was changed since.",
  })
  undoFollowing(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return undoFollowing(id, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => CalendarEvent, {
    description:
      "Answers an invitation: the only change that guests make. NOT_FOUND: 'You are not invited to this event'.",
  })
  async answerCalendarEvent(
    @Id() id: string,
    @Arg("status", () => GuestStatus) status: GuestStatus,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await answerEvent(id, status, context);
    return findOneOrFail(CalendarEvent, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => CalendarEvent, {
    nullable: true,
    description:
      "Whenever an event in the viewer's calendar changes; then request `calendarEvents`. Null if it was deleted, or they are no longer invited.",
    subscribe: ({ context }) => calendarEventsFor(context as Context),
  })
  calendarChanged(@Root() { id }: { id: string }): ReadQuery {
    return findOne(CalendarEvent, { id });
  }
}
