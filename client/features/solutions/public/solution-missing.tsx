import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { SOLUTIONS_PATH, solutionPath } from "./solutions-path.ts";

interface SolutionMissingProps extends Pick<Failure, "available"> {
  what: "solution" | "category";
}

/** "Solution not found", or links to the languages in which it is available. */
export function SolutionMissing({ what, available }: SolutionMissingProps) {
  const intl = useIntl();
  const locale = useLocale();
  const kind = what === "category" ? "noCategory" : available ? "notAvailable" : "notFound";
  return (
    <PublishedMissing
      title={intl.formatMessage({ id: `solutions.public.${kind}` })}
      text={intl.formatMessage({ id: `solutions.public.${kind}.text` })}
      available={available}
      pathOf={solutionPath}
      all={{
        label: intl.formatMessage({ id: "solutions.public.allSolutions" }),
        to: localePath(locale, SOLUTIONS_PATH),
      }}
    />
  );
}
