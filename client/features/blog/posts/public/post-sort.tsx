import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { type BlogFilter, blogPath, blogSorts } from "./blog-path.ts";

/** The orders of the list, as links. */
export function PostSort({ filter }: { filter: BlogFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <nav aria-label={intl.formatMessage({ id: "blog.sort" })}>
      <ul className="-mx-3 flex flex-wrap">
        {blogSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={localePath(locale, blogPath({ ...filter, sort }))}
              rel={sort === "newest" ? undefined : "nofollow"}
              aria-current={sort === filter.sort ? "true" : undefined}
              preventScrollReset
              className="inline-flex h-11 items-center px-3 text-sm font-semibold text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8"
            >
              <FormattedMessage id={`blog.sort.${sort}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
