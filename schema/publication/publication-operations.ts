import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import { Invalid } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type EntityClass,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { archiveMany, publishMany, unarchiveMany, unpublishMany } from "./change-many.ts";
import { publicationOf } from "./publishable.ts";
import { PublicationStatus, UnpublishedStatus } from "./publication-status.ts";
import {
  countsOf,
  deletedPage,
  PublicationCounts,
  type PublicationFilter,
} from "./publications-to-edit.ts";
import { neighbour, publishedBySlug, related as relatedTo } from "./published.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { narrowSelection, select, SelectedIds, selectedIds, Selection } from "./selection.ts";

interface Options<T, Filter extends PublicationFilter> {
  /** Who may do what those who write do. */
  write: Permission;
  /** The noun as operations name it: "Post" and "Posts". */
  one: string;
  many: string;
  connection: () => object;
  /** What those who write may look for, and how it is found. */
  filter: new () => Filter;
  wanted: (filter: Filter | null | undefined) => Where;
  /** What another one must be to be read next: first these, then those. */
  related: (item: T) => readonly Where[];
}

type Locales = Locale[] | null;

/**
 * The operations of publication on a noun, `Faq` for example: `publishedFaq`, `deletedFaqs`,
 * `faqCounts`, `publishFaq`, `unpublishFaq`, `deleteFaq`, `selectFaqs`, and of many at once
 * `publishFaqs`, `unpublishFaqs`, `archiveFaqs`, `unarchiveFaqs`, `deleteFaqs`, `restoreFaqs`,
 * `purgeFaqs`; and the fields `related`, `previous` and `next`.
 */
