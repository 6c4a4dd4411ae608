import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult } from "../foundation/bulk.ts";
import { PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { Locale } from "../foundation/locale.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import { type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { publishAt } from "./change-published.ts";
import { archiveMany, publishMany, unarchiveMany, unpublishMany } from "./change-many.ts";
import { draftOperations } from "./draft-operations.ts";
import { type EditingOptions, editingOperations, type ListOrder } from "./editing-operations.ts";
import { publicationOf } from "./publishable.ts";
import { PublicationStatus, UnpublishedStatus } from "./publication-status.ts";
import {
  countsOf,
  deletedPage,
  PublicationCounts,
  type PublicationFilter,
} from "./publications-to-edit.ts";
import { neighbour, publishedBySlug } from "./published.ts";
import { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";
import type { PublishedInput } from "./published.input.ts";
import { publisherOf } from "./publisher.ts";
import { changeReviewed } from "./review.ts";
import { narrowSelection, select, SelectedIds, selectedIds, Selection } from "./selection.ts";
import { versionResolver } from "./version-operations.ts";
import { VersionedDocument } from "./versioned-document.ts";

interface Options<
  T extends PublishedEntity,
  Filter extends PublicationFilter,
  Create extends PublishedInput,
  Order extends ListOrder,
> extends EditingOptions<T, Filter, Create, Order> {
  /** At most three other items published in the language, most similar first. */
  related: (item: T, locale: Locale) => ReadQuery;
  /** Throws a problem if the viewer may not delete an item of the trash for good before its time. */
  refusePurge?: (item: T, context: Context) => Promise<void>;
}

type Locales = Locale[] | null;

/**
 * The operations of a noun that is published, `Faq` for example: `publishedFaq`, `deletedFaqs`,
 * `faqCounts`, `publishFaq`, `unpublishFaq`, `deleteFaq`, `selectFaqs`; the bulk operations
 * `publishFaqs`, `unpublishFaqs`, `archiveFaqs`, `unarchiveFaqs`, `undoArchiveFaqs`, `deleteFaqs`, `restoreFaqs`,
 * `purgeFaqs`; the fields `related`, `previous` and `next`; those of `editingOperations` and, of documents, of
 * `draftOperations` and `versionResolver`.
 */
export function publicationResolvers<
  T extends PublishedEntity,
  Filter extends PublicationFilter,
  Create extends PublishedInput,
  Order extends ListOrder,
>(entity: new () => T, options: Options<T, Filter, Create, Order>): readonly Function[] {
  const { write, one, many, connection, filter: FilterInput, wanted, related } = options;
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
        `Finds a published item by its slug. NOT_FOUND: '${messagesOf(entity).notFound}', or ` +
        `'${publication.notAvailable("{locale}")}' with the error extension \`available\`: its slugs by language.`,
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
      description: "The items in the trash, most recently deleted first.",
    })
    deleted(
      @Args(() => PageArgs) window: PageArgs,
      @Ctx() { viewer }: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
    ): ReadQuery {
      return deletedPage(entity, wanted(filter, viewer), window);
    }

    @AllowedTo(write)
    @Query(() => PublicationCounts, {
      name: `${name}Counts`,
      description:
        "The number of items per status that match a filter, regardless of the filter's own status.",
    })
    counts(
      @Ctx() { viewer }: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
    ): ReadQuery {
      return countsOf(entity, filter, (others) => wanted(others, viewer));
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `publish${one}`,
      description: "Publishes one language, now or at a future time: a past one is refused.",
    })
    publishOne(
      @Id() id: string,
      @Arg("locale", () => Locale) locale: Locale,
      @Ctx() context: Context,
      @Arg("at", () => Date, { nullable: true }) at?: Date | null,
    ): Promise<ReadQuery> {
      const publish = (item: T) => {
        if (!item.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
        const by = publisherOf(context);
        if (at) publishAt(item, locale, at, context.now(), by);
        else item.publish(locale, context.now(), by);
      };
      return context.update(entity, id, null, (item) => changeReviewed(item, context, publish));
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `unpublish${one}`,
      description: "Unpublishes one language, to the given status.",
    })
    unpublishOne(
      @Id() id: string,
      @Arg("locale", () => Locale) locale: Locale,
      @Arg("to", () => UnpublishedStatus, { defaultValue: PublicationStatus.DRAFT })
      to: UnpublishedStatus,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      const unpublish = (item: T) => {
        if (item.status[locale]) item.unpublish(locale, to);
      };
      return context.update(entity, id, null, (item) => changeReviewed(item, context, unpublish));
    }

    @AllowedTo(write)
    @Mutation(() => ID, {
      name: `delete${one}`,
      description:
        "Moves an item to the trash, where it can be restored for 30 days. Returns its id.",
    })
    deleteOne(@Id() id: string, @Ctx() context: Context): Promise<string> {
      return context.delete(entity, id);
    }

    @AllowedTo(write)
    @Mutation(() => Selection, {
      name: `select${many}`,
      description:
        "Saves which items currently match a filter, for a bulk operation on exactly those.",
    })
    select(
      @Ctx() context: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
      @Arg("inTrash", () => Boolean, {
        defaultValue: false,
        description: "Select among items in the trash.",
      })
      inTrash = false,
    ): Promise<Selection> {
      return select(entity, wanted(filter, context.viewer), inTrash, context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `delete${many}`,
      description: "Moves items to the trash, where they can be restored for 30 days.",
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
      description: "Restores items from the trash; for a selection, those deleted with it.",
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
      description: "Permanently deletes items that are in the trash, with all dependent data.",
    })
    async purgeMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      return trash.purge(await idsOf(chosen, context), context, options.refusePurge);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `publish${many}`,
      description:
        "Publishes items in the given languages, by default in all they are written in except archived ones.",
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
      description: "Archives items in the given languages, by default in all.",
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
        "Restores archived items to their previous status in the given languages, by default in all.",
    })
    async unarchiveMany(
      @Args(() => SelectedIds) chosen: SelectedIds,
      @Ctx() context: Context,
      @Arg("locales", () => [Locale], { nullable: true }) locales?: Locales,
    ): Promise<BulkResult> {
      return unarchiveMany(publication, await idsOf(chosen, context), locales, context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `undoArchive${many}`,
      description:
        "Restores the languages that were archived with this selection to their previous status.",
    })
    async undoArchive(
      @Arg("selectionId", () => ID) selectionId: string,
      @Ctx() context: Context,
    ): Promise<BulkResult> {
      const ids = await idsOf({ selectionId }, context);
      return unarchiveMany(publication, ids, null, context, selectionId);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `unpublish${many}`,
      description:
        "Turns published and scheduled items into drafts, in the given languages or by default in all.",
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
      description: "At most three related items published in the language, most similar first.",
    })
    related(
      @Root() item: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return related(item, locale);
    }

    @Compilable()
    @FieldResolver(() => entity, {
      nullable: true,
      description: "The item published just before this one in the language.",
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
      description: "The item published just after this one in the language.",
    })
    next(
      @Root() item: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
    ): ReadQuery {
      return neighbour(publication, item, "next", locale);
    }
  }

  const editing = editingOperations(entity, options);
  if (!(entity.prototype instanceof PublishedDocument)) return [PublicationResolver, editing];
  const drafts = draftOperations(entity as never, options as never);
  const isVersioned = entity.prototype instanceof VersionedDocument;
  const versions = isVersioned ? [versionResolver(entity as never, write)] : [];
  return [PublicationResolver, editing, drafts, ...versions];
}
