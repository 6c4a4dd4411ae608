import { Arg, Args, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Category, CategoryKind } from "../categories/category.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { countOf, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { taggedWith } from "../foundation/tags.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import { wantedOf } from "../publication/publications-to-edit.ts";
import { othersLike, publishedPage } from "../publication/published.ts";
import { CategoryArg, SearchArg, TagArg } from "../publication/published-args.ts";
import { changeSolution } from "./change-solution.ts";
import { CreateSolutionInput, SolutionFilter, SolutionOrder } from "./solution.input.ts";
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

export const solutionPublication = publicationResolvers(Solution, {
  write: "solution:write",
  one: "Solution",
  many: "Solutions",
  connection: () => SolutionConnection,
  filter: SolutionFilter,
  wanted,
  order: SolutionOrder,
  input: CreateSolutionInput,
  change: changeSolution,
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
    @CategoryArg() category?: string | null,
    @TagArg() tag?: string | null,
    @SearchArg() search?: string | null,
  ): ReadQuery {
    const item = {
      ...(category && { category: withSlug(category) }),
      ...taggedWith(tag),
      ...searched(search, "publicTerms"),
    };
    return publishedPage(solutions, { locale, item }, window);
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
