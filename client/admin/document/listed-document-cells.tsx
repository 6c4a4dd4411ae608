import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { Badge } from "../../ui/badge.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { ListCover } from "./list-cover.tsx";
import { titleOf } from "./listed-document.ts";

// How the lists of documents show one of them: in a table, on a phone, by its title alone.

interface Drafted {
  draft: { id: string; inReviewSince: string | null } | null;
}

interface ListedProps {
  of: Parameters<typeof titleOf>[0] & Drafted & { deletedAt: string | null };
  /** Its editor */
  to: string;
  /** What one without a title is called */
  untitled?: ReactNode;
}

/** Linked to its editor unless it is deleted. */
export function DocumentTitle({
  of,
  to,
  untitled,
  className,
}: ListedProps & { className: string }) {
  const title = titleOf(of, useLocale()) || untitled;
  if (of.deletedAt) return <span className={className}>{title}</span>;
  return (
    <Link to={to} className={`${className} hover:underline`}>
      {title}
    </Link>
  );
}

/** Says that there are changes which readers do not see yet. */
export function DraftMark({ of: { draft } }: { of: Drafted }) {
  if (!draft) return null;
  return (
    <Badge tone={draft.inReviewSince ? "accent" : "warn"}>
      <FormattedMessage id={draft.inReviewSince ? "document.draft.inReview" : "document.draft"} />
    </Badge>
  );
}

/** Title and a line about it in a table. */
export function DocumentLines({ children, ...listed }: ListedProps & { children: ReactNode }) {
  return (
    <span className="block min-w-0 leading-snug in-data-compact:flex in-data-compact:items-center in-data-compact:gap-2">
      <DocumentTitle
        {...listed}
        className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere in-data-compact:line-clamp-1"
      />
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-3 in-data-compact:mt-0 in-data-compact:shrink-0">
        <span className="min-w-0 truncate in-data-compact:hidden">{children}</span>
        <DraftMark of={listed.of} />
      </span>
    </span>
  );
}

interface PicturedProps extends ListedProps {
  cover: string | null | undefined;
  children: ReactNode;
}

/** Picture, title and a line about it in a table. */
export function DocumentCell({ cover, children, ...listed }: PicturedProps) {
  return (
    <span className="flex items-center gap-3.5">
      <ListCover
        cover={cover}
        className="h-11 w-16! shrink-0 rounded-md in-data-compact:h-7 in-data-compact:w-10!"
      />
      <DocumentLines {...listed}>{children}</DocumentLines>
    </span>
  );
}

interface MobileRowProps extends PicturedProps {
  /** Its author or kind */
  about: string | null | undefined;
  changedAt: string;
}

/** In the list on a phone. */
export function DocumentMobileRow({
  cover,
  about,
  changedAt,
  children,
  ...listed
}: MobileRowProps) {
  return (
    <div className="flex gap-3">
      <ListCover cover={cover} className="h-15 w-20! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <DocumentTitle
          {...listed}
          className="line-clamp-2 font-semibold text-balance wrap-anywhere"
        />
        <p className="mt-1 truncate text-[0.8125rem] text-ink-3">
          {about && <bdi>{about}</bdi>}
          {about && " · "}
          <RelativeTime iso={changedAt} />
        </p>
        {listed.of.draft && (
          <p className="mt-1.5">
            <DraftMark of={listed.of} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
