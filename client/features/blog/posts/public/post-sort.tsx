import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { SortLinks } from "../../../../ui/sort-links.tsx";
import { type BlogFilter, blogPath, blogSorts } from "./blog-path.ts";

/** The orders of the list, as links. */
export function PostSort({ filter }: { filter: BlogFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <SortLinks
      label={intl.formatMessage({ id: "blog.sort" })}
      options={blogSorts.map((sort) => ({
        label: intl.formatMessage({ id: `blog.sort.${sort}` }),
        to: localePath(locale, blogPath({ ...filter, sort })),
        current: sort === filter.sort,
      }))}
    />
  );
}
