import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { ProjectOwnerInput } from "./project.input.ts";
import { answerInvitation, inviteOwner, leaveProject, setOwners } from "./project-owners.ts";
import { Project } from "./project.ts";

@Resolver()
export class ProjectOwnerResolver {
  @AllowedTo("signed-in")
  @Query(() => [ProjectOwner], {
    description: "Invitations that the viewer has not answered, newest first, at most 50.",
  })
  projectInvitations(@Ctx() { viewer }: Context): ReadQuery {
    const mine = { member: viewer.memberId ?? { $in: [] }, status: OwnerStatus.PENDING };
    return findMany(ProjectOwner, mine, { createdAt: "desc", id: "desc" }, 50);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description:
      "Replaces the owners of a project, in their order, at most 20. New ones are invited and PENDING until they accept. CONFLICT if no accepted owner would be left.",
  })
  async setProjectOwners(
    @Id() id: string,
    @Arg("owners", () => [ProjectOwnerInput]) owners: ProjectOwnerInput[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await setOwners(id, owners, context);
    return findOneOrFail(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description: "Invites a member as an owner, or again one who has declined or not answered.",
  })
  async inviteProjectOwner(
    @Id() id: string,
    @Arg("owner", () => ProjectOwnerInput) owner: ProjectOwnerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await inviteOwner(id, owner, context);
    return findOneOrFail(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description: "Accepts or declines an invitation to the viewer. Returns the project's id.",
  })
  async answerProjectInvitation(
    @Id() id: string,
    @Arg("accepts", () => Boolean) accepts: boolean,
    @Ctx() context: Context,
  ): Promise<string> {
    await answerInvitation(id, accepts, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "The viewer is no longer an owner. CONFLICT for the last accepted one. Returns the project's id.",
  })
  async leaveProject(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await leaveProject(id, context);
    return id;
  }
}
