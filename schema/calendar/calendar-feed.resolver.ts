import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { findOne, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { Member } from "../members/member.ts";
import { CalendarFeed } from "./calendar-feed.ts";

@ObjectType({ description: "A new calendar feed." })
export class NewCalendarFeed {
  @Field(() => String, {
    description: "The path of its address; it contains a secret that cannot be read again.",
  })
  path!: string;
}

@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  @AllowedTo("signed-in")
  @Query(() => CalendarFeed, { nullable: true, description: "The viewer's feed, if there is one." })
  calendarFeed(@Ctx() { viewer }: Context): ReadQuery {
    return findOne(CalendarFeed, { member: viewer.memberId ?? { $in: [] } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => NewCalendarFeed, {
    description: "Makes the viewer's feed; the address of an earlier one ends.",
  })
  async createCalendarFeed(@Ctx() context: Context): Promise<NewCalendarFeed> {
    const own = viewerProfile(context);
    await context.services.limits.take(["newFeed", own]);
    const { em } = context;
    const token = newToken();
    const tokenHash = hashOfToken(token);
    const known = await em.findOne(CalendarFeed, { member: own });
    const member = em.getReference(Member, own);
    em.persist(
      known ? Object.assign(known, { tokenHash }) : new CalendarFeed({ member, tokenHash }),
    );
    if (!(await context.saveUnique())) throw alreadyTaken(CalendarFeed);
    return { path: `/calendar/${token}.ics` };
  }

  @AllowedTo("signed-in")
  @Mutation(() => Boolean, { description: "Ends the viewer's feed; false if there is none." })
  async revokeCalendarFeed(@Ctx() context: Context): Promise<boolean> {
    const known = await context.em.findOne(CalendarFeed, { member: viewerProfile(context) });
    if (known) await context.delete(CalendarFeed, known.id);
    return known !== null;
  }
}
