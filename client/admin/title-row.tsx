import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";

interface TitleRowProps {
  title: string;
  /**
   * One line of subtitle, such as numbers that need attention; its space is reserved while they
   * load
   */
  subtitle?: ReactNode;
  hasSubtitle?: boolean;
  /** Next to the title, such as a status */
  mark?: ReactNode;
  /** At the end; one of them primary */
  actions?: ReactNode;
  /** On a phone the actions are too wide to fit next to the title */
  hasWideActions?: boolean;
  /** In an editor: the list it belongs to, and the path to it in words */
  back?: { to: string; path: string };
}

/** The title of a screen, also set as the window's title. */
export function TitleRow({
  title,
  subtitle,
  hasSubtitle,
  mark,
  actions,
  hasWideActions,
  back,
}: TitleRowProps) {
  const withSubtitle = subtitle !== undefined || hasSubtitle;
  // On a phone the subtitle has its own line: next to the actions it would wrap when it arrives.
  const apart = withSubtitle && !back ? "max-md:contents" : "";
  const heading = (
    <h1
      className={
        back
          ? "text-[1.375rem] leading-tight font-extrabold wrap-anywhere"
          : "text-[1.75rem] leading-tight font-extrabold max-md:flex-1 max-md:basis-32"
      }
    >
      {title}
    </h1>
  );
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4 max-md:gap-x-3">
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <div
        className={`flex min-w-0 flex-1 basis-40 items-center gap-3 ${back ? "max-md:basis-48" : "max-md:basis-32"} ${apart}`}
      >
        {back && (
          <Link
            to={back.to}
            className="-ms-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised"
          >
            <IconArrowLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
            <span className="sr-only">
              <FormattedMessage id="dashboard.back" values={{ path: back.path }} />
            </span>
          </Link>
        )}
        <div className={`min-w-0 ${apart}`}>
          {back && <p className="text-[13px] text-ink-3">{back.path}</p>}
          {mark ? (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {heading}
              {mark}
            </div>
          ) : (
            heading
          )}
          {withSubtitle && (
            <p
              className={`mt-1 min-h-6 text-ink-2 ${apart && "max-md:order-1 max-md:-mt-3 max-md:basis-full"}`}
            >
              {subtitle}
            </p>
          )}
        </div>
      </div>
      {actions && (
        <div
          className={`flex max-w-full min-w-0 flex-wrap items-center gap-3 ${hasWideActions ? "max-md:order-1 max-md:basis-full" : ""}`}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
