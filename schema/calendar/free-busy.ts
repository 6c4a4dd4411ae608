import { Field, ID, ObjectType } from "type-graphql";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Block } from "../chat/block.ts";
import { blocksBetween } from "../chat/blocked-pair.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Member } from "../members/member.ts";
import { CalendarEvent, EventStatus, EventVisibility } from "./calendar-event.ts";
import { EventGuest, GuestStatus } from "./event-guest.ts";
import type { TimeRange } from "./occurrences.ts";
import {
  datesOf,
  MAX_OCCURRENCES,
  refuseLongRange,
  replacedDates,
  within,
} from "./read-occurrences.ts";

const MAX_MEMBERS = 20;

@ObjectType({ description: "When someone is busy; nothing else of what they do." })
export class BusyTime {
  @Field(() => Date) start!: Date;
  @Field(() => Date) end!: Date;
}

@ObjectType({ description: "When a member is busy." })
export class MemberFreeBusy {
  @Field(() => ID) memberId!: string;
  @Field(() => Member, { simple: true }) member!: Member;
  @Field(() => [BusyTime], { description: "In their order; what overlaps is one." })
  busy!: BusyTime[];
}

/**
 * When members are busy: by events that are not private, and for the viewer by all of their own. Nothing for members
 * that the viewer does not see, or with whom one has blocked the other.
 */
export async function readFreeBusy(
  memberIds: readonly string[],
  range: TimeRange,
  context: Context,
): Promise<MemberFreeBusy[]> {
  refuseLongRange(range);
  if (memberIds.length > MAX_MEMBERS) throw new Invalid({ memberIds: `At most ${MAX_MEMBERS}` });
  const own = viewerProfile(context);
  const { em } = context;
  const wanted = { id: { $in: [...memberIds] } };
  const members = await allOf(Member, wanted, context);
  const blocks = await em.find(Block, blocksBetween(own, { $in: [...memberIds] }));
  const hidden = new Set(blocks.flatMap(({ member, blocked }) => [member.id, blocked.id]));
  const answers: MemberFreeBusy[] = [];
  for (const member of members.filter(({ id }) => id === own || !hidden.has(id))) {
    const { id: memberId } = member;
    answers.push({ memberId, member, busy: await busyTimes(memberId, range, context) });
  }
  return answers;
}

async function busyTimes(member: string, range: TimeRange, context: Context): Promise<BusyTime[]> {
  const { em, viewer } = context;
  const shared = { visibility: { $in: [EventVisibility.BUSY, EventVisibility.PUBLIC] } };
  const counted = {
    deletedAt: null,
    status: { $nin: [EventStatus.CANCELLED] },
    ...(member === viewer.memberId ? {} : shared),
  };
  const options = { orderBy: { rangeFrom: "asc" }, limit: MAX_OCCURRENCES } as const;
  const owned = await em.find(
    CalendarEvent,
    { owner: member, ...within(range), ...counted },
    options,
  );
  const places = await em.find(
    EventGuest,
    { member, status: { $ne: GuestStatus.DECLINED }, ...within(range) },
    { fields: ["event"], orderBy: { rangeTo: "asc" }, limit: MAX_OCCURRENCES },
  );
  const attended = await em.find(CalendarEvent, {
    id: { $in: places.map(({ event }) => event.id) },
    ...counted,
  });
  const events = [...owned, ...attended];
  const dates = datesOf(events, await replacedDates(events, context), range);
  return merged(
    dates.slice(0, MAX_OCCURRENCES).map(({ date: { start, end } }) => ({
      start: start < range.from ? range.from : start,
      end: end > range.to ? range.to : end,
    })),
  );
}

/** Times that overlap or touch become one, so that they do not say how many events there are. */
function merged(times: readonly BusyTime[]): BusyTime[] {
  const all: BusyTime[] = [];
  for (const { start, end } of times) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = end > last.end ? end : last.end;
    else if (end > start) all.push({ start, end });
  }
  return all;
}
