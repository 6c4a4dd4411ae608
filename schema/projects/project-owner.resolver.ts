import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findMany,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { ProjectOwnerInput, UpdateProjectOwnerInput } from "./project.input.ts";
import {
  answerInvitation,
  changeOwner,
  inviteOwner,
  leaveProject,
  orderOwners,
  removeOwner,
  setOwners,
} from "./project-owners.ts";
import { ProjectRemoval } from "./project-removal.ts";
import { objectToRemoval, openRemovals } from "./project-removals.ts";
import { ProjectTotal } from "./project-total.ts";
import { Project } from "./project.ts";

const OwnerId = (): ParameterDecorator => Arg("ownerId", () => ID) as ParameterDecorator;

@Resolver(() => Project)
export class ProjectOwnerResolver {
  @Compilable()
  @FieldResolver(() => OwnerStatus, {
    nullable: true,
    description: "Whether the viewer owns it, or is invited to; null for others.",
  })
  ownerStatus(@Root() { id }: Project, @Ctx() { viewer }: Context): ReadQuery {
    const mine = { project: id, member: viewer.memberId ?? { $in: [] } };
    const { ACCEPTED, PENDING } = OwnerStatus;
    return caseOf(
      ProjectOwner,
      [ACCEPTED, PENDING].map((status) => [{ ...mine, status }, status] as const),
      null,
    );
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether the viewer may change it." })
  isEditable(@Root() { id }: Project, @Ctx() { viewer }: Context): ReadQuery {
    // every project has a row of totals
    if (viewer.may("project:manage")) return caseOf(ProjectTotal, [[{ project: id }, true]], false);
    const status = OwnerStatus.ACCEPTED;
    const mine = { project: id, member: viewer.memberId ?? { $in: [] }, status };
    return caseOf(ProjectOwner, [[mine, true]], false);
  }

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
    nullable: true,
    description:
      "Replaces the owners of a project, in their order, at most 20. New ones are invited and PENDING until they accept. " +
      "CONFLICT if no accepted owner would be left. Null if the viewer no longer sees the project.",
  })
  async setProjectOwners(
    @Id() id: string,
    @Arg("owners", () => [ProjectOwnerInput]) owners: ProjectOwnerInput[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await setOwners(id, owners, context);
    return findOne(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description: "Changes the part of an owner. CONFLICT as for projects.",
  })
  async updateProjectOwner(
    @Id() id: string,
    @OwnerId() ownerId: string,
    @Arg("input", () => UpdateProjectOwnerInput) input: UpdateProjectOwnerInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await changeOwner(id, ownerId, input, context);
    return findOneOrFail(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    nullable: true,
    description:
      "Removes an owner, or takes an invitation back. CONFLICT for the last accepted one. Null if the viewer no longer sees the project.",
  })
  async removeProjectOwner(
    @Id() id: string,
    @OwnerId() ownerId: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await removeOwner(id, ownerId, context);
    return findOne(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description: "Sets the order of owners. INVALID unless all of them are named exactly once.",
  })
  async orderProjectOwners(
    @Id() id: string,
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await orderOwners(id, ids, context);
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
  @Query(() => [ProjectRemoval], {
    description:
      "Where another owner has removed the viewer in the last 7 days, newest first, at most 50.",
  })
  projectRemovals(@Ctx() { viewer }: Context): ReadQuery {
    return findMany(ProjectRemoval, openRemovals(viewer), { createdAt: "desc", id: "desc" }, 50);
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "The viewer is an owner again, within 7 days after another owner removed them; CONFLICT later. NOT_FOUND: 'Removal not found'. Returns the project's id.",
  })
  async objectToProjectRemoval(@Id() id: string, @Ctx() context: Context): Promise<string> {
    return objectToRemoval(id, context);
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
