import type { ReactNode } from "react";
import { SkipLink } from "../skip-link.tsx";
import { Logo } from "../../ui/logo.tsx";

/** From here on the sidebar is shown: the breakpoint "lg" */
export const WITH_SIDEBAR = "(width >= 64rem)";

interface DashboardFrameProps {
  navigation?: ReactNode;
  header?: ReactNode;
  /** Between header and content: what is to be known on each screen */
  notice?: ReactNode;
  /** Panes edge to edge instead of a page; one with data-alone replaces the header on a phone */
  isWorkspace?: boolean;
  children?: ReactNode;
}

/** Screens whose parts scroll by themselves are as high as the window: a board with, panes without a margin. */
const filled =
  "md:in-filled:min-h-0 md:in-filled:pb-4 in-workspace:min-h-0 " +
  "in-workspace:max-w-none in-workspace:bg-surface in-workspace:p-0";

/**
 * Sidebar, header and content (specification, section 9: 280, mini 88, header 92, on a phone 64).
 * The server sends it empty; the rest is rendered into it and nothing moves.
 */
export function DashboardFrame(props: DashboardFrameProps) {
  const { navigation, header, notice, isWorkspace, children } = props;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[280px_minmax(0,1fr)] mini:lg:grid-cols-[88px_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col border-e border-line bg-surface lg:flex">
        <a
          href="/"
          className="mx-4 flex h-[92px] shrink-0 items-center gap-2.5 rounded-md px-3 text-lg font-bold tracking-tight mini:mx-0 mini:justify-center"
        >
          <Logo /> <span className="mini:sr-only">Atelier</span>
        </a>
        {navigation}
      </aside>
      <div
        className={`group/frame flex min-w-0 flex-col overflow-x-clip has-data-workspace:h-dvh md:has-data-fill:h-dvh md:has-data-fill:min-h-140 ${isWorkspace ? "h-dvh" : ""}`}
      >
        <header
          className={`sticky top-0 z-30 flex h-16 shrink-0 items-center bg-canvas px-4 lg:h-[92px] lg:px-10 in-alone:max-md:hidden in-workspace:border-b border-line ${isWorkspace ? "border-b" : ""}`}
        >
          {header}
        </header>
        {notice}
        <main
          id="content"
          tabIndex={-1}
          className={
            isWorkspace
              ? "flex min-h-0 flex-1 flex-col bg-surface outline-none"
              : `mx-auto flex w-full max-w-[1240px] flex-1 flex-col px-4 pt-2 pb-10 outline-none lg:px-10 stretch:max-w-none ${filled}`
          }
        >
          {children}
        </main>
      </div>
    </div>
  );
}
