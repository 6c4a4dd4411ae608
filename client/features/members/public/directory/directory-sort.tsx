import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { SortLinks } from "../../../../ui/sort-links.tsx";
import { DIRECTORY_SORTS, type DirectoryFilter, directoryPath } from "./directory-path.ts";

/** The orders of the list, as links. */
export function DirectorySort({ filter }: { filter: DirectoryFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <SortLinks
      label={intl.formatMessage({ id: "members.directory.sort" })}
      isLabelled
      options={DIRECTORY_SORTS.map((sort) => ({
        label: intl.formatMessage({ id: `members.directory.sort.${sort}` }),
        to: localePath(locale, directoryPath({ ...filter, sort })),
        current: sort === filter.sort,
      }))}
    />
  );
}
