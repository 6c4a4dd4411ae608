import { refusePurge } from "./project-removals.ts";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { visibleOnly } from "../foundation/policies.ts";
import {
  findManyFrom,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import { isUuid } from "../foundation/uuid.ts";
import { Member } from "../members/member.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import {
  MAX_RELATED,
  NEWEST_FIRST,
  OLDEST_FIRST,
  othersLike,
  publishedPage,
} from "../publication/published.ts";
import { TagArg } from "../publication/published-args.ts";
import { changeProject } from "./change-project.ts";
import {
  CreateProjectInput,
  ProjectFilter,
  ProjectOrder,
  PublishedProjectOrder,
} from "./project.input.ts";
import { firstOwner } from "./project-owners.ts";
import { OwnerStatus } from "./project-owner.ts";
import { typeNamed } from "../foundation/named-type.ts";
import { Project, ProjectConnection, projects, ProjectStage } from "./project.ts";
import { BY_TAG } from "./projects-by-tag.ts";
import { ProjectStageCounts, stageCounts, wantedProjects } from "./project-page.ts";

/** A project by its id or slug. */
const projectNamed = (name: string) =>
  isUuid(name) ? { id: name } : { slug: { [Locale.en]: name } };

export const projectPublication = publicationResolvers(Project, {
  write: "signed-in",
  one: "Project",
  many: "Projects",
  connection: () => ProjectConnection,
  filter: ProjectFilter,
  wanted: wantedProjects,
  list: {
    description:
      "Projects that the viewer owns or is invited to, with `project:manage` all; by default last changed first.",
  },
  order: ProjectOrder,
  find: projectNamed,
  by: "id or slug",
  input: CreateProjectInput,
  async change(project, input, context, isNew) {
    await changeProject(project, input, context);
    if (isNew) firstOwner(project, context);
  },
  creating:
    "Creates a project; the viewer is its first owner. CONFLICT if the slug is already taken.",
  updating:
    "Updates a project of the viewer. CONFLICT if it was changed since `version`, or the slug is already taken.",
  related: relatedProjects,
  refusePurge,
});

/** The newest projects of the same type, then those that share a tag. */
function relatedProjects(project: Project, locale: Locale): ReadQuery {
  const sameType = { $and: [{ type: project.type?.id }, { type: { $ne: null } }] };
  return othersLike(projects, project, locale, {}, sameType).followedBy(
    findManyFrom(
      BY_TAG,
      { locale, item: { $ne: project.id }, tag: { $in: project.tags } },
      NEWEST_FIRST,
      MAX_RELATED,
    ),
  );
}

@Resolver(() => Project)
export class ProjectResolver {
  @AllowedTo("everyone")
  @Query(() => ProjectConnection, {
    description: "Projects that are public in a language, by default newest first.",
  })
  publishedProjects(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() { viewer }: Context,
    @Arg("type", () => String, { nullable: true, description: "The id or slug of a type." })
    type?: string | null,
    @Arg("stage", () => ProjectStage, { nullable: true }) stage?: ProjectStage | null,
    @Arg("ownerId", () => ID, { nullable: true, description: "The id of an accepted owner." })
    ownerId?: string | null,
    @Arg("featured", () => Boolean, { nullable: true }) featured?: boolean | null,
    @TagArg() tag?: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words in title, slug or summary; prefixes match.",
    })
    search?: string | null,
    @Arg("order", () => PublishedProjectOrder, { defaultValue: PublishedProjectOrder.NEWEST })
    order: PublishedProjectOrder = PublishedProjectOrder.NEWEST,
  ): ReadQuery {
    const status = OwnerStatus.ACCEPTED;
    const carried = {
      ...(type && { type: { $first: { ...typeNamed(type), ...NOT_DELETED } } }),
      ...(stage && { stage }),
    };
    const item = {
      ...(ownerId && {
        owners: { $some: { status, member: visibleOnly(Member, { id: ownerId }, viewer) } },
      }),
      ...taggedWith(tag),
      ...searched(search, "publicTerms"),
    };
    const inTime = order === PublishedProjectOrder.OLDEST ? OLDEST_FIRST : NEWEST_FIRST;
    return publishedPage(projects, { locale, item, carried, flags: { featured } }, window, inTime);
  }

  @AllowedTo("signed-in")
  @Query(() => ProjectStageCounts, {
    description:
      "The number of projects to edit per stage that match a filter, regardless of the filter's own stage.",
  })
  projectStageCounts(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => ProjectFilter, { nullable: true }) filter?: ProjectFilter | null,
  ): ReadQuery {
    return stageCounts(filter, viewer);
  }

  @AllowedTo("signed-in")
  @Query(() => Project, {
    description:
      "A project among those of `projects`, by id or slug. NOT_FOUND: 'Project not found'.",
  })
  projectToEdit(@Id() id: string, @Ctx() { viewer }: Context): ReadQuery {
    return findOneOrFail(Project, { $and: [projectNamed(id), wantedProjects(null, viewer)] });
  }

  @AllowedTo("project:manage")
  @Mutation(() => Project, { description: "Whether it is shown on the front page." })
  featureProject(
    @Id() id: string,
    @Arg("featured", () => Boolean) featured: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(Project, id, null, (project) => {
      project.featured = featured;
    });
  }
}
