import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { entityOrder, putLast } from "../foundation/entity-operations.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import { PublicationFilter, wantedOf } from "../publication/publications-to-edit.ts";
import { othersLike, publishedPage } from "../publication/published.ts";
import { SearchArg } from "../publication/published-args.ts";
import { changePage } from "./change-page.ts";
import { CreatePageInput, PageOrder } from "./page.input.ts";
import { Page, PageConnection, pages, PageVersion } from "./page.ts";

const MAX_IN_FOOTER = 20;

export const pagePublication = publicationResolvers(Page, {
  write: "page:write",
  one: "Page",
  many: "Pages",
  connection: () => PageConnection,
  filter: PublicationFilter,
  wanted: (filter) => wantedOf(filter),
  order: PageOrder,
  input: CreatePageInput,
  async change(page, input, context, isNew) {
    await changePage(page, input, context);
    if (isNew && input.order === undefined) await putLast(page, context);
  },
  updating:
    "Updates a page. CONFLICT if it was changed since `version`, its slug is already taken, or the site needs it in a language it would be published in no more.",
  related: (page, locale) => othersLike(pages, page, locale, { inFooter: page.inFooter }),
});

export const PageOrderResolver = entityOrder(Page, "page:write");

@Resolver(() => Page)
export class PageResolver {
  @AllowedTo("everyone")
  @Query(() => PageConnection, { description: "Pages published in a language, newest first." })
  publishedPages(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @SearchArg() search?: string | null,
  ): ReadQuery {
    return publishedPage(pages, { locale, item: searched(search, "publicTerms") }, window);
  }

  @AllowedTo("everyone")
  @Query(() => [Page], {
    description: "The pages that the footer of the site links to in a language, in their order.",
  })
  footerPages(@Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale): ReadQuery {
    const where = { inFooter: true, languages: { $contains: [locale] } };
    return findMany(Page, where, { order: "asc", id: "asc" }, MAX_IN_FOOTER);
  }

  @AllowedTo("page:write")
  @Mutation(() => Page, {
    description:
      "Puts the text of an earlier version back. Where the page is published, that is a new version.",
  })
  async restorePageVersion(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const { page, locale, title, description, content } = await context.find(PageVersion, id);
    return context.update(Page, page.id, null, async (restored) => {
      const input = Object.assign(new CreatePageInput(), {
        title: { [locale]: title },
        description: { [locale]: description ?? null },
        content: { [locale]: content ?? null },
      });
      await changePage(restored, input, context);
    });
  }
}
