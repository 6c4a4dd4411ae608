import { useIntl } from "react-intl";
import { Outlet } from "react-router";
import type { ReactNode } from "react";
import { HomeLink } from "./home-link.tsx";
import { AuthScene } from "../features/accounts/auth-scene.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { ModeToggle } from "./public/mode-toggle.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import { PageFailure } from "./page-failure.tsx";
import { LoadingBar } from "../ui/loading-bar.tsx";
import type { Route } from "./+types/auth-layout";

/** The frame of auth pages: a form and, if there is room, a picture next to it. */
function AuthFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className="relative grid min-h-dvh [--control-height:48px] lg:grid-cols-[1fr_min(704px,50vw)]">
      <LoadingBar />
      <div className="flex min-w-0 flex-col px-5 md:px-6">
        <header className="flex h-16 items-center justify-between md:h-[88px] lg:ps-10">
          <HomeLink />
          <ModeToggle />
        </header>
        <main className="mx-auto w-full max-w-[400px] flex-1 pt-6 pb-12 md:pt-14">{children}</main>
        <footer className="pb-7 text-sm text-ink-2 lg:ps-10">
          <nav
            aria-label={intl.formatMessage({ id: "site.language" })}
            className="flex justify-center gap-5 lg:justify-start"
          >
            <LanguageLinks className="inline-flex min-h-8 items-center" />
          </nav>
        </footer>
      </div>
      <div className="sticky top-0 hidden h-dvh py-6 pe-6 lg:block">
        <AuthScene />
      </div>
      <PageAnnouncer />
    </div>
  );
}

export default function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}
