import { localePath, type Locale } from "../../i18n/locale.ts";

interface PageLinkProps {
  locale: Locale;
  path: string;
  /** Beside it, in words */
  note?: string | undefined;
}

/** A page of the site by its path. One with a secret in it cannot be opened. */
export function PageLink({ locale, path, note }: PageLinkProps) {
  const href = localePath(locale, path);
  const isSecret = path.includes("…");
  return (
    <span className="flex min-h-6 min-w-0 flex-wrap items-baseline gap-x-3">
      {isSecret ? (
        <bdi className="min-w-0 truncate font-medium">{href}</bdi>
      ) : (
        <a href={encodeURI(href)} className="min-w-0 truncate font-medium hover:underline">
          <bdi>{href}</bdi>
        </a>
      )}
      {note && <span className="text-sm text-ink-3">{note}</span>}
    </span>
  );
}