export function publicationResolver<T extends PublishedEntity, Filter extends PublicationFilter>(
  entity: EntityClass<T>,
  { write, one, many, connection, filter: FilterInput, wanted, related }: Options<T, Filter>,
) {
  const publication = publicationOf(entity);
  const { trash, load } = publication;
  const name = one.charAt(0).toLowerCase() + one.slice(1);
  const idsOf = (chosen: SelectedIds, context: Context) => selectedIds(entity, chosen, context);

  @Resolver(() => entity)
  class PublicationResolver {
    @AllowedTo("everyone")
    @Query(() => entity, {
      name: `published${one}`,
      description:
        `By its slug where it is published. NOT_FOUND: '${messagesOf(entity).notFound}', or ` +
        `'${publication.notAvailable("{locale}")}' with \`available\`, its slugs in the languages there are.`,
    })
    published(
      @Arg("slug", () => String) slug: string,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
      @Ctx() context: Context,
    ): ReadQuery {
      return publishedBySlug(publication, slug, locale, context);
    }

    @AllowedTo(write)
    @Query(connection as never, {
      name: `deleted${many}`,
      description: "The trash, the last deleted first.",
    })
    deleted(
      @Args(() => PageArgs) window: PageArgs,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
    ): ReadQuery {
      return deletedPage(entity, wanted(filter), window);
    }

    @AllowedTo(write)
    @Query(() => PublicationCounts, {
      name: `${name}Counts`,
      description: "How many of a filter there are in each state, whatever state it names.",
    })
    counts(
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
    ): ReadQuery {
      return countsOf(entity, filter, wanted);
    }

    @AllowedTo(write)
    @Mutation(() => entity, { name: `publish${one}`, description: "Now, or at a time to come." })
    publishOne(
      @Id() id: string,
      @Arg("locale", () => Locale) locale: Locale,
      @Ctx() context: Context,
      @Arg("at", () => Date, { nullable: true }) at?: Date | null,
    ): Promise<ReadQuery> {
      return context.update(entity, id, null, (item) => {
        if (!item.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
        if (at && at > context.now()) item.schedule(locale, at);
        else item.publish(locale, context.now());
      });
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `unpublish${one}`,
      description: "Takes it out of the public in one language, or archives it there.",
    })
    unpublishOne(
      @Id() id: string,
      @Arg("locale", () => Locale) locale: Locale,
      @Arg("to", () => UnpublishedStatus, { defaultValue: PublicationStatus.DRAFT })
      to: UnpublishedStatus,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      return context.update(entity, id, null, (item) => {
        if (item.status[locale]) item.withdraw(locale, to);
      });
    }

    @AllowedTo(write)
    @Mutation(() => ID, {
      name: `delete${one}`,
      description: "With all that belongs to it. For 30 days it can be restored.",
    })
    deleteOne(@Id() id: string, @Ctx() context: Context): Promise<string> {
      return context.delete(entity, id);
    }

    @AllowedTo(write)
    @Mutation(() => Selection, {
      name: `select${many}`,
      description: "All of a filter, as they are now.",
    })
    select(
      @Ctx() context: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
      @Arg("inTrash", () => Boolean, { defaultValue: false, description: "Of the deleted ones." })
      inTrash = false,
    ): Promise<Selection> {
      return select(entity, wanted(filter), inTrash, context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `delete${many}`,
      description:
        "With all that belongs to them. For 30 days they can be restored; answers for each.",
    })
    async deleteMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      const deletion = await context.deleteMany(entity, await idsOf(chosen, context), load);
      await narrowSelection(chosen.selectionId, deletion.ids, context);
      return deletion;
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `restore${many}`,
      description: "Brings back what was deleted, as it was; of a selection what it has deleted.",
    })
    async restoreMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      return trash.restore(await idsOf(chosen, context), context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `purge${many}`,
      description: "Permanently, what was deleted before, with all that belongs to it.",
    })
    async purgeMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      return trash.purge(await idsOf(chosen, context), context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `publish${many}`,
      description: "In these languages; without any in all they are written in but archived ones.",
    })
    async publishMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
      @Arg("locales", () => [Locale], { nullable: true }) locales?: Locales,
    ): Promise<BulkResult> {
      return publishMany(publication, await idsOf(chosen, context), locales, context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `archive${many}`,
      description: "In these languages, or in all.",
    })
    async archiveMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
      @Arg("locales", () => [Locale], { nullable: true }) locales?: Locales,
    ): Promise<BulkResult> {
      const ids = await idsOf(chosen, context);
      const selection = chosen.selectionId ?? undefined;
      const change = await archiveMany(publication, ids, locales, context, selection);
      await narrowSelection(chosen.selectionId, change.ids, context);
      return change;
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `unarchive${many}`,
      description:
        "Makes archived languages, these or all, what they were before they were archived.",
    })
    async unarchiveMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
      @Arg("locales", () => [Locale], { nullable: true }) locales: Locales,
      @Arg("isUndo", () => Boolean, {
        defaultValue: false,
        description: "Only the languages that this selection has archived.",
      })
      isUndo: boolean,
    ): Promise<BulkResult> {
      const own = isUndo ? chosen.selectionId : undefined;
      if (isUndo && !own) throw new Invalid({ selectionId: "Required" });
      const ids = await idsOf(chosen, context);
      return unarchiveMany(publication, ids, locales, context, own ?? undefined);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `unpublish${many}`,
      description: "Makes drafts of what is published or scheduled, in these languages or in all.",
    })
    async unpublishMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
      @Arg("locales", () => [Locale], { nullable: true }) locales?: Locales,
    ): Promise<BulkResult> {
      return unpublishMany(publication, await idsOf(chosen, context), locales, context);
    }

    @Compilable()
    @FieldResolver(() => [entity], {
      description: "At most three in the language, the most alike first.",
    })
    related(
      @Root() item: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return relatedTo(publication, item, locale, related(item));
    }

    @Compilable()
    @FieldResolver(() => entity, {
      nullable: true,
      description: "Published before it in the language.",
    })
    previous(
      @Root() item: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return neighbour(publication, item, "previous", locale);
    }

    @Compilable()
    @FieldResolver(() => entity, {
      nullable: true,
      description: "Published after it in the language.",
    })
    next(
      @Root() item: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return neighbour(publication, item, "next", locale);
    }
  }

  return PublicationResolver;
}
