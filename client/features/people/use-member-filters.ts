import { useIntl } from "react-intl";
import type { Filter } from "../../kit/list/filter.ts";
import { useMay } from "../../session/viewer.tsx";
import type { MemberListQuery } from "./member-list.generated.ts";
import { availabilities } from "./member-list.ts";

/** What members can be narrowed by. */
export function useMemberFilters(types: MemberListQuery["memberTypes"] | undefined): Filter[] {
  const intl = useIntl();
  const seesAccounts = useMay("account:manage");
  const word = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const verified: Filter = {
    id: "verified",
    label: word("column.email"),
    kind: "one",
    options: ["yes", "no"].map((value) => ({ value, label: word(`verified.${value}`) })),
  };
  return [
    {
      id: "type",
      label: word("filter.type"),
      kind: "one",
      options: (types ?? []).map(({ id, name }) => ({ value: id, label: name ?? "" })),
    },
    {
      id: "availability",
      label: word("column.availability"),
      kind: "one",
      options: availabilities.map((value) => ({ value, label: word(`availability.${value}`) })),
    },
    ...(seesAccounts ? [verified] : []),
  ];
}
