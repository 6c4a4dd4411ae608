import { ApolloProvider } from "@apollo/client/react";
import { Portal } from "@headlessui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Outlet, useLocation } from "react-router";
import { SendsProvider } from "../../admin/flow/sends.tsx";
import { createApollo } from "../../platform/apollo/client.ts";
import { createCache } from "./create-cache.ts";
import { navItemOf, isOpenTo } from "./navigation.ts";
import { AccountMenu } from "./account-menu.tsx";
import { DashboardFrame, WITH_SIDEBAR } from "./dashboard-frame.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { NoProfile } from "./no-profile.tsx";
import { Redirect } from "../redirect.tsx";
import { OfflineLine } from "./offline-line.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { useGoKeys } from "./use-go-keys.ts";
import { useTitleCount } from "./use-title-count.ts";
import { useLiveConversations } from "./use-live-conversations.ts";
import { ConfirmIdentityHost } from "../../features/accounts/confirm/confirm-identity-host.tsx";
import { Uploads } from "../../features/files/uploads/uploads.tsx";
import { countsByPlace } from "../../features/insights/pending/pending-areas.ts";
import { usePendingCounts } from "../../features/insights/pending/use-pending-counts.ts";
import { useUnreadNotifications } from "../../features/notifications/use-unread-notifications.ts";
import { PageAnnouncer } from "../page-announcer.tsx";
import { PageFailure } from "../page-failure.tsx";
import { LoadingBar } from "../../ui/loading-bar.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { Notice } from "../../ui/notice.tsx";
import { ToastHost } from "../../ui/toasts/toast-host.tsx";
import { useSession } from "../../platform/session/session-provider.tsx";
import { leaveToSignIn } from "../../platform/session/sign-in-for.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import type { Route } from "./+types/dashboard-shell";

/** The dashboard around its screens; only in the browser, and mounted once. */
export default function DashboardShell() {
  const [apollo] = useState(() => createApollo(createCache(), leaveToSignIn));
  const { status } = useSession();
  // Signed out in another tab, or everywhere: the screen must not be shown any longer.
  useEffect(() => {
    if (status === "unauthenticated") leaveToSignIn();
  }, [status]);
  return (
    <ApolloProvider client={apollo}>
      <SendsProvider>
        <Shell>
          <Allowed>
            <Outlet />
          </Allowed>
        </Shell>
      </SendsProvider>
    </ApolloProvider>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const unread = useLiveConversations();
  const notifications = useUnreadNotifications();
  const pending = usePendingCounts();
  const counts = {
    ...countsByPlace(pending.counts),
    mail: pending.unreadMails,
    chat: unread,
    notifications,
  };
  const item = navItemOf(useLocation().pathname);
  const isWide = useMedia(WITH_SIDEBAR);
  useTitleCount(unread + notifications);
  useGoKeys();
  // Popovers are rendered inside a landmark, too.
  const beside = useRef<HTMLDivElement>(null);
  return (
    <Portal.Group target={beside}>
      <LoadingBar />
      <DashboardFrame
        navigation={
          <>
            <SideNavigation counts={counts} />
            {isWide && (
              <div className="shrink-0 border-t border-line p-4 py-2 mini:px-2">
                <AccountMenu isFoot />
              </div>
            )}
          </>
        }
        header={<DashboardHeader counts={counts} pending={pending.counts} />}
        notice={<OfflineLine />}
        isWorkspace={item?.isWorkspace}
      >
        {viewer.member?.status === "PENDING" && !item?.isWorkspace && (
          <div className="mb-6">
            <Notice tone="warn">
              <FormattedMessage id="dashboard.pending" />
            </Notice>
          </div>
        )}
        {children}
        <div ref={beside}>
          {/* Headless UI removes an empty portal target from the page. */}
          <span hidden />
        </div>
      </DashboardFrame>
      <Uploads />
      <ConfirmIdentityHost />
      <PageAnnouncer />
      <div className="lg:ltr:[--header-buttons:168px] xl:rtl:[--header-buttons:640px] lg:ltr:[--sidebar:280px] mini:lg:ltr:[--sidebar:88px]">
        <ToastHost />
      </div>
    </Portal.Group>
  );
}

/** A URL the viewer may not open redirects to the page that says so. */
function Allowed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const item = navItemOf(pathname);
  if (isOpenTo(viewer, item)) return children;
  if (item?.needsProfile && !viewer.member) return <NoProfile />;
  return <Redirect to="/dashboard/permission-denied" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame navigation={<SideNavigation />}>
      <PageFailure error={error} />
    </DashboardFrame>
  );
}
