import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Outlet, useLocation } from "react-router";
import { AccountEntry } from "./public/account-entry.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { localePath, useLocale } from "../i18n/locale.ts";
import { ModeToggle } from "./public/mode-toggle.tsx";
import { PageFailure } from "./page-failure.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Logo } from "../ui/logo.tsx";
import type { Route } from "./+types/developer-layout";

const tools = [
  { to: "/graphql", label: "developers.graphql" },
  { to: "/api/docs", label: "site.rest" },
];

/**
 * The frame of the developer tools. They bring styles for the whole document, so every link out of
 * it loads another one.
 */
function DeveloperFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <header className="relative z-40 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-canvas px-4 sm:gap-4 md:gap-6 md:px-6">
        <a
          href={localePath(locale, "/")}
          className="-ms-1 flex h-11 items-center gap-2.5 rounded-md px-1 text-lg font-bold tracking-tight"
        >
          <Logo /> <span className="max-sm:sr-only">Atelier</span>
        </a>
        <nav aria-label={intl.formatMessage({ id: "site.developers" })} className="flex gap-1">
          {tools.map(({ to, label }) => (
            <a
              key={to}
              href={to}
              aria-current={to === pathname ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-2 font-medium whitespace-nowrap sm:px-2.5 text-ink-2 hover:text-ink aria-current:text-primary-strong md:px-3"
            >
              <FormattedMessage id={label} />
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1.5">
          <a
            href={localePath(locale, "/")}
            className="hidden min-h-11 items-center gap-2 px-2 font-medium text-ink-2 hover:text-ink lg:inline-flex"
          >
            <IconArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            <FormattedMessage id="developers.back" />
          </a>
          <div
            role="group"
            aria-label={intl.formatMessage({ id: "site.language" })}
            className="hidden items-center gap-1 md:flex"
          >
            <LanguageLinks
              short
              className="relative rounded-md px-1.5 py-1 text-sm font-semibold not-aria-current:text-ink-3"
            />
          </div>
          <ModeToggle />
          <AccountEntry />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none"
      >
        {children}
      </main>
    </div>
  );
}

export default function DeveloperLayout() {
  return (
    <DeveloperFrame>
      <Outlet />
    </DeveloperFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DeveloperFrame>
      <PageFailure error={error} />
    </DeveloperFrame>
  );
}
