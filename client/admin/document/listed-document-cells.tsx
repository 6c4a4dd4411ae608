import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { ListCover } from "./list-cover.tsx";
import { titleOf } from "./listed-document.ts";

// How the lists of documents show one of them: in a table, on a phone, by its title alone.

interface ListedProps {
  of: Parameters<typeof titleOf>[0] & { deletedAt: string | null };
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
      <span className="min-w-0 leading-snug">
        <DocumentTitle
          {...listed}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere in-data-compact:line-clamp-1"
        />
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          {children}
        </span>
      </span>
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
        {children}
      </div>
    </div>
  );
}
