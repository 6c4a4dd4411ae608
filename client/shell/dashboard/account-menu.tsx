import { useFragment } from "@apollo/client/react";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSelector from "@tabler/icons-react/dist/esm/icons/IconSelector.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction, MenuDivider, MenuLink } from "../../ui/menu-item.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { MemberPhotoFragmentDoc } from "./account-menu.generated.ts";
import { leave } from "./leave.ts";
import { PresenceChoice } from "./presence-choice.tsx";

const KeysSheet = lazyPart(async () => (await import("../../admin/keys/keys-sheet.tsx")).KeysSheet);

interface AccountMenuProps {
  /** At the foot of the sidebar, with the name */
  isFoot?: boolean;
}

/** What belongs to the user: presence, account, settings, keys and signing out. */
export function AccountMenu({ isFoot = false }: AccountMenuProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, email, member } = useViewer();
  // once the profile was loaded or changed in this window, the cache knows the newest photo
  const newest = useFragment({
    fragment: MemberPhotoFragmentDoc,
    from: member ? { __typename: "Member", id: member.id } : null,
  });
  const photo = newest.complete ? newest.data?.avatar : member?.avatar;
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [wereKeysOpen, setWereKeysOpen] = useState(false);
  if (areKeysOpen && !wereKeysOpen) setWereKeysOpen(true);
  const keys = intl.formatMessage({ id: "keys.title" });
  useKeys([{ keys: ["?"], text: keys, press: () => setKeysOpen(true) }]);
  const button = (
    <button
      type="button"
      className={
        isFoot
          ? "relative flex min-h-14 w-full min-w-0 items-center gap-3 rounded-md px-3 text-start hover:bg-raised mini:justify-center mini:px-0"
          : "relative ms-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-raised"
      }
    >
      <Avatar name={name} src={photo} size={40} />
      {isFoot && (
        <span aria-hidden="true" className="flex min-w-0 flex-1 items-center gap-2 mini:hidden">
          <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
          <IconSelector size={18} className="shrink-0 text-ink-3" />
        </span>
      )}
      <span className="sr-only">
        <FormattedMessage id="site.account" values={{ name }} />
      </span>
    </button>
  );
  return (
    <>
      <Menu button={button} {...(isFoot && { align: "start", side: "top" })}>
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
        <MenuAction icon={IconKeyboard} onSelect={() => setKeysOpen(true)}>
          <FormattedMessage id="keys.title" />
        </MenuAction>
        <MenuDivider />
        <MenuAction onSelect={() => void leave(intl)} icon={IconLogout}>
          <FormattedMessage id="site.account.signOut" />
        </MenuAction>
      </Menu>
      {wereKeysOpen && <KeysSheet open={areKeysOpen} onClose={() => setKeysOpen(false)} />}
    </>
  );
}
