import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findFirst,
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import {
  addMedia,
  changeMedia,
  MAX_MEDIA,
  mediaToChange,
  orderMedia,
  replaceMedia,
} from "./change-media.ts";
import { MediaKind, ProjectMedia } from "./project-media.ts";
import { CreateProjectMediaInput, UpdateProjectMediaInput } from "./project-parts.input.ts";
import { Project } from "./project.ts";

const ProjectId = (): ParameterDecorator => Arg("projectId", () => ID) as ParameterDecorator;

const IN_ORDER = { order: "asc", id: "asc" } as const;

@Resolver(() => Project)
export class ProjectMediaResolver {
  @Compilable()
  @FieldResolver(() => [ProjectMedia], { description: "In their order." })
  media(@Root() { id }: Project): ReadQuery {
    return findMany(ProjectMedia, { project: id }, IN_ORDER, MAX_MEDIA);
  }

  @Compilable()
  @FieldResolver(() => ProjectMedia, {
    nullable: true,
    description: "The first image of this server, which lists show where there is no cover.",
  })
  firstImage(@Root() { id }: Project): ReadQuery {
    const images = { project: id, kind: MediaKind.IMAGE, isHosted: true };
    return findFirst(ProjectMedia, images, IN_ORDER);
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description:
      "Adds media elsewhere at the end, at most 100 to a project. Files are uploaded to /api/projects/uploads.",
  })
  async addProjectMedia(
    @ProjectId() projectId: string,
    @Arg("input", () => CreateProjectMediaInput) input: CreateProjectMediaInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const media = await addMedia(projectId, context);
    await context.create(media, () => changeMedia(media, CreateProjectMediaInput, input));
    return findOneOrFail(Project, { id: projectId });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, { description: "Changes media. CONFLICT as for projects." })
  async updateProjectMedia(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Arg("input", () => UpdateProjectMediaInput) input: UpdateProjectMediaInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const media = await mediaToChange(projectId, id, context);
    await context.updateLoaded(media, input.version, () =>
      changeMedia(media, UpdateProjectMediaInput, input),
    );
    return findOneOrFail(Project, { id: projectId });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, { description: "Deletes media with their file." })
  async deleteProjectMedia(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await context.deleteLoaded(await mediaToChange(projectId, id, context));
    return findOneOrFail(Project, { id: projectId });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description:
      "Puts media in the place of others, with the texts that were written about these; the others are deleted with their file.",
  })
  async replaceProjectMedia(
    @ProjectId() projectId: string,
    @Id() id: string,
    @Arg("by", () => ID, { description: "The id of media of the same project." }) by: string,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await replaceMedia(projectId, { id, by }, context);
    return findOneOrFail(Project, { id: projectId });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Project, {
    description: "Sets the order of media. INVALID unless all of them are named exactly once.",
  })
  async orderProjectMedia(
    @ProjectId() projectId: string,
    @Arg("ids", () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await orderMedia(projectId, ids, context);
    return findOneOrFail(Project, { id: projectId });
  }
}
