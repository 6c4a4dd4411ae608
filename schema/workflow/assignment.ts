import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { permissionsOf, Role } from "../accounts/role.ts";
import { CAN_SIGN_IN } from "../accounts/user.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { BulkResult, changeAll } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import type { Permission } from "../foundation/declared.generated.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Ids } from "../foundation/id-args.ts";
import { plural } from "../foundation/plural.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Member } from "../members/member.ts";
import { HistoryKind, record } from "./history-entry.ts";
import { type OperationName, propertyName } from "./operation.ts";
import type { Workflow } from "./workflow.ts";

const MAX_STAFF = 100;

/** The members with an account that has a permission. */
const staffWith = (permission: Permission) => ({
  accounts: {
    $some: {
      ...CAN_SIGN_IN,
      roles: {
        $overlap: Object.values(Role).filter((role) => permissionsOf([role]).has(permission)),
      },
    },
  },
});

const assignmentOf = <T extends StoredEntity, Stage extends string>({
  entity,
  assignment,
}: Workflow<T, Stage>) => {
  if (!assignment) throw new Error(`${entity.name} is declared without an assignment`);
  return assignment;
};

/** Assigns rows to a member of staff, or to nobody, and records it; NOT_FOUND if they may not be assigned. */
async function assignMany<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  ids: readonly string[],
  assigneeId: string | null | undefined,
  context: Context,
): Promise<BulkResult> {
  const { property, to, also } = assignmentOf(flow);
  const assignee = assigneeId
    ? await context.find<Member>(Member, { id: assigneeId, ...staffWith(to) })
    : null;
  return changeAll(flow.entity, ids, context, {
    find: (some) => allOf<T>(flow.entity, { id: { $in: some } }, context),
    change(row) {
      const before = row[property] as Member | null | undefined;
      if (before?.id !== assignee?.id) {
        record(flow, row, { kind: HistoryKind.ASSIGNED, assignee }, context);
      }
      Object.assign(row, { [property]: assignee });
      if (assignee) also?.(row);
    },
  });
}

interface Options {
  /** Who reads whom rows can be assigned to; staff by default. */
  read?: Permission;
  list?: OperationName;
  assign?: OperationName;
}

/** `loanStaff`, the members whom rows can be assigned to, and `assignLoans`, for staff; of `Loan`, for example. */
export function assignmentOperations<T extends StoredEntity, Stage extends string>(
  flow: Workflow<T, Stage>,
  { read = flow.staff, list, assign }: Options = {},
) {
  const { entity, staff } = flow;
  const { to } = assignmentOf(flow);

  @Resolver()
  class AssignmentResolver {
    @AllowedTo(read)
    @Query(() => [Member], {
      name: `${propertyName(entity.name)}Staff`,
      description: "Whom they can be assigned to, in order of name.",
      ...list,
    })
    list(): ReadQuery {
      return findMany(Member, staffWith(to), { displayName: "asc", id: "asc" }, MAX_STAFF);
    }

    @AllowedTo(staff)
    @Mutation(() => BulkResult, {
      name: `assign${plural(entity.name)}`,
      description:
        "Says who of the staff looks after them; null for nobody. NOT_FOUND: 'Member not found' if they may not.",
      ...assign,
    })
    assign(
      @Ids() ids: string[],
      @Ctx() context: Context,
      @Arg("assigneeId", () => ID, { nullable: true }) assigneeId?: string | null,
    ): Promise<BulkResult> {
      return assignMany(flow, ids, assigneeId, context);
    }
  }
  return AssignmentResolver;
}
