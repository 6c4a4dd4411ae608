import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Locale } from "../foundation/locale.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findManyFrom,
  findPageFrom,
  type IndexTable,
  rankingOf,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { Member } from "../members/member.ts";
import { MAX_FEATURED } from "../members/member-parts.ts";
import { Collaborator } from "./collaborator.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { Project, ProjectConnection } from "./project.ts";

const BY_OWNER: IndexTable<ProjectOwner> = { list: ProjectOwner, entity: Project, of: "project" };

const MAX_COLLABORATORS = 3;

const publicOf = (member: Member, locale: Locale) => ({
  member: member.id,
  status: OwnerStatus.ACCEPTED,
  project: { listed: { $contains: [locale] } },
});

@Resolver(() => Member)
export class MemberProjectsResolver {
  @Compilable()
  @FieldResolver(() => ProjectConnection, {
    description: "Projects of the member that are public in a language, newest first.",
  })
  projects(
    @Root() member: Member,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): ReadQuery {
    return findPageFrom(BY_OWNER, publicOf(member, locale), { project: "desc" }, window);
  }

  @Compilable()
  @FieldResolver(() => [Project], {
    description: `The projects that the member shows first, at most ${MAX_FEATURED}, in their order.`,
  })
  featuredProjects(
    @Root() member: Member,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): ReadQuery {
    const where = { ...publicOf(member, locale), featuredOrder: { $ne: null } };
    const order = { featuredOrder: "asc", project: "asc" } as const;
    return findManyFrom(BY_OWNER, where, order, MAX_FEATURED);
  }

  @Compilable()
  @FieldResolver(() => [Collaborator], {
    description: `With whom the member shares the most projects that are public in a language, at most ${MAX_COLLABORATORS}.`,
  })
  collaborators(
    @Root() { id }: Member,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Ctx() { viewer }: Context,
  ): ReadQuery {
    const status = OwnerStatus.ACCEPTED;
    const shared = {
      status,
      member: visibleOnly(Member, { id: { $ne: id } }, viewer),
      project: { listed: { $contains: [locale] }, owners: { $some: { status, member: id } } },
    };
    return rankingOf(ProjectOwner, "member", shared, MAX_COLLABORATORS);
  }
}
