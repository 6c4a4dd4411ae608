import { type ReactNode, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { Outlet, redirectDocument } from "react-router";
import { AccountEntry } from "../features/site/account-entry.tsx";
import { LocaleLink } from "../features/site/locale-link.tsx";
import { ModeToggle } from "../features/site/mode-toggle.tsx";
import { PageAnnouncer } from "../features/site/page-announcer.tsx";
import { PageFailure } from "../features/site/page-failure.tsx";
import { LoadingBar } from "../kit/loading-bar.tsx";
import { Logo } from "../kit/logo.tsx";
import { pageRequest } from "../request.ts";
import { useSession } from "../session/session-provider.tsx";
import type { Route } from "./+types/dashboard-layout";

/** The specification, section 2: a required session sends to the sign-in page of the protocol. */
const signInFor = (place: string) =>
  `/api/auth/signin?${new URLSearchParams({ error: "SessionRequired", callbackUrl: place })}`;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, url }, next) => {
    const { session } = context.get(pageRequest);
    if (!(await session())) throw redirectDocument(signInFor(url.pathname + url.search));
    return next();
  },
];

/** The frame of everything for those who are signed in. */
function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        <FormattedMessage id="site.skip" />
      </a>
      <LoadingBar />
      <header className="border-b border-line">
        <div className="flex h-16 items-center gap-1.5 px-4 md:h-[92px] md:px-10">
          <LocaleLink
            to="/"
            prefetch="intent"
            className="-ms-1 me-auto flex h-11 items-center gap-2.5 rounded-md px-1 text-lg font-bold tracking-tight"
          >
            <Logo /> Atelier
          </LocaleLink>
          <ModeToggle />
          <AccountEntry />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="w-full p-4 outline-none md:p-10">
        {children}
      </main>
      <PageAnnouncer />
    </div>
  );
}

export default function DashboardLayout() {
  const { status } = useSession();
  // Signed out in another tab, or everywhere: what is on the screen is nobody's any more.
  useEffect(() => {
    if (status === "unauthenticated") location.assign(signInFor(location.href));
  }, [status]);
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DashboardFrame>
      <PageFailure error={error} />
    </DashboardFrame>
  );
}
