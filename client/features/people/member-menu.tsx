import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { MenuAction, MenuDivider, MenuLink } from "../../kit/menu-item.tsx";
import { useMay } from "../../session/viewer.tsx";
import { memberAddress } from "./member-address.ts";
import type { ListedMember } from "./member-list.ts";

interface MemberMenuProps {
  member: ListedMember;
  actions: BulkAction[];
  begin(action: BulkAction): void;
}

/** What can be done with one member. */
export function MemberMenu({ member, actions, begin }: MemberMenuProps) {
  const edits = useMay("member:write");
  const unneeded = [
    member.status === "SUSPENDED" ? "suspend" : "reinstate",
    ...(member.status === "PENDING" ? [] : ["approve"]),
    ...(member.account?.emailVerified ? ["verify"] : []),
  ];
  return (
    <>
      <MenuLink to={`/${member.handle}`} reloadDocument icon={IconEye}>
        <FormattedMessage id="people.view" />
      </MenuLink>
      {edits && (
        <MenuLink to={memberAddress(member.id)} icon={IconEdit}>
          <FormattedMessage id="people.edit" />
        </MenuLink>
      )}
      <MenuDivider />
      {actions
        .filter(({ id }) => !unneeded.includes(id))
        .map((action) => (
          <MenuAction
            key={action.id}
            icon={action.Icon}
            danger={action.danger}
            onSelect={() => begin(action)}
          >
            {action.label}
          </MenuAction>
        ))}
    </>
  );
}
