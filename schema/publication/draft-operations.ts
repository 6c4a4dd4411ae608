import type { EntityManager } from "@mikro-orm/core";
import { type GraphQLInputType, type GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import { Conflict } from "../foundation/errors.ts";
import { Id } from "../foundation/id-args.ts";
import { parseInput } from "../foundation/input.ts";
import type { VersionedInput } from "../foundation/input-field.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { refuseChange } from "../foundation/policies.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  type Constant,
  constant,
  type EntityClass,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { render } from "../foundation/rich-text.ts";
import { Member } from "../members/member.ts";
import { DocumentDraft } from "./document-draft.ts";
import { DocumentPreview } from "./document-preview.ts";
import {
  asParsed,
  asSent,
  type Changes,
  dividedChanges,
  mergedChanges,
  realChanges,
} from "./draft-changes.ts";
import { deletedSince, relatedNow, withoutIds } from "./draft-relations.ts";
import type { Parts } from "./editing-operations.ts";
import type { PublicationInput } from "./publication.input.ts";
import { PublicationStatus } from "./publication-status.ts";
import { publicationOf } from "./publishable.ts";
import type { DocumentInput } from "./published.input.ts";
import type { PublishedDocument } from "./published-document.ts";
import { publisherOf } from "./publisher.ts";
import { Review } from "./review.ts";
import { updateInputOf } from "./update-input.ts";

interface Options<T extends PublishedDocument, Create extends DocumentInput> {
  write: "signed-in" | Permission;
  /** The noun as used in operation names, for example "Post". */
  one: string;
  input: new () => Create;
  change: (item: T, input: Create, context: Context, isNew: boolean) => unknown;
  parts?: Parts<T>;
}

/** A document with its draft, as they are when an operation begins. */
interface Drafted<T> {
  item: T;
  draft: DocumentDraft | null;
  review: Review;
}

const DRAFT_VERSION =
  "The `version` of the draft that was edited, 0 if there was none. CONFLICT if it was changed since; omit it to skip the check.";

/**
 * The draft of a document that is published in some language, for example `savePostDraft`,
 * `publishPostDraft`, `discardPostDraft` and the fields `draft` and `preview`.
 */
export function draftOperations<T extends PublishedDocument, Create extends DocumentInput>(
  entity: new () => T,
  { write, one, input: CreateInput, change, parts = {} }: Options<T, Create>,
) {
  const noun = one.charAt(0).toLowerCase() + one.slice(1);
  const UpdateInput = updateInputOf(one, CreateInput);
  const { hasOneSlug = false } = publicationOf(entity).options;

  /** Loads both for a change, unless one of them was changed since it was read. */
  async function load(
    id: string,
    version: number | null | undefined,
    draftVersion: number | null | undefined,
    context: Context,
  ): Promise<Drafted<T>> {
    const item = await context.find<T>(entity, id);
    refuseChange(item, context.viewer);
    await context.checkVersion(item, version);
    const draft = await context.em.findOne(DocumentDraft, { documentId: id });
    if (draft) await context.checkVersion(draft, draftVersion);
    else if (draftVersion) throw changedMeanwhile(item);
    return { item, draft, review: new Review(item, draft) };
  }

  /** What the fields are now of which an input may omit something. */
  const partsOf = (item: T, type: GraphQLInputType): Changes => {
    const now = Object.entries<(item: T) => object>(parts).map(([field, of]) => [field, of(item)]);
    return asSent(type, Object.fromEntries(now)) as Changes;
  };

  /** The changes of a draft with those that are sent; without what was deleted since it was saved. */
  async function merged(
    { item, draft }: Drafted<T>,
    sent: unknown,
    type: GraphQLInputType,
    context: Context,
  ): Promise<Changes> {
    const before = draft?.changes ?? {};
    const all = mergedChanges(item, before, asSent(type, sent) as Changes, partsOf(item, type));
    return withoutIds(all, await deletedSince(item, before, context));
  }

  /**
   * Writes what was changed, unless someone else has changed the document or its draft meanwhile.
   * @param left the draft that it has from now on
   */
  async function save(
    { item, draft, review }: Drafted<T>,
    context: Context,
    left: DocumentDraft | null = null,
    isPublished = false,
  ): Promise<ReadQuery> {
    if (draft && !left) context.em.remove(draft);
    await review.notify(context, { draft: left, isPublished });
    const { id, version } = item;
    const isNew = !draft && left !== null;
    const before = draft?.version;
    const verify = async (em: EntityManager) => {
      const read = em.fork({ keepTransactionContext: true });
      const stored = await read.findOne(entity as EntityClass, { id });
      const drafted = await read.findOne(DocumentDraft, { documentId: id });
      if (stored?.version !== version || drafted?.version !== before) throw changedMeanwhile(item);
    };
    if (!(await context.saveUnique({ locking: [item], verify }))) {
      const isDrafted = isNew && (await context.em.count(DocumentDraft, { documentId: id }));
      throw isDrafted ? changedMeanwhile(item) : context.taken(entity);
    }
    return findOneOrFail(entity as EntityClass, { id });
  }

  @Resolver(() => entity)
  class DraftOperations {
    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `save${one}Draft`,
      description:
        `Saves changes of a ${noun} that readers do not see: those of a language that is published, and of what all ` +
        "languages share if one is published, become its draft. The others are saved as an update saves them. " +
        "CONFLICT if it or its draft was changed since the given versions.",
    })
    async saveDraft(
      @Id() id: string,
      @Arg("input", () => UpdateInput) input: Create & VersionedInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("draftVersion", () => Int, { nullable: true, description: DRAFT_VERSION })
      draftVersion?: number | null,
      @Arg("inReview", () => Boolean, {
        nullable: true,
        description: "Whether the draft waits for review; by default as before.",
      })
      inReview?: boolean | null,
    ): Promise<ReadQuery> {
      const { version, publications, ...sent } = input;
      const drafted = await load(id, version, draftVersion, context);
      const { item, draft } = drafted;
      const type = typeOf(info, one);
      const locales = shownBeforeAndAfter(item, publications ?? []);
      const all = await merged(drafted, sent, type, context);
      const { shown, hidden } = dividedChanges(item, all, { locales, hasOneSlug });
      if (Object.keys(hidden).length || publications) {
        const written = { ...asParsed(type, hidden), publications } as unknown as Create;
        await change(item, written, context, false);
      }
      const related = await relatedNow(item, shown, context);
      const changes = realChanges(item, shown, { ...partsOf(item, type), ...related });
      parseInput(CreateInput, asParsed(type, changes) as Create);
      for (const content of Object.values((changes["content"] as object | undefined) ?? {})) {
        if (content) render(content);
      }
      if (!Object.keys(changes).length) return save(drafted, context);
      const saved = draft ?? new DocumentDraft({ kind: entity.name, documentId: id });
      saved.change(changes, publisherOf(context));
      if (typeof inReview === "boolean")
        saved.submit(inReview, context.now(), publisherOf(context));
      context.em.persist(saved);
      return save(drafted, context, saved);
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `publish${one}Draft`,
      description:
        `Publishes the draft of a ${noun}, with further changes, which take precedence. Without a draft it is an update. ` +
        "What the draft names and was deleted since is left out. " +
        "CONFLICT as for an update, or if the draft was changed since the given version.",
    })
    async publishDraft(
      @Id() id: string,
      @Arg("input", () => UpdateInput) input: Create & VersionedInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("draftVersion", () => Int, { nullable: true, description: DRAFT_VERSION })
      draftVersion?: number | null,
    ): Promise<ReadQuery> {
      const { version, publications, ...sent } = input;
      const drafted = await load(id, version, draftVersion, context);
      const type = typeOf(info, one);
      const all = await merged(drafted, sent, type, context);
      const written = { ...asParsed(type, all), publications } as unknown as Create;
      await change(drafted.item, written, context, false);
      return save(drafted, context, null, true);
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `discard${one}Draft`,
      description: `Deletes the draft of a ${noun}, if it has one. CONFLICT if it was changed since the given version.`,
    })
    async discardDraft(
      @Id() id: string,
      @Ctx() context: Context,
      @Arg("draftVersion", () => Int, { nullable: true, description: DRAFT_VERSION })
      draftVersion?: number | null,
    ): Promise<ReadQuery> {
      return save(await load(id, null, draftVersion, context), context);
    }

    @Compilable()
    @FieldResolver(() => DocumentDraft, {
      nullable: true,
      description: "Its unpublished changes, if there are any; for editors.",
    })
    draft(@Root() item: T): ReadQuery {
      return findOne(DocumentDraft, { documentId: item.id });
    }

    @Compilable()
    @FieldResolver(() => Member, {
      nullable: true,
      description: "The profile of who changed its texts or settings last; for editors.",
    })
    changedBy(@Root() { changedById }: T): ReadQuery | Constant {
      return changedById ? findOne(Member, { id: changedById }) : constant(null);
    }

    @FieldResolver(() => DocumentPreview, {
      nullable: true,
      complexity: 50,
      description: "How its page will be once its draft is published; for editors.",
    })
    async preview(
      @Root() { id }: T,
      @Arg("locale", () => Locale, { defaultValue: Locale.en }) locale: Locale,
      @Ctx() { em }: Context,
    ): Promise<DocumentPreview | null> {
      const item = await em.findOne(entity as EntityClass<PublishedDocument>, { id });
      const draft = await em.findOne(DocumentDraft, { documentId: id });
      return item && new DocumentPreview(item, locale, draft?.changes);
    }
  }

  return DraftOperations;
}

const typeOf = ({ schema }: GraphQLResolveInfo, one: string) =>
  schema.getType(`Update${one}Input`) as GraphQLInputType;

/** Only in these languages a change would be seen that is not part of publishing or unpublishing them. */
const shownBeforeAndAfter = (
  { status }: PublishedDocument,
  publications: readonly PublicationInput[],
): Locale[] =>
  LOCALES.filter((locale) => {
    const after = publications.findLast((one) => one.locale === locale)?.status ?? status[locale];
    const { PUBLISHED } = PublicationStatus;
    return status[locale] === PUBLISHED && after === PUBLISHED;
  });

const changedMeanwhile = ({ version }: PublishedDocument) =>
  new Conflict("Someone else has changed this in the meantime", { version });
