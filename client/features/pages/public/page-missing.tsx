import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { sitePagePath } from "./pages-path.ts";

/** "Page not found", or links to the languages in which it is available. */
export function PageMissing({ available }: Pick<Failure, "available">) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = available ? "notAvailable" : "notFound";
  return (
    <PublishedMissing
      title={intl.formatMessage({ id: `pages.public.${kind}` })}
      text={intl.formatMessage({ id: `pages.public.${kind}.text` })}
      available={available}
      pathOf={sitePagePath}
      all={{
        label: intl.formatMessage({ id: "site.failure.home" }),
        to: localePath(locale, "/"),
      }}
    />
  );
}
