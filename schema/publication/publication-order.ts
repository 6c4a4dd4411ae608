import { orderInput } from "../foundation/order-input.ts";
import { orderOf } from "../foundation/order.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { PublishedEntity } from "./published-entity.ts";

/** The input that orders the lists of a noun for those who edit it: `ProjectOrder` of "Project". */
export const publicationOrder = (entity: EntityClass<PublishedEntity>, name: string) =>
  orderInput(
    { input: `${name}Order`, field: `${name}OrderField` },
    orderOf(entity, { TITLE: "sortTitle", UPDATED_AT: "updatedAt", CREATED_AT: "createdAt" }),
  );
