import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { DIRECTORY_SORTS, type DirectoryFilter, directoryPath } from "./directory-path.ts";

/** The orders of the list, as links. */
export function DirectorySort({ filter }: { filter: DirectoryFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "members.directory.sort" })}
      className="flex items-center gap-1 text-sm"
    >
      <span aria-hidden="true" className="text-ink-3">
        <FormattedMessage id="members.directory.sort" />
      </span>
      <ul className="flex">
        {DIRECTORY_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to={localePath(locale, directoryPath({ ...filter, sort }))}
              rel={sort === "relevance" ? undefined : "nofollow"}
              aria-current={sort === filter.sort ? "true" : undefined}
              preventScrollReset
              className="inline-flex h-9 items-center px-2 font-semibold text-ink-2 decoration-graph decoration-2 underline-offset-[6px] hover:text-ink aria-[current]:text-ink aria-[current]:underline max-md:h-11"
            >
              <FormattedMessage id={`members.directory.sort.${sort}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
