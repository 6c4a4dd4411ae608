import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  findMany,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import { publicationResolvers } from "../publication/publication-operations.ts";
import { PublicationFilter, wantedOf } from "../publication/publications-to-edit.ts";
import { othersLike, publishedPage } from "../publication/published.ts";
import { changePage } from "./change-page.ts";
import { CreatePageInput, PageOrder } from "./page.input.ts";
import { Page, PageConnection, pages } from "./page.ts";
import { PageVersion } from "./page-version.ts";

const MAX_IN_FOOTER = 20;
const MAX_VERSIONS = 100;

export const pagePublication = publicationResolvers(Page, {
  write: "page:write",
  one: "Page",
  many: "Pages",
  connection: () => PageConnection,
  filter: PublicationFilter,
  wanted: (filter) => wantedOf(filter),
  order: PageOrder,
  input: CreatePageInput,
  change: changePage,
  updating:
    "Updates a page. CONFLICT if it was changed since `version`, its slug is already taken, or the site needs it in a language it would be published in no more.",
  related: (page, locale) => othersLike(pages, page, locale, { inFooter: page.inFooter }),
});

@Resolver(() => Page)
export class PageResolver {
  @AllowedTo("everyone")
  @Query(() => PageConnection, { description: "Pages published in a language, newest first." })
  publishedPages(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words in title, slug or description; prefixes match.",
    })
    search?: string | null,
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
  @Query(() => PageVersion, {
    description: "A version of a page. NOT_FOUND: 'Version not found'.",
  })
  pageVersion(@Id() id: string): ReadQuery {
    return findOneOrFail(PageVersion, { id });
  }

  @AllowedTo("page:write")
  @Mutation(() => Page, {
    description:
      "Puts the text of an earlier version back. Where the page is published, that is a new version.",
  })
  async restorePageVersion(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    const { page, locale, title, description, content } = await context.find(PageVersion, id);
    return context.update(Page, page.id, null, (restored) => {
      const input = Object.assign(new CreatePageInput(), {
        title: { [locale]: title },
        description: { [locale]: description ?? null },
        content: { [locale]: content ?? null },
      });
      changePage(restored, input, context);
    });
  }

  @Compilable()
  @FieldResolver(() => [PageVersion], {
    description: "What was published in the language, the newest 100 first; for editors.",
  })
  versions(
    @Root() page: Page,
    @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
  ): ReadQuery {
    return findMany(PageVersion, { page: page.id, locale }, { number: "desc" }, MAX_VERSIONS);
  }
}
