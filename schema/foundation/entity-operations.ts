import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AllowedTo } from "./allowed-to.ts";
import { BulkResult } from "./bulk.ts";
import type { Context } from "./context.ts";
import type { Permission } from "./declared.generated.ts";
import type { DeletableEntity } from "./entity.ts";
import { entityInputs } from "./entity-inputs.ts";
import { Id, Ids } from "./id-args.ts";
import type { VersionedInput } from "./input-field.ts";
import { writableProperties } from "./model.ts";
import { messagesOf } from "./model-messages.ts";
import { plural } from "./plural.ts";
import { putInOrder } from "./put-in-order.ts";
import { ALL, type FieldName, fieldPolicy, type FieldRules, rowPolicy } from "./policies.ts";
import {
  type EntityClass,
  findMany,
  findOne,
  findOneOrFail,
  type OrderOf,
  type ReadQuery,
  type WhereOf,
} from "./reading/descriptions/read-query.ts";
import { allOf } from "./reading/orm/orm-reads.ts";
import { Trash } from "./trash.ts";
import type { Viewer } from "./viewer.ts";

interface QueryOptions<T> {
  /** Who sees the trash. */
  write: Permission;
  order: OrderOf<T>;
  /** Of more than so many there is a page: `findPage`, in a resolver of its own. */
  max?: number;
  /** What one of them is found by; by default its id alone. */
  find?: (name: string) => WhereOf<T>;
  by?: string;
  /** What is said of a name by which none is found; by default NOT_FOUND. */
  otherwise?: (name: string, context: Context) => Promise<ReadQuery>;
}

/** The queries of a noun of which there are never many, for example `faqs`, `faq` and `deletedFaqs`. */
export function entityQueries<T extends DeletableEntity>(
  entity: EntityClass<T>,
  {
    write,
    order,
    max = SHOWN_AT_ONCE,
    find = (id) => ({ id }) as WhereOf<T>,
    by = "id",
    otherwise,
  }: QueryOptions<T>,
) {
  const many = plural(entity.name);

  @Resolver(() => entity)
  class EntityQueries {
    @AllowedTo("everyone")
    @Query(() => [entity], { name: lower(many), description: "In their order." })
    list(): ReadQuery {
      return findMany(entity, {}, order, max);
    }

    @AllowedTo("everyone")
    @Query(() => entity, {
      name: lower(entity.name),
      description: `By ${by}. NOT_FOUND: '${messagesOf(entity).notFound}'.`,
    })
    one(@Id() id: string, @Ctx() context: Context): ReadQuery {
      if (!otherwise) return findOneOrFail(entity, find(id));
      return findOne(entity, find(id), () => otherwise(id, context));
    }

    @AllowedTo(write)
    @Query(() => [entity], {
      name: `deleted${many}`,
      description: "The trash, the last deleted first.",
    })
    deleted(): ReadQuery {
      const lastDeleted = { deletedAt: "desc", id: "desc" } as OrderOf<T>;
      return findMany(entity, {}, lastDeleted, max).amongDeleted();
    }
  }
  return EntityQueries;
}

type Ordered = DeletableEntity & { order: number };

/** Whether its rows have an order that editors set. */
const isOrdered = (row: DeletableEntity): row is Ordered => "order" in row;

const isOrderedClass = (entity: new () => DeletableEntity): entity is new () => Ordered =>
  isOrdered(new entity());

/** A longer list is put in order by its beginning. */
const SHOWN_AT_ONCE = 100;

/** The mutation of a noun whose rows have an order, for example `reorderFaqs`. */
export function entityOrder(entity: new () => Ordered, write: Permission) {
  const many = plural(entity.name);

  @Resolver(() => entity)
  class EntityOrder {
    @AllowedTo(write)
    @Mutation(() => [entity], {
      name: `reorder${many}`,
      description: `Sets the order of all, or of at least the first ${SHOWN_AT_ONCE}, which the others follow. INVALID unless each of them is named exactly once.`,
    })
    async reorder(
      @Arg("ids", () => [ID]) ids: string[],
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      const all = await allOf(entity, {}, context, { orderBy: { id: "asc" } });
      putInOrder(all, ids, SHOWN_AT_ONCE);
      await context.save();
      return findMany(entity, {}, { order: "asc", id: "asc" }, SHOWN_AT_ONCE);
    }
  }
  return EntityOrder;
}

/** A new row of which no order is sent comes last. */
export async function putLast(row: Ordered, { em }: Context): Promise<void> {
  const entity = row.constructor as new () => Ordered;
  const [last] = await em.find(entity, {}, { orderBy: { order: "desc" }, limit: 1 });
  if (last) row.order = last.order + 1;
}

