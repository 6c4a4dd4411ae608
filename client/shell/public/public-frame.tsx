import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PageAnnouncer } from "../page-announcer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { LoadingBar } from "../../ui/loading-bar.tsx";

/** The frame of every public page. The page itself is the content of main. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col [--control-height:48px]">
      <a
        href="#content"
        className="absolute start-4 top-3 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas focus:translate-y-0"
      >
        <FormattedMessage id="site.skip" />
      </a>
      <LoadingBar />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="relative outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageAnnouncer />
    </div>
  );
}
