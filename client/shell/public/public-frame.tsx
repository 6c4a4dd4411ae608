import type { ReactNode } from "react";
import { PageAnnouncer } from "../page-announcer.tsx";
import { SkipLink } from "../skip-link.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { SiteFooter, type SiteFooterProps } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { LoadingBar } from "../../ui/loading-bar.tsx";

interface PublicFrameProps extends SiteFooterProps {
  children: ReactNode;
}

/** The frame of every public page. The page itself is the content of main. */
export function PublicFrame({ children, footerPages }: PublicFrameProps) {
  return (
    <div className="site-frame relative flex min-h-dvh flex-col [--control-height:48px]">
      <SkipLink />
      <LoadingBar />
      <SiteHeader />
      <main id="content" tabIndex={-1} className="relative outline-none">
        {children}
      </main>
      <SiteFooter footerPages={footerPages} />
      <PageAnnouncer />
      <OfflineNotice />
    </div>
  );
}