interface MutationOptions<T, Create, Update> {
  write: Permission;
  create: new () => Create;
  update: new () => Update;
  /** Brings an input into a row; `created` is there where it is new. */
  change: (row: T, input: Update, created: Create | undefined, context: Context) => unknown;
  /** What is refused as a conflict, for example "CONFLICT if the slug is taken." */
  conflict?: string;
  /** What becomes of others when one is deleted, for example "Its posts stay, without it." */
  deletion?: string;
}

/**
 * The mutations of a noun with a trash, for example `createFaq`, `updateFaq`, `deleteFaq`, and of several
 * `deleteFaqs`, `restoreFaqs` and `purgeFaqs`.
 */
export function entityMutations<
  T extends DeletableEntity,
  Update extends VersionedInput,
  Create extends Update,
>(
  entity: new () => T,
  {
    write,
    create: CreateInput,
    update: UpdateInput,
    change,
    conflict: description,
    deletion,
  }: MutationOptions<T, Create, Update>,
) {
  const one = entity.name;
  const many = plural(one);
  const trash = new Trash(entity);

  @Resolver(() => entity)
  class EntityMutations {
    @AllowedTo(write)
    @Mutation(() => entity, { name: `create${one}`, description })
    create(
      @Arg("input", () => CreateInput) input: Create,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      return context.create(new entity(), async (row) => {
        if (isOrdered(row)) await putLast(row, context);
        return change(row, input, input, context);
      });
    }

    @AllowedTo(write)
    @Mutation(() => entity, { name: `update${one}`, description })
    update(
      @Id() id: string,
      @Arg("input", () => UpdateInput) input: Update,
      @Ctx() context: Context,
    ): Promise<ReadQuery> {
      const { version } = input;
      return context.update(entity, id, version, (row) => change(row, input, undefined, context));
    }

    @AllowedTo(write)
    @Mutation(() => ID, {
      name: `delete${one}`,
      description: [deletion, "For 30 days it can be restored."].filter(Boolean).join(" "),
    })
    delete(@Id() id: string, @Ctx() context: Context): Promise<string> {
      return context.delete(entity, id);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `delete${many}`,
      description: "For 30 days they can be restored.",
    })
    deleteMany(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
      return context.deleteMany(entity, ids);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `restore${many}`,
      description: "Brings back what was deleted, as it was.",
    })
    restoreMany(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
      return trash.restore(ids, context);
    }

    @AllowedTo(write)
    @Mutation(() => BulkResult, {
      name: `purge${many}`,
      description: "Permanently, what was deleted before.",
    })
    purgeMany(@Ids() ids: string[], @Ctx() context: Context): Promise<BulkResult> {
      return trash.purge(ids, context);
    }
  }
  return EntityMutations;
}

interface EntityOptions<T>
  extends QueryOptions<T>, Pick<MutationOptions<T, never, never>, "conflict" | "deletion"> {
  /**
   * The fields that everyone sees of every row that is not deleted; their texts in all languages only
   * those who write. Without it the noun has policies of its own.
   */
  open?: readonly FieldName<T>[];
  /** Who sees other fields, as in `fieldPolicy`. */
  restricted?: FieldRules<T>;
  /** What a new row begins with, before it is changed to what was sent. */
  begin?(row: T, context: Context): unknown;
  /** What follows from a changed row, and whether it may be so. */
  finish?(row: T, context: Context): unknown;
}

/** A noun of `entityResolvers`, for the tests of what all of them do. */
interface PlainEntity {
  entity: new () => DeletableEntity;
  write: Permission;
  /** Whether everyone sees its rows. */
  isOpen: boolean;
}

export const plainEntities: PlainEntity[] = [];

/**
 * Queries and mutations of a noun with a trash of which there are never many. Their inputs are made of
 * the properties that declare `input`.
 */
export function entityResolvers<T extends DeletableEntity>(
  entity: new () => T,
  { open, restricted, begin, finish, ...options }: EntityOptions<NoInfer<T>>,
): readonly Function[] {
  const { write } = options;
  const { Create, Update, apply } = entityInputs(entity);
  if (open) {
    rowPolicy(entity, () => ALL);
    const writers = (viewer: Viewer) => viewer.may(write);
    const texts = open.filter(
      (name) => writableProperties.get(entity)?.get(name)?.kind === "localized",
    );
    const inAllLanguages = texts.map((name) => [`${name}ByLocale`, writers]);
    fieldPolicy(entity, open, { ...Object.fromEntries(inAllLanguages), ...restricted });
  }
  plainEntities.push({ entity, write, isOpen: open !== undefined });
  return [
    entityQueries(entity, options),
    entityMutations(entity, {
      ...options,
      create: Create,
      update: Update,
      async change(row, input, created, context) {
        if (created) await begin?.(row, context);
        await apply(row, input, context);
        await finish?.(row, context);
      },
    }),
    ...(isOrderedClass(entity) ? [entityOrder(entity, write)] : []),
  ];
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
