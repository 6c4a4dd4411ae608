import { useFragment } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../ui/menu-item.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { MemberPhotoFragmentDoc } from "./account-menu.generated.ts";
import { leave } from "./leave.ts";
import { PresenceChoice } from "./presence-choice.tsx";

export function AccountMenu() {
  const intl = useIntl();
  const locale = useLocale();
  const { name, email, member } = useViewer();
  // once the profile was loaded or changed in this window, the cache knows the newest photo
  const newest = useFragment({
    fragment: MemberPhotoFragmentDoc,
    from: member ? { __typename: "Member", id: member.id } : null,
  });
  const photo = newest.complete ? newest.data?.avatar : member?.avatar;
  const button = (
    <button
      type="button"
      className="relative ms-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-raised"
    >
      <Avatar name={name} src={photo} size={40} />
      <span className="sr-only">
        <FormattedMessage id="site.account" values={{ name }} />
      </span>
    </button>
  );
  return (
    <Menu button={button}>
      <p className="border-b border-line px-3 pt-1.5 pb-3 mb-1.5 leading-snug">
        <bdi className="block max-w-60 truncate font-semibold">{name}</bdi>
        <bdi className="block max-w-60 truncate text-sm text-ink-3">{email}</bdi>
      </p>
      {member && <PresenceChoice />}
      <MenuLink to="/dashboard/user/account" icon={IconUserCircle}>
        <FormattedMessage id="site.account.account" />
      </MenuLink>
      <MenuLink to="/dashboard/settings" icon={IconSettings}>
        <FormattedMessage id="dashboard.nav.settings" />
      </MenuLink>
      {member && (
        <MenuLink
          to={localePath(locale, `/${member.handle}`)}
          icon={IconExternalLink}
          reloadDocument
        >
          <FormattedMessage id="dashboard.publicPage" />
        </MenuLink>
      )}
      <MenuDivider />
      <MenuAction onSelect={() => void leave(intl)} icon={IconLogout}>
        <FormattedMessage id="site.account.signOut" />
      </MenuAction>
    </Menu>
  );
}
