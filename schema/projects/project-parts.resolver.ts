import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import { anyOf } from "../foundation/policies.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findMany,
  findOneOrFail,
  type ReadQuery,
  valueOf,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { mayChange } from "./project.access.ts";
import { ProjectIntegration } from "./project-integration.ts";
import { ProjectLike } from "./project-like.ts";
import { ProjectNote } from "./project-note.ts";
import { ProjectTotal } from "./project-total.ts";
import { projectToChange } from "./project-owners.ts";
import {
  CreateProjectIntegrationInput,
  CreateProjectNoteInput,
  UpdateProjectIntegrationInput,
  UpdateProjectNoteInput,
} from "./project-parts.input.ts";
import { limitParts } from "./limit-parts.ts";
import { Project } from "./project.ts";

const ProjectId = (): ParameterDecorator => Arg("projectId", () => ID) as ParameterDecorator;

/** A project that the viewer may change. */
const own = (projectId: string, viewer: Viewer): ReadQuery =>
  findOneOrFail(Project, { $and: [{ id: projectId }, anyOf(mayChange(viewer))] });

const OLDEST_FIRST = { createdAt: "asc", id: "asc" } as const;
const PINNED_FIRST = { pinned: "desc", createdAt: "desc", id: "desc" } as const;

/** Of the notes or integrations of a project. */
const MAX_LISTED = 100;

const FOR_OWNERS = "NOT_FOUND unless the viewer may change the project.";

@Resolver(() => Project)
export class ProjectIntegrationResolver {
  @Compilable()
  @FieldResolver(() => [ProjectIntegration], {
    description:
      "Oldest first; those that are public, and all for viewers who may change the project.",
  })
  integrations(@Root() { id }: Project): ReadQuery {
    return findMany(ProjectIntegration, { project: id }, OLDEST_FIRST, MAX_LISTED);
  }

  @AllowedTo("signed-in")
  @Query(() => [ProjectIntegration], { description: `Oldest first. ${FOR_OWNERS}` })
  projectIntegrations(@ProjectId() projectId: string, @Ctx() { viewer }: Context): ReadQuery {
    return findMany(ProjectIntegration, { project: projectId }, OLDEST_FIRST, MAX_LISTED).onlyWith(
      own(projectId, viewer),
    );
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProjectIntegration)
  async createProjectIntegration(
    @ProjectId() projectId: string,
    @Arg("input", () => CreateProjectIntegrationInput) input: CreateProjectIntegrationInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const project = await projectToChange(projectId, context);
    const limit = { most: MAX_LISTED, field: "integrations" };
    limitParts(ProjectIntegration, project, limit, context);
    return context.create(new ProjectIntegration({ project }), (integration) => {
      Object.assign(integration, known(parseInput(CreateProjectIntegrationInput, input)));
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProjectIntegration)
  async updateProjectIntegration(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Arg("input", () => UpdateProjectIntegrationInput) input: UpdateProjectIntegrationInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const integration = await partOf(ProjectIntegration, projectId, id, context);
    return context.updateLoaded(integration, input.version, () => {
      Object.assign(integration, known(parseInput(UpdateProjectIntegrationInput, input)));
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID)
  async deleteProjectIntegration(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return context.deleteLoaded(await partOf(ProjectIntegration, projectId, id, context));
  }
}

@Resolver(() => Project)
export class ProjectNoteResolver {
  @Compilable()
  @FieldResolver(() => [ProjectNote], {
    description:
      "Pinned ones first, then the newest; none unless the viewer may change the project.",
  })
  notes(@Root() { id }: Project): ReadQuery {
    return findMany(ProjectNote, { project: id }, PINNED_FIRST, MAX_LISTED);
  }

  @AllowedTo("signed-in")
  @Query(() => [ProjectNote], { description: `Pinned ones first, then the newest. ${FOR_OWNERS}` })
  projectNotes(@ProjectId() projectId: string, @Ctx() { viewer }: Context): ReadQuery {
    return findMany(ProjectNote, { project: projectId }, PINNED_FIRST, MAX_LISTED).onlyWith(
      own(projectId, viewer),
    );
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProjectNote)
  async createProjectNote(
    @ProjectId() projectId: string,
    @Arg("input", () => CreateProjectNoteInput) input: CreateProjectNoteInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const project = await projectToChange(projectId, context);
    limitParts(ProjectNote, project, { most: MAX_LISTED, field: "notes" }, context);
    const { memberId } = context.viewer;
    const author = memberId ? context.em.getReference(Member, memberId) : null;
    return context.create(new ProjectNote({ project, author }), (note) => {
      Object.assign(note, known(parseInput(CreateProjectNoteInput, input)));
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ProjectNote)
  async updateProjectNote(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Arg("input", () => UpdateProjectNoteInput) input: UpdateProjectNoteInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const note = await partOf(ProjectNote, projectId, id, context);
    return context.updateLoaded(note, input.version, () => {
      Object.assign(note, known(parseInput(UpdateProjectNoteInput, input)));
    });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID)
  async deleteProjectNote(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return context.deleteLoaded(await partOf(ProjectNote, projectId, id, context));
  }
}

@Resolver(() => Project)
export class ProjectLikeResolver {
  @Compilable()
  @FieldResolver(() => Int, { description: "How many members like it." })
  likeCount(@Root() { id }: Project): ReadQuery {
    return valueOf(ProjectTotal, { project: id }, "likes");
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether the viewer likes it." })
  isLiked(@Root() { id }: Project, @Ctx() { viewer }: Context): ReadQuery {
    const mine = { project: id, member: viewer.memberId ?? { $in: [] } };
    return caseOf(ProjectLike, [[mine, true]], false);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, { description: "Likes a project. Repeating it changes nothing." })
  async likeProject(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const member = context.em.getReference(Member, viewerProfile(context));
    const project = await context.find(Project, id);
    await context.insertIfAbsent(new ProjectLike({ project, member }));
    return findOneOrFail(Project, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, { description: "The opposite of `likeProject`." })
  async unlikeProject(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const { id: project } = await context.find(Project, id);
    const mine = { project, member: viewerProfile(context) };
    await context.em.nativeDelete(ProjectLike, mine);
    context.services.tablesWritten(["project_likes"]);
    return findOneOrFail(Project, { id });
  }
}

/** A part of a project that the viewer may change. */
async function partOf<T extends ProjectIntegration | ProjectNote>(
  entity: new (...values: never[]) => T,
  projectId: string,
  id: string,
  context: Context,
): Promise<T> {
  const project = await projectToChange(projectId, context);
  return context.find<T>(entity, { id, project: project.id } as never);
}

/** The fields of an input that were sent, without its version. */
const known = ({ version: _, ...input }: { version?: number | null }): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
