import type { IntlShape } from "react-intl";

/** Why the server refuses to change a row, by its sentence. */
const REASONS: Record<string, string> = {
  "At least one admin must remain": "list.refused.lastAdmin",
  "Only administrators can suspend staff": "list.refused.staff",
  "You cannot delete your own account": "list.refused.ownDelete",
  "You cannot suspend your own account": "list.refused.ownSuspend",
  "You don't have permission to do this": "problem.FORBIDDEN",
};

/** Why rows were not changed, each reason once; what a list says itself about a failure is left to it. */
export function refusalTexts(intl: IntlShape, failed: readonly { message: string }[]): string[] {
  const ids = failed.flatMap(({ message }) =>
    message.endsWith(" not found") ? "problem.NOT_FOUND" : (REASONS[message] ?? []),
  );
  return [...new Set(ids)].map((id) => intl.formatMessage({ id }));
}
