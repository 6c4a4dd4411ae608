import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import { Id } from "../foundation/id-args.ts";
import type { VersionedInput } from "../foundation/input-field.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import {
  findOneOrFail,
  findPage,
  type OrderOf,
  type ReadQuery,
  type Where,
  type WhereOf,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { publicationOf } from "./publishable.ts";
import type { PublicationFilter } from "./publications-to-edit.ts";
import type { PublishedEntity } from "./published-entity.ts";
import type { PublishedInput } from "./published.input.ts";
import { changeReviewed } from "./review.ts";
import { updateInputOf } from "./update-input.ts";

/** Who may call an operation; "signed-in" where the noun's policies say which rows are theirs. */
type Caller = "everyone" | "signed-in" | Permission;

export interface ListOrder {
  field: string;
  direction: Direction;
}

/** Fields of a noun's input that keep what is omitted of them, and what they are now. */
export type Parts<T> = Readonly<Record<string, (item: T) => object>>;

export interface EditingOptions<
  T extends PublishedEntity,
  Filter extends PublicationFilter,
  Create extends PublishedInput,
  Order extends ListOrder,
> {
  write: Exclude<Caller, "everyone">;
  /** The noun as used in operation names, for example "Post" and "Posts". */
  one: string;
  many: string;
  connection: () => object;
  /** The filter of the lists for editing, and how it is applied. */
  filter: new () => Filter;
  wanted: (filter: Filter | null | undefined, viewer: Viewer) => Where;
  /** Who may list them, and what the list then is; by default those who write, and all. */
  list?: { caller?: Caller; description: string };
  /** The input that orders the list, and a page in this order if the order is not of its own columns. */
  order: new () => Order;
  page?: (wanted: Where, order: Order, window: PageArgs) => ReadQuery;
  /** What one of them is found by; by default its id alone. */
  find?: (name: string) => WhereOf<T>;
  by?: string;
  /** The input of a new one; that of a change has `version`, too. */
  input: new () => Create;
  /** Applies an input; `isNew` before anything else was. */
  change: (item: T, input: Create, context: Context, isNew: boolean) => unknown;
  parts?: Parts<T>;
  /** What else creating and changing one is, or when it is refused. */
  creating?: string;
  updating?: string;
}

/**
 * The operations that list a noun for editing, create and change it, `Faq` for example: `faqs`,
 * `faq`, `createFaq`, `updateFaq`.
 */
export function editingOperations<
  T extends PublishedEntity,
  Filter extends PublicationFilter,
  Create extends PublishedInput,
  Order extends ListOrder,
>(
  entity: new () => T,
  {
    write,
    one,
    many,
    connection,
    filter: FilterInput,
    wanted,
    order: OrderInput,
    list: { caller = write, description: listed } = {
      description: `All ${lower(many)}, including drafts; by default last changed first.`,
    },
    page = (where, { field, direction }, window) =>
      findPage(entity, where, { [field]: direction, id: direction } as OrderOf<T>, window),
    find = (id) => ({ id }) as WhereOf<T>,
    by = "id",
    input: CreateInput,
    change,
    creating,
    updating,
  }: EditingOptions<T, Filter, Create, Order>,
) {
  const noun = lower(one);
  const taken = publicationOf(entity).options.hasOneSlug
    ? "its slug is already taken"
    : "a slug is already taken in its language";
  const LAST_CHANGED = { field: "updatedAt", direction: Direction.DESC } as Order;

  const UpdateInput = updateInputOf(one, CreateInput);

  @Resolver(() => entity)
  class EditingOperations {
    @AllowedTo(caller)
    @Query(connection as never, { name: lower(many), description: listed })
    list(
      @Args(() => PageArgs) window: PageArgs,
      @Ctx() { viewer }: Context,
      @Arg("order", () => OrderInput, { nullable: true }) order?: Order | null,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
    ): ReadQuery {
      return page(wanted(filter, viewer), order ?? LAST_CHANGED, window);
    }

    @AllowedTo("everyone")
    @Query(() => entity, {
      name: noun,
      description: `A ${noun} by ${by}. NOT_FOUND: '${messagesOf(entity).notFound}'.`,
    })
    one(@Id() id: string): ReadQuery {
      return findOneOrFail(entity, find(id));
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `create${one}`,
      description: creating ?? `Creates a ${noun}. CONFLICT if ${taken}.`,
    })
    create(
      @Arg("input", () => CreateInput) input: Create,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      return context.create(new entity(), (item) =>
        changeReviewed(item, context, () => change(item, input, context, true)),
      );
    }

    @AllowedTo(write)
    @Mutation(() => entity, {
      name: `update${one}`,
      description:
        updating ?? `Updates a ${noun}. CONFLICT if it was changed since \`version\`, or ${taken}.`,
    })
    update(
      @Id() id: string,
      @Arg("input", () => UpdateInput) input: Create & VersionedInput,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      return context.update(entity, id, input.version, (item) =>
        changeReviewed(item, context, () => change(item, input, context, false)),
      );
    }
  }

  return EditingOperations;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
