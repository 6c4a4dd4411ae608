import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Conflict, Forbidden, NotFound } from "../foundation/errors.ts";
import { check } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";
import { isUuid } from "../foundation/uuid.ts";
import { mayEditMember } from "./member.access.ts";
import {
  type ChangedMember,
  changedMember,
  CreateMemberInput,
  MemberFilter,
  newMember,
  UpdateMemberInput,
} from "./member.input.ts";
import { Member, MemberConnection, MemberStatus, Visibility } from "./member.ts";

const NOT_FOUND = "Member not found";

@Resolver(() => Member)
export class MemberResolver {
  @AllowedTo("everyone")
  @Query(() => MemberConnection, { description: "Listed members by name." })
  members(
    @Args(() => Window) window: Window,
    @Ctx() { viewer }: Context,
    @Arg("filter", () => MemberFilter, { nullable: true }) filter?: MemberFilter | null,
  ): Read {
    const staff = viewer.may("member:write") || viewer.may("member:suspend");
    const where = {
      ...(!staff && { visibility: { $ne: Visibility.UNLISTED } }),
      ...(staff && filter?.status && { status: filter.status }),
      ...(filter?.availability && { availability: filter.availability }),
      ...(filter?.skill && { skills: { $contains: [filter.skill] } }),
    };
    return pageOf(Member, where, { displayName: "asc", id: "asc" }, window);
  }

  @AllowedTo("everyone")
  @Query(() => Member, { description: "By id or by handle. NOT_FOUND: 'Member not found'." })
  member(@Arg("id", () => ID) id: string): Read {
    const where = isUuid(id) ? { id } : { handle: id.toLowerCase() };
    return oneOf(Member, where, new NotFound(NOT_FOUND));
  }

  @AllowedTo("member:write")
  @Mutation(() => Member, { description: "CONFLICT if the handle is taken." })
  async createMember(
    @Arg("input", () => CreateMemberInput) input: CreateMemberInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const { handle, displayName, ...rest } = check(newMember, input);
    const member = new Member({ handle, displayName });
    change(member, { ...rest, availability: input.availability, visibility: input.visibility });
    context.em.persist(member);
    if (!(await context.saveOnce())) throw new Conflict("This handle is taken");
    return oneOf(Member, { id: member.id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Member, { description: "One's own profile, or with member:write any." })
  async updateMember(
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateMemberInput) input: UpdateMemberInput,
    @Ctx() context: Context,
  ): Promise<Read> {
    const member = await context.find(Member, id, NOT_FOUND);
    if (!mayEditMember(context.viewer, member)) throw new Forbidden();
    await context.expect(member, input.version);
    const { availability, visibility } = input;
    change(member, { ...check(changedMember, input), availability, visibility });
    await context.save();
    return oneOf(Member, { id });
  }

  @AllowedTo("member:suspend", "member:write")
  @Mutation(() => Member, { description: "Bans a profile or gives it back." })
  async setMemberStatus(
    @Arg("id", () => ID) id: string,
    @Arg("status", () => MemberStatus) status: MemberStatus,
    @Ctx() context: Context,
  ): Promise<Read> {
    const member = await context.find(Member, id, NOT_FOUND);
    member.status = status;
    await context.save();
    return oneOf(Member, { id });
  }

  @AllowedTo("member:write")
  @Mutation(() => ID, { description: "Their posts and comments stay, without a profile." })
  async deleteMember(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<string> {
    context.em.remove(await context.find(Member, id, NOT_FOUND));
    await context.save();
    return id;
  }
}

function change(member: Member, { displayName, role, headline, about, ...rest }: ChangedMember) {
  member.displayName = displayName ?? member.displayName;
  member.role = merged(member.role, role);
  member.headline = merged(member.headline, headline);
  member.about = merged(member.about, about);
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) Object.assign(member, { [name]: value });
  }
}
