import { publishedFields } from "../foundation/model.ts";
import { ALL, changePolicy, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Declaration } from "./workflow.ts";

/**
 * Staff read the history and the notes of all rows, nobody else does. A note is edited and deleted by
 * its author alone: it stands under their name.
 */
export function partPolicies<T, Stage extends string>({
  staff,
  history,
  notes,
}: Pick<Declaration<T, Stage>, "staff" | "history" | "notes">): void {
  const parts = [typeof history === "string" ? undefined : history.entity, notes?.entity];
  for (const entity of parts as (EntityClass | undefined)[]) {
    if (!entity) continue;
    rowPolicy(entity, (viewer) => (viewer.may(staff) ? ALL : NONE));
    fieldPolicy(entity, [...(publishedFields.get(entity) ?? [])] as never[]);
  }
  if (notes) {
    changePolicy(notes.entity as EntityClass, ({ memberId }) => !!memberId && { author: memberId });
  }
}
