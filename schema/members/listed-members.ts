import { Field, Int, ObjectType } from "type-graphql";
import type { PageArgs } from "../foundation/connection.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Forbidden } from "../foundation/errors.ts";
import { filterPerValue } from "../foundation/enum-type.ts";
import {
  findPage,
  type ReadQuery,
  countBy,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { BY_NAME, type MemberFilter, type MemberOrder } from "./member.input.ts";
import { Member, MemberStatus, Visibility } from "./member.ts";

type Filter = MemberFilter | null | undefined;

const VERIFIED = { isEmailVerified: true, ...NOT_DELETED };

const isStaff = (viewer: Viewer) => viewer.may("member:write") || viewer.may("member:suspend");

/** Profiles that are only for those with the link are listed for staff alone. */
export const listedFor = (viewer: Viewer): Where =>
  isStaff(viewer) ? {} : { visibility: { $ne: Visibility.UNLISTED } };

function wanted(viewer: Viewer, filter: Filter): Where {
  const { availability, typeId, skill, search, isVerified } = filter ?? {};
  const asksAccounts = isVerified != null;
  if (asksAccounts && !viewer.may("account:manage")) throw new Forbidden();
  return {
    ...searched(search),
    ...(availability && { availability }),
    ...(typeId && { memberTypes: { $some: { id: typeId } } }),
    ...(skill && { skills: { $contains: [skill] } }),
    ...(asksAccounts && { accounts: { [isVerified ? "$some" : "$none"]: VERIFIED } }),
    ...listedFor(viewer),
  };
}

/** The condition of the members that a filter asks for. */
export function listedWhere(viewer: Viewer, filter: Filter): Where {
  const status = isStaff(viewer) && filter?.status;
  return { ...wanted(viewer, filter), ...(status && { status }) };
}

export function listedMembers(
  viewer: Viewer,
  filter: Filter,
  order: MemberOrder | null | undefined,
  window: PageArgs,
): ReadQuery {
  const { field, direction } = order ?? BY_NAME;
  return findPage(
    Member,
    listedWhere(viewer, filter),
    { [field]: direction, id: direction },
    window,
  );
}

@ObjectType({ description: "The number of members per status; 10001 means more than 10000." })
export class MemberCounts {
  @Field(() => Int, { simple: true }) all!: number;
  @Field(() => Int, { simple: true }) active!: number;
  @Field(() => Int, { simple: true }) pending!: number;
  @Field(() => Int, { simple: true }) suspended!: number;
}

export function countsOfMembers(viewer: Viewer, filter: Filter): ReadQuery {
  const statuses = filterPerValue(MemberStatus, "status");
  return countBy(Member, wanted(viewer, filter), { all: {}, ...statuses });
}
