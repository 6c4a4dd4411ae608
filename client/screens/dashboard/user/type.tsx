import { useQuery } from "@apollo/client/react";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ColoredName } from "../../../dashboard/colored-name.tsx";
import { RowMenu } from "../../../dashboard/row-menu.tsx";
import { ShortList } from "../../../dashboard/short-list.tsx";
import { MemberTypesToEditDocument } from "../../../features/member-types/member-types.generated.ts";
import { MemberTypeDialog } from "../../../features/member-types/member-type-dialog.tsx";
import type { MemberTypeRow } from "../../../features/member-types/member-type-form.ts";
import { DeleteMemberType } from "../../../features/member-types/delete-member-type.tsx";
import { useLocale } from "../../../features/site/locale.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button } from "../../../kit/button.tsx";

type Shown = { what: "new" } | { what: "edit" | "delete"; type: MemberTypeRow };

export default function MemberTypesScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(MemberTypesToEditDocument);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const text = (id: string) => intl.formatMessage({ id: `member-types.${id}` });
  const rows = data?.memberTypes;
  const nameOf = ({ nameByLocale: name }: MemberTypeRow) =>
    name?.[locale] ?? name?.en ?? name?.fr ?? name?.no ?? "";
  const add = (
    <Button variant="primary" size={44} onClick={() => setShown({ what: "new" })}>
      <IconPlus size={19} aria-hidden="true" />
      {text("new")}
    </Button>
  );
  return (
    <>
      <ShortList
        title={text("title")}
        facts={rows && <FormattedMessage id="member-types.facts" values={{ count: rows.length }} />}
        actions={add}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        nameOf={nameOf}
        onOpen={(type) => setShown({ what: "edit", type })}
        columns={[
          {
            id: "name",
            header: text("name"),
            cell: (type) => (
              <ColoredName
                name={nameOf(type)}
                icon={type.icon}
                color={type.color}
                onOpen={() => setShown({ what: "edit", type })}
              />
            ),
          },
          {
            id: "slug",
            header: text("slug"),
            from: 640,
            cell: ({ slug }) => <span className="text-ink-2">{slug}</span>,
          },
          {
            id: "description",
            header: text("description"),
            from: 896,
            cell: ({ descriptionByLocale: description }) => (
              <span className="line-clamp-2 text-ink-2">
                {description?.[locale] ?? description?.en}
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
            id: "members",
            header: text("members"),
            width: "96px",
            cell: ({ memberCount }) => intl.formatNumber(memberCount ?? 0),
          },
        ]}
        menu={(type) => (
          <RowMenu
            name={nameOf(type)}
            onEdit={() => setShown({ what: "edit", type })}
            onDelete={() => setShown({ what: "delete", type })}
          />
        )}
        empty={{ title: text("empty.title"), text: text("empty.text"), action: add }}
      />
      {shown?.what === "new" && <MemberTypeDialog onClose={close} />}
      {shown?.what === "edit" && <MemberTypeDialog type={shown.type} onClose={close} />}
      {shown?.what === "delete" && (
        <DeleteMemberType
          id={shown.type.id}
          name={nameOf(shown.type)}
          members={shown.type.memberCount ?? 0}
          onClose={close}
        />
      )}
    </>
  );
}

export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
