import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { SolutionCategory } from "../../../platform/rest.ts";
import { ChipLink } from "../../../ui/chip.tsx";
import { useIntent } from "../../../ui/use-online.ts";
import { solutionsPath } from "./solutions-path.ts";

interface SolutionChipsProps {
  categories: readonly SolutionCategory[];
  /** The slug of a category; "" for all, undefined for neither */
  current: string | undefined;
}

/** The categories that have solutions, as links. */
export function SolutionChips({ categories, current }: SolutionChipsProps) {
  const intl = useIntl();
  const prefetch = useIntent();
  const locale = useLocale();
  const shown = categories.filter(
    ({ solutionCount, slug }) => solutionCount > 0 || slug === current,
  );
  if (shown.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "solutions.public.categories" })}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink to={localePath(locale, solutionsPath())} current={current === ""}>
            <FormattedMessage id="solutions.public.all" />
          </ChipLink>
        </li>
        {shown.map(({ id, slug, name }) => (
          <li key={id}>
            <ChipLink
              to={localePath(locale, solutionsPath({ category: slug }))}
              prefetch={prefetch}
              current={slug === current}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
