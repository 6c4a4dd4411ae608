import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { AllowedTo, type Audience } from "../foundation/allowed-to.ts";
import { Direction, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import { Id } from "../foundation/id-args.ts";
import { messagesOf } from "../foundation/model-messages.ts";
import { plural } from "../foundation/plural.ts";
import {
  countBy,
  type EntityClass,
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { type OperationName, propertyName } from "./operation.ts";
import type { Workflow } from "./workflow.ts";

interface ListOrder {
  field: string;
  direction: Direction;
}

interface Options<T, Filter extends object> {
  /** Who may call them; which rows they see is a row policy. Staff by default. */
  read?: Audience;
  connection: () => unknown;
  /** The input type of the filter, whose field for the stage is called like the noun's. */
  filter: ClassType<Filter>;
  /** The rows that a filter wants, regardless of their stage. */
  wanted(filter: Partial<Filter>, viewer: Viewer): Where;
  /** What callers may order the list by; by default it is newest first. */
  order?: ClassType<ListOrder>;
  /** Lists are of one row that they belong to, which is an argument: `jobId`. */
  within?: { property: keyof T & string; entity: EntityClass };
  page?: OperationName;
  counts?: OperationName & { type?: string };
  one?: OperationName;
}

/** `loans`, a page, `loanCounts` by stage, and `loan`; of `Loan`, for example. */
export function stageQueries<T extends StoredEntity, Stage extends string, Filter extends object>(
  { entity, staff, stage, stages }: Workflow<T, Stage>,
  { read = staff, filter: FilterInput, wanted, order, within, ...options }: Options<T, Filter>,
) {
  const name = propertyName(entity.name);
  const { type, ...counts } = options.counts ?? {};

  @ObjectType(`${entity.name}Counts`, { description: type ?? `The number of rows per ${stage}.` })
  class Counts {}
  for (const field of ["all", ...Object.values(stages)]) {
    Field(() => Int, { simple: true })(Counts.prototype, field);
  }

  const where = (filter: Partial<Filter>, viewer: Viewer, parent: string | undefined): Where => ({
    ...(within && { [within.property]: parent }),
    ...wanted(filter, viewer),
  });

  @Resolver(() => entity)
  class StageQueryResolver {
    @AllowedTo(read)
    @Query(options.connection as never, {
      name: propertyName(plural(entity.name)),
      description: order ? "By default newest first." : "The newest first.",
      ...options.page,
    })
    page(
      @Args(() => PageArgs) window: PageArgs,
      @Ctx() { viewer }: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
      parent?: string,
      by?: ListOrder | null,
    ): ReadQuery {
      const chosen = (filter ?? {}) as Partial<Filter> & Record<string, unknown>;
      const { field, direction } = by ?? { field: "createdAt", direction: Direction.DESC };
      const listed = findPage(
        entity as EntityClass,
        {
          ...where(chosen, viewer, parent),
          ...(chosen[stage] != null && { [stage]: chosen[stage] }),
        },
        { [field]: direction, id: direction },
        window,
      );
      return within ? listed.onlyWith(findOneOrFail(within.entity, { id: parent })) : listed;
    }

    @AllowedTo(read)
    @Query(() => Counts, {
      name: `${name}Counts`,
      description: `The number of rows per ${stage} that match a filter, regardless of the filter's own ${stage}.`,
      ...counts,
    })
    counts(
      @Ctx() { viewer }: Context,
      @Arg("filter", () => FilterInput, { nullable: true }) filter?: Filter | null,
      parent?: string,
    ): ReadQuery {
      return countBy(entity as EntityClass, where(filter ?? {}, viewer, parent), {
        all: {},
        ...filterPerValue(stages, stage),
      });
    }

    @AllowedTo(read)
    @Query(() => entity, {
      name,
      description: `NOT_FOUND: '${messagesOf(entity).notFound}'.`,
      ...options.one,
    })
    one(@Id() id: string): ReadQuery {
      return findOneOrFail(entity, { id });
    }
  }

  const { prototype } = StageQueryResolver;
  if (within) {
    const Parent = Arg(`${within.property}Id`, () => ID) as ParameterDecorator;
    Parent(prototype, "page", 3);
    Parent(prototype, "counts", 2);
  }
  if (order) {
    (Arg("order", () => order, { nullable: true }) as ParameterDecorator)(prototype, "page", 4);
  }
  return StageQueryResolver;
}
