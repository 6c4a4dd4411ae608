import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../../i18n/locale.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { LocaleLink } from "../../../../ui/locale-link.tsx";
import { Scene } from "../../../../ui/scene.tsx";
import { conditionLabel } from "./chosen-filters.tsx";
import type { DirectoryFacets } from "./directory-facets.ts";
import {
  conditionsOf,
  type DirectoryFilter,
  directoryPath,
  withoutAny,
  type Condition,
} from "./directory-path.ts";

/** How many members there are without the conditions of a name. */
export interface Alternative {
  name: Condition["name"];
  count: number;
}

interface DirectoryNoMatchProps {
  filter: DirectoryFilter;
  facets: DirectoryFacets;
  alternatives: Alternative[];
  /** The path of the contact form, without the locale prefix */
  contact: string;
}

/** Nobody matches: what could be left out, and how many that gives. */
export function DirectoryNoMatch({ filter, facets, alternatives, contact }: DirectoryNoMatchProps) {
  const intl = useIntl();
  const locale = useLocale();
  const labelOf = (name: Condition["name"]) =>
    intl.formatList(
      conditionsOf(filter)
        .filter((condition) => condition.name === name)
        .map((condition) => conditionLabel(intl, condition, filter, facets)),
      { type: "disjunction" },
    );
  return (
    <div className="mt-10 grid items-center gap-x-14 gap-y-8 pb-20 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <h2 className="text-[2rem] leading-[1.08] font-extrabold tracking-[-0.034em] md:text-[2.75rem]">
          <FormattedMessage id="members.directory.noMatch" />
        </h2>
        {alternatives.length > 0 && (
          <>
            <p className="mt-4 max-w-[30em] text-lg text-ink-2">
              <FormattedMessage id="members.directory.noMatch.text" />
            </p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {alternatives.map(({ name, count }) => (
                <li key={name} className="flex min-h-[52px] items-center justify-between gap-4">
                  {count > 0 ? (
                    <LocaleLink
                      to={directoryPath(withoutAny(filter, name))}
                      className="py-3 font-semibold text-primary-strong hover:underline"
                    >
                      <FormattedMessage
                        id="members.directory.without"
                        values={{ condition: labelOf(name) }}
                      />
                    </LocaleLink>
                  ) : (
                    <span className="py-3 text-ink-3">
                      <FormattedMessage
                        id="members.directory.without"
                        values={{ condition: labelOf(name) }}
                      />
                    </span>
                  )}
                  <span className="shrink-0 text-sm text-ink-3">
                    <FormattedMessage id="members.directory.count" values={{ count }} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={localePath(locale, "/members")}>
            <FormattedMessage id="members.directory.all" />
          </ButtonLink>
          <ButtonLink variant="outline" to={localePath(locale, contact)}>
            <FormattedMessage id="members.directory.ask" />
          </ButtonLink>
        </p>
      </div>
      <Scene kind="empty" />
    </div>
  );
}
