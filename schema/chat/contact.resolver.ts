import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { CAN_SIGN_IN } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findMany,
  findOne,
  findPage,
  type ReadQuery,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member, MemberConnection, MemberStatus, Visibility } from "../members/member.ts";
import { acceptingMessagesOf } from "./accepted-messages.ts";
import { Block } from "./block.ts";
import { AWAY_SINCE, ONLINE_SINCE, Presence, PresenceState } from "./presence.ts";

/** More than anyone blocks by hand. */
const MAX_BLOCKS = 100;

@Resolver(() => Member)
export class ContactResolver {
  @AllowedTo("signed-in")
  @Query(() => MemberConnection, {
    description:
      "Members that the viewer can message, by name: those who can sign in, accept their messages and are not blocked " +
      "in either direction. Unlisted profiles are left out.",
  })
  contacts(
    @Ctx() context: Context,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("search", () => String, { nullable: true }) search?: string | null,
  ): ReadQuery {
    const own = context.viewer.memberId;
    const where = {
      ...searched(search),
      status: MemberStatus.ACTIVE,
      accounts: { $some: CAN_SIGN_IN },
      visibility: { $ne: Visibility.UNLISTED },
      ...(own && { id: { $ne: own }, blockedBy: { $none: { member: own } } }),
      ...acceptingMessagesOf(own),
    };
    return findPage(Member, where, { displayName: "asc", id: "asc" }, window);
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer can message the member: not themselves, no one blocked in either direction, no " +
      "one who cannot sign in, no one who does not accept messages from them. For visitors: whether they could once signed in.",
  })
  acceptsMessages(@Root() member: Member, @Ctx() { viewer: { memberId } }: Context): ReadQuery {
    const canSignIn = {
      id: member.id,
      status: MemberStatus.ACTIVE,
      accounts: { $some: CAN_SIGN_IN },
    };
    const unblocked = memberId && {
      id: { $ne: memberId },
      blockedBy: { $none: { member: memberId } },
      blocks: { $none: { blocked: memberId } },
    };
    const accepting = { $and: [canSignIn, unblocked || {}, acceptingMessagesOf(memberId)] };
    return caseOf(Member, [[accepting, true]], false);
  }

  @Compilable()
  @FieldResolver(() => Date, {
    nullable: true,
    description: "When the member was last active, to the minute. Visible to signed-in users.",
  })
  activeAt(@Root() member: Member): ReadQuery {
    return valueOf(Presence, { member: member.id }, "activeAt");
  }

  @Compilable()
  @FieldResolver(() => PresenceState, {
    description:
      "The member's presence. OFFLINE for visitors, and between members one of whom blocked the other.",
  })
  presence(@Root() member: Member): ReadQuery {
    const own = { member: member.id };
    return caseOf(
      Presence,
      [
        [{ ...own, activeAt: { $gte: AWAY_SINCE }, isBusy: true }, PresenceState.BUSY],
        [{ ...own, activeAt: { $gte: ONLINE_SINCE } }, PresenceState.ONLINE],
        [{ ...own, activeAt: { $gte: AWAY_SINCE } }, PresenceState.AWAY],
      ],
      PresenceState.OFFLINE,
    );
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Whether the member has turned on do not disturb. Visible to signed-in users.",
  })
  isBusy(@Root() member: Member): ReadQuery {
    return valueOf(Presence, { member: member.id }, "isBusy");
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, {
    description: "Turns do not disturb on or off. While it is on, others see the viewer as BUSY.",
  })
  async setDoNotDisturb(
    @Arg("enabled", () => Boolean) enabled: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const own = viewerProfile(context);
    const { em } = context;
    const known = await em.findOne(Presence, { member: own });
    const presence =
      known ??
      Object.assign(new Presence(), {
        member: em.getReference(Member, own),
        activeAt: context.now(),
      });
    presence.isBusy = enabled;
    em.persist(presence);
    await context.save();
    return findOne(Member, { id: own });
  }

  @AllowedTo("signed-in")
  @Query(() => [Block], { description: "The viewer's blocks, most recent first, at most 100." })
  blockedMembers(): ReadQuery {
    return findMany(Block, {}, { createdAt: "desc", id: "desc" }, MAX_BLOCKS);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Blocks a member: neither can message the other. They are not notified. Returns the member's id.",
  })
  async blockMember(@Id() id: string, @Ctx() context: Context): Promise<string> {
    const own = viewerProfile(context);
    if (id === own) throw new Invalid({ id: "Not valid" });
    const blocked = await context.find(Member, id);
    const member = context.em.getReference(Member, own);
    context.em.persist(new Block({ member, blocked }));
    await context.saveUnique();
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description: "Removes a block; returns the member's id. NOT_FOUND: 'Not blocked'.",
  })
  async unblockMember(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await context.deleteLoaded(await context.find(Block, { blocked: id }));
    return id;
  }
}
