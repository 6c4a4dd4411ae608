import { useFragment, useQuery } from "@apollo/client/react";
import {
  AuditItemFragmentDoc,
  AuditItemNamesDocument,
  type AuditRowFragment,
} from "./audit.generated.ts";

/** Reads what the items of the entries in view are called: the log has none of their names. */
export function ReadItemNames({ entries }: { entries: readonly AuditRowFragment[] }) {
  const ids = entries.filter(({ item }) => item !== null).map(({ id }) => id);
  useQuery(AuditItemNamesDocument, { variables: { ids }, skip: ids.length === 0 });
  return null;
}

/** What an entry is about: its noun and, once that is known, what it is called. */
export function AuditItem({ kind, item }: Pick<AuditRowFragment, "kind" | "item">) {
  const { data } = useFragment({
    fragment: AuditItemFragmentDoc,
    from: { __typename: "AuditItemName", id: item ?? "" },
  });
  return (
    <bdi className="block truncate font-medium">
      {kind}
      {data.name && <span className="font-normal text-ink-2"> {data.name}</span>}
    </bdi>
  );
}
