import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { controlStyles } from "../../ui/field.tsx";

/** A plain form: it leads to the page with the results. */
export function SearchField({ className }: { className: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "site.search" });
  return (
    <form
      role="search"
      aria-label={label}
      action={localePath(useLocale(), "/search")}
      className={`relative flex items-center ${className}`}
    >
      <IconSearch
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute start-2.5 text-ink-3"
      />
      <input
        type="search"
        name="search"
        aria-label={label}
        placeholder={intl.formatMessage({ id: "search.title" })}
        maxLength={100}
        className={`${controlStyles} h-11 ps-8 pe-1 text-[15px] pointer-coarse:text-base`}
      />
    </form>
  );
}
