import { ApolloProvider } from "@apollo/client/react";
import { Portal } from "@headlessui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Outlet, useLocation } from "react-router";
import { createApollo } from "../apollo/client.ts";
import { areaOf, isOpenTo } from "../dashboard/areas.ts";
import { DashboardFrame } from "../dashboard/dashboard-frame.tsx";
import { DashboardHeader } from "../dashboard/dashboard-header.tsx";
import { NoProfile } from "../dashboard/no-profile.tsx";
import { Redirect } from "../dashboard/redirect.tsx";
import { SideNavigation } from "../dashboard/side-navigation.tsx";
import { useTitleCount } from "../dashboard/use-title-count.ts";
import { useUnread } from "../dashboard/use-unread.ts";
import { useWaiting } from "../dashboard/use-waiting.ts";
import { PageAnnouncer } from "../features/site/page-announcer.tsx";
import { PageFailure } from "../features/site/page-failure.tsx";
import { LoadingBar } from "../kit/loading-bar.tsx";
import { Notice } from "../kit/notice.tsx";
import { NoticeHost } from "../kit/notices/notice-host.tsx";
import { useSession } from "../session/session-provider.tsx";
import { signInFor } from "../session/sign-in-for.ts";
import { useViewer } from "../session/viewer.tsx";
import type { Route } from "./+types/dashboard-shell";

const signIn = () => location.assign(signInFor(location.href));

/** The dashboard around its screens; in the browser only, and one for as long as it is open. */
export default function DashboardShell() {
  const [apollo] = useState(() => createApollo(signIn));
  const { status } = useSession();
  // Signed out in another tab, or everywhere: what is on the screen is nobody's any more.
  useEffect(() => {
    if (status === "unauthenticated") signIn();
  }, [status]);
  return (
    <ApolloProvider client={apollo}>
      <Shell>
        <Allowed>
          <Outlet />
        </Allowed>
      </Shell>
    </ApolloProvider>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const unread = useUnread();
  const waiting = { ...useWaiting(), chat: unread };
  const area = areaOf(useLocation().pathname);
  useTitleCount(unread);
  // What opens beside a control stands in a landmark, too.
  const beside = useRef<HTMLDivElement>(null);
  return (
    <Portal.Group target={beside}>
      <LoadingBar />
      <DashboardFrame
        navigation={<SideNavigation counts={waiting} />}
        header={<DashboardHeader waiting={waiting} />}
        isWorkspace={area?.isWorkspace}
      >
        {viewer.member?.status === "PENDING" && !area?.isWorkspace && (
          <div className="mb-6">
            <Notice tone="warn">
              <FormattedMessage id="dashboard.pending" />
            </Notice>
          </div>
        )}
        {children}
        <div ref={beside}>
          {/* Headless UI takes an emptied target out of the page. */}
          <span hidden />
        </div>
      </DashboardFrame>
      <PageAnnouncer />
      <div className="lg:ltr:[--sidebar:280px] mini:lg:ltr:[--sidebar:88px]">
        <NoticeHost />
      </div>
    </Portal.Group>
  );
}

/** An address somebody may not open leads to the page that says so. */
function Allowed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const area = areaOf(pathname);
  if (isOpenTo(viewer, area)) return children;
  if (area?.needsProfile && !viewer.member) return <NoProfile />;
  return <Redirect to="/dashboard/permission-denied" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame navigation={<SideNavigation />}>
      <PageFailure error={error} />
    </DashboardFrame>
  );
}
