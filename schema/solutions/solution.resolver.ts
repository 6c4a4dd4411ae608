import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Category, CategoryKind } from "../categories/category.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  countOf,
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import { publicationResolver } from "../publication/publication-operations.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { othersLike, publishedPage } from "../publication/published.ts";
import { changeSolution } from "./change-solution.ts";
import {
  CreateSolutionInput,
  SolutionFilter,
  SolutionOrder,
  UpdateSolutionInput,
} from "./solution.input.ts";
import { Solution, SolutionConnection, solutions } from "./solution.ts";

const wanted = (filter: SolutionFilter | null | undefined) =>
  wantedOf(filter, filter?.categoryId ? { category: filter.categoryId } : {});

/** The newest solutions of the same category, then those that share a tag. */
function relatedSolutions(solution: Solution, locale: Locale): ReadQuery {
  const sameCategory = { $and: [{ category: solution.category?.id }, { category: { $ne: null } }] };
  return othersLike(solutions, solution, locale, sameCategory).followedBy(
    othersLike(solutions, solution, locale, { tags: { $overlap: solution.tags } }),
  );
}

export const SolutionPublicationResolver = publicationResolver(Solution, {
  write: "solution:write",
  one: "Solution",
  many: "Solutions",
  connection: () => SolutionConnection,
  filter: SolutionFilter,
  wanted,
  related: relatedSolutions,
});

@Resolver(() => Solution)
export class SolutionResolver {
  @AllowedTo("everyone")
  @Query(() => SolutionConnection, {
    description: "Solutions published in a language, newest first.",
  })
  publishedSolutions(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Arg("category", () => String, {
      nullable: true,
      description: "A category's slug in any language.",
    })
    category?: string | null,
    @Arg("tag", () => String, { nullable: true, description: "A tag, case-insensitive." })
    tag?: string | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words in title, slug or description; prefixes match.",
    })
    search?: string | null,
  ): ReadQuery {
    const item = {
      ...(category && { category: withSlug(category) }),
      ...taggedWith(tag),
      ...searched(search, "publicTerms"),
    };
    return publishedPage(solutions, { locale, item }, window);
  }

  @AllowedTo("solution:write")
  @Query(() => SolutionConnection, {
    description: "All solutions, including drafts; by default last changed first.",
  })
  solutions(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("order", () => SolutionOrder, { nullable: true }) order?: SolutionOrder | null,
    @Arg("filter", () => SolutionFilter, { nullable: true }) filter?: SolutionFilter | null,
  ): ReadQuery {
    const { field, direction } = order ?? { field: "updatedAt", direction: Direction.DESC };
    return findPage(Solution, wanted(filter), { [field]: direction, id: direction }, window);
  }

  @AllowedTo("everyone")
  @Query(() => Solution, { description: "A solution by id. NOT_FOUND: 'Solution not found'." })
  solution(@Id() id: string): ReadQuery {
    return findOneOrFail(Solution, { id });
  }

  @AllowedTo("solution:write")
  @Mutation(() => Solution, {
    description: "Creates a solution. CONFLICT if a slug is already taken in its language.",
  })
  createSolution(
    @Arg("input", () => CreateSolutionInput) input: CreateSolutionInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.create(new Solution(), (solution) =>
      changeSolution(solution, CreateSolutionInput, input, context),
    );
  }

  @AllowedTo("solution:write")
  @Mutation(() => Solution, {
    description:
      "Updates a solution. CONFLICT if it was changed since `version`, or a slug is already taken in its language.",
  })
  updateSolution(
    @Id() id: string,
    @Arg("input", () => UpdateSolutionInput) input: UpdateSolutionInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return context.update(Solution, id, input.version, (solution) =>
      changeSolution(solution, UpdateSolutionInput, input, context),
    );
  }
}

const withSlug = (category: string) => ({
  ...NOT_DELETED,
  kind: CategoryKind.SOLUTION,
  $or: LOCALES.map((one) => ({ slug: { [one]: category } })),
});

@Resolver(() => Category)
export class CategorySolutionsResolver {
  @Compilable()
  @FieldResolver(() => Int, { description: "The number of solutions published in the language." })
  solutionCount(
    @Root() category: Category,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): ReadQuery {
    return countOf(Solution, { category: category.id, languages: { $contains: [locale] } });
  }
}
