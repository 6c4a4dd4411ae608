import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconLayoutSidebarRight from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";

interface WorkspaceProps {
  /** Above the panes; on a phone only above the list */
  head?: ReactNode;
  /** What stands in for the head on a phone, where something is open */
  heading?: string;
  list: ReactNode;
  /** What is open, or that nothing is */
  main: ReactNode;
  /** Of what is open: its title, next to the way back and the details */
  title?: ReactNode;
  /** Next to it: icons for what is done most */
  actions?: ReactNode;
  /** At the bottom, always visible */
  composer?: ReactNode;
  details?: ReactNode;
  /** Something was opened: where there is no room for both, it is shown instead of the list */
  isOpen: boolean;
  /** Back to the list, where there is no room for both */
  back: { to: string; label: string };
}

/**
 * Panes edge to edge, as high as the window, each scrolling by itself: the list, what is open, and its
 * details. Below 1,120 px the details are behind a button, below 720 px the list is, too.
 */
export function Workspace(props: WorkspaceProps) {
  const { head, heading, list, main, title, actions, composer, details, isOpen, back } = props;
  const intl = useIntl();
  const [areDetailsOpen, setDetailsOpen] = useState(false);
  return (
    <div
      data-workspace
      data-alone={isOpen || undefined}
      className="@container flex min-h-0 min-w-0 flex-1 flex-col"
    >
      {head && (
        <div
          className={`shrink-0 border-b border-line bg-canvas px-4 py-3 lg:px-10 [&>*]:mb-0 ${isOpen ? "@max-[720px]:hidden" : ""}`}
        >
          {head}
        </div>
      )}
      <div className="relative flex min-h-0 flex-1">
        <div
          className={`flex min-h-0 w-full min-w-0 flex-col border-line @min-[720px]:w-[clamp(300px,32%,376px)] @min-[720px]:shrink-0 @min-[720px]:border-e ${isOpen ? "@max-[720px]:hidden" : ""}`}
        >
          {list}
        </div>
        <div
          className={`flex min-h-0 min-w-0 flex-1 flex-col ${isOpen ? "" : "@max-[720px]:hidden"}`}
        >
          <div
            className={`flex shrink-0 items-center gap-2 border-b border-line px-4 py-2 @min-[720px]:px-6 ${title || details ? "min-h-18" : "@min-[720px]:hidden"}`}
          >
            <Link
              to={back.to}
              aria-label={back.label}
              className="-ms-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised @min-[720px]:hidden"
            >
              <IconArrowLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
            <div className="min-w-0 flex-1">
              {title}
              {heading && (
                <h1 className="truncate text-lg font-bold @min-[720px]:hidden">{heading}</h1>
              )}
            </div>
            {actions}
            {details && (
              <IconButton
                icon={IconLayoutSidebarRight}
                label={intl.formatMessage({ id: "flow.details" })}
                aria-expanded={areDetailsOpen}
                onClick={() => setDetailsOpen(!areDetailsOpen)}
                className="@min-[1120px]:hidden rtl:[&_svg]:-scale-x-100"
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{main}</div>
          {composer && (
            <div className="max-h-[60%] shrink-0 overflow-y-auto border-t border-line bg-surface">
              {composer}
            </div>
          )}
        </div>
        {details && (
          <div
            className={`min-h-0 w-66 shrink-0 overflow-y-auto border-s border-line bg-surface ${
              areDetailsOpen
                ? "@max-[1120px]:absolute @max-[1120px]:inset-y-0 @max-[1120px]:end-0 @max-[1120px]:z-20 @max-[1120px]:w-80 @max-[1120px]:max-w-full @max-[1120px]:shadow-overlay"
                : "@max-[1120px]:hidden"
            }`}
          >
            {areDetailsOpen && (
              <IconButton
                icon={IconX}
                label={intl.formatMessage({ id: "dialog.close" })}
                onClick={() => setDetailsOpen(false)}
                className="absolute! end-2 top-2 @min-[1120px]:hidden"
              />
            )}
            {details}
          </div>
        )}
      </div>
    </div>
  );
}

/** The title of what is open, also the window's. */
export function WorkspaceTitle({ title, line }: { title: string; line?: ReactNode }) {
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="truncate text-lg leading-snug font-bold">
        <bdi>{title}</bdi>
      </h1>
      {line && <p className="truncate text-[0.8125rem] text-ink-3">{line}</p>}
    </>
  );
}
