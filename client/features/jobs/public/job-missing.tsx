import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { CAREERS_PATH, jobPath } from "./careers-path.ts";

/** "Position not found", or links to the languages in which it is available. */
export function JobMissing({ available }: Pick<Failure, "available">) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = available ? "notAvailable" : "notFound";
  return (
    <PublishedMissing
      title={intl.formatMessage({ id: `careers.${kind}` })}
      text={intl.formatMessage({ id: `careers.${kind}.text` })}
      available={available}
      pathOf={jobPath}
      all={{
        label: intl.formatMessage({ id: "careers.allJobs" }),
        to: localePath(locale, CAREERS_PATH),
      }}
    />
  );
}
