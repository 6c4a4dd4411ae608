import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PageAnnouncer } from "../page-announcer.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { LoadingBar } from "../../ui/loading-bar.tsx";

interface PublicFrameProps extends SiteFooterProps {
  children: ReactNode;
}

/** The frame of every public page. The page itself is the content of main. */
export function PublicFrame({ children, footerPages }: PublicFrameProps) {
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
      <SiteFooter footerPages={footerPages} />
      <PageAnnouncer />
    </div>
  );
}
