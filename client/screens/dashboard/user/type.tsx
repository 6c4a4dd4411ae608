import { useQuery } from "@apollo/client/react";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ColoredName } from "../../../dashboard/colored-name.tsx";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { localPage } from "../../../dashboard/list/local-page.ts";
import { useList } from "../../../dashboard/list/use-list.ts";
import { MemberTypesToEditDocument } from "../../../features/member-types/member-types.generated.ts";
import { MemberTypeDialog } from "../../../features/member-types/member-type-dialog.tsx";
import type { MemberTypeRow } from "../../../features/member-types/member-type-dialog.tsx";
import { memberTypeList } from "../../../features/member-types/member-type-list.ts";
import { useMemberTypeActions } from "../../../features/member-types/use-member-type-actions.ts";
import { useLocale } from "../../../features/site/locale.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button } from "../../../kit/button.tsx";
import { MenuAction, MenuDivider } from "../../../kit/menu-item.tsx";

export default function MemberTypesScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const list = useList(memberTypeList);
  const { data, loading, error, refetch } = useQuery(MemberTypesToEditDocument);
  const actions = useMemberTypeActions();
  const [edited, setEdited] = useState<MemberTypeRow | "new">();
  const text = (id: string) => intl.formatMessage({ id: `member-types.${id}` });
  const collator = useMemo(() => new Intl.Collator(intl.locale), [intl.locale]);
  const inTrash = list.place.tab === "trash";
  const textIn = (texts: MemberTypeRow["nameByLocale"]) =>
    texts?.[locale] ?? texts?.en ?? texts?.fr ?? texts?.no ?? "";
  const nameOf = (row: MemberTypeRow) => textIn(row.nameByLocale);
  const countOf = (row: MemberTypeRow) => row.memberCount ?? 0;
  const rows = inTrash ? data?.deletedMemberTypes : data?.memberTypes;
  const page =
    rows &&
    localPage(rows, list.place, {
      textOf: (row) => Object.values({ ...row.nameByLocale, ...row.descriptionByLocale }).join(" "),
      sortBy: { order: (row) => row.order, name: nameOf, members: countOf },
      collator,
    });
  const name = (row: MemberTypeRow) => (
    <ColoredName
      name={nameOf(row)}
      icon={row.icon}
      color={row.color}
      onOpen={row.deletedAt ? undefined : () => setEdited(row)}
    />
  );
  const add = (
    <Button variant="primary" size={44} onClick={() => setEdited("new")}>
      <IconPlus size={19} aria-hidden="true" />
      {text("new")}
    </Button>
  );
  return (
    <>
      <ListScreen<MemberTypeRow>
        name="member-types"
        title={text("title")}
        facts={
          data && (
            <FormattedMessage id="member-types.facts" values={{ count: data.memberTypes.length }} />
          )
        }
        actions={add}
        list={list}
        result={{ ...page, loading, error, retry: () => void refetch().catch(() => {}) }}
        search={text("search")}
        tabs={[
          { id: "all", label: text("tab.all"), count: data?.memberTypes.length },
          { id: "trash", label: text("tab.trash"), count: data?.deletedMemberTypes.length },
        ]}
        nameOf={nameOf}
        columns={[
          { id: "name", header: text("name"), sort: "ascending", cell: name },
          {
            id: "slug",
            header: text("slug"),
            from: 640,
            cell: (row) => <span className="text-ink-2">{row.slug}</span>,
          },
          {
            id: "description",
            header: text("description"),
            from: 896,
            cell: (row) => (
              <span className="line-clamp-2 text-ink-2 in-data-compact:line-clamp-1">
                {textIn(row.descriptionByLocale)}
              </span>
            ),
          },
          {
            id: "default",
            header: text("isDefault"),
            width: "112px",
            from: 768,
            cell: ({ isDefault }) =>
              isDefault && <Badge tone="good">{text("isDefault.short")}</Badge>,
          },
          {
            id: "order",
            header: text("order"),
            sort: "ascending",
            width: "104px",
            from: 768,
            cell: (row) => intl.formatNumber(row.order),
          },
          {
            id: "members",
            header: text("members"),
            sort: "descending",
            width: "112px",
            cell: (row) => intl.formatNumber(countOf(row)),
          },
        ]}
        card={name}
        onOpen={setEdited}
        menu={(row, begin) => (
          <>
            <MenuAction icon={IconEdit} onSelect={() => setEdited(row)}>
              <FormattedMessage id="form.edit" />
            </MenuAction>
            <MenuDivider />
            <MenuAction icon={actions.remove.Icon} danger onSelect={() => begin(actions.remove)}>
              {actions.remove.label}
            </MenuAction>
          </>
        )}
        bulk={[actions.remove]}
        trash={actions.trash}
        empty={{ title: text("empty.title"), text: text("empty.text"), action: add }}
      />
      {edited && (
        <MemberTypeDialog
          type={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
