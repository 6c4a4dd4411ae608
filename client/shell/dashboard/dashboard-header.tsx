import IconAdjustments from "@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs";
import IconLayoutSidebarLeftCollapse from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs";
import IconMenu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { toggle } from "../../platform/settings/settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { AccountMenu } from "./account-menu.tsx";
import { ModeButton } from "./mode-button.tsx";
import { NotificationsButton } from "../../features/notifications/notifications-button.tsx";
import { RunningTimer } from "../../features/time/running-timer.tsx";
import { SearchButton } from "./search-button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { WITH_SIDEBAR } from "./dashboard-frame.tsx";

const PhoneNavigation = lazyPart(
  async () => (await import("./phone-navigation.tsx")).PhoneNavigation,
);
const NotificationAnswers = lazyPart(
  async () => (await import("./notification-answers.tsx")).NotificationAnswers,
  <div className="h-9 max-md:h-11" />,
);
const SettingsDrawer = lazyPart(async () => (await import("./settings-drawer.tsx")).SettingsDrawer);

/** Search at the start; display settings and notifications at the end, and the account where there is no sidebar. */
export function DashboardHeader({ counts }: { counts: Record<string, number> }) {
  const intl = useIntl();
  const layout = useSetting("themeLayout");
  const isWide = useMedia(WITH_SIDEBAR);
  /** Undefined until they are first opened: then the drawers are loaded. */
  const [navigates, setNavigates] = useState<boolean>();
  const [sets, setSets] = useState<boolean>();
  return (
    <>
      <span className="contents lg:hidden">
        <IconButton
          label={intl.formatMessage({ id: "dashboard.menu" })}
          icon={IconMenu}
          aria-expanded={navigates ?? false}
          onClick={() => setNavigates(true)}
          className="-ms-2.5"
        />
      </span>
      <span className="hidden lg:contents">
        <IconButton
          label={intl.formatMessage({ id: `dashboard.layout.${toggle("themeLayout", layout)}` })}
          icon={IconLayoutSidebarLeftCollapse}
          onClick={() => choose("themeLayout", toggle("themeLayout", layout))}
          className="-ms-3 me-2 rtl:-scale-x-100"
        />
      </span>
      <SearchButton />
      <span className="flex-1" />
      <RunningTimer />
      <ModeButton />
      <IconButton
        label={intl.formatMessage({ id: "dashboard.display" })}
        icon={IconAdjustments}
        onClick={() => setSets(true)}
      />
      <NotificationsButton
        pendingReviews={counts}
        answersTo={({ invitation, removal }, onAnswered) => (
          <NotificationAnswers invitation={invitation} removal={removal} onAnswered={onAnswered} />
        )}
      />
      {!isWide && <AccountMenu />}
      {navigates !== undefined && (
        <PhoneNavigation open={navigates} onClose={() => setNavigates(false)} counts={counts} />
      )}
      {sets !== undefined && <SettingsDrawer open={sets} onClose={() => setSets(false)} />}
    </>
  );
}
