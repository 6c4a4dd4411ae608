import { FormattedMessage, useIntl } from "react-intl";
import { type Locale, localePath } from "../../../i18n/locale.ts";
import { alternates } from "../../../platform/published-path.ts";
import type { Solution } from "../../../platform/rest.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { container } from "../../../ui/container.ts";
import { Cover } from "../../../ui/cover.tsx";
import { ReadIn } from "../../../ui/read-in.tsx";
import { SolutionButton } from "./solution-button.tsx";
import { peopleOf } from "./solution-people.ts";
import { SOLUTIONS_PATH, solutionPath, solutionsPath } from "./solutions-path.ts";
import { PageTitle } from "../../../ui/page-title.tsx";

interface SolutionHeaderProps {
  solution: Solution;
  locale: Locale;
}

/** What is offered, by whom, and its picture. */
export function SolutionHeader({ solution, locale }: SolutionHeaderProps) {
  const intl = useIntl();
  const { title, description, category, cover, metadata } = solution;
  const people = peopleOf(solution);
  return (
    <header
      className={`${container} grid items-end gap-x-14 gap-y-8 pt-10 pb-12 md:pt-16 lg:grid-cols-[1.15fr_1fr]`}
    >
      <div className="min-w-0">
        <Breadcrumbs
          items={[
            {
              label: intl.formatMessage({ id: "solutions.title" }),
              to: localePath(locale, SOLUTIONS_PATH),
            },
            ...(category
              ? [
                  {
                    label: category.name,
                    to: localePath(locale, solutionsPath({ category: category.slug })),
                  },
                ]
              : []),
            { label: title },
          ]}
        />
        <PageTitle className="mt-5">{title}</PageTitle>
        {description && (
          <p className="mt-5 max-w-[32em] text-lg text-ink-2 [overflow-wrap:anywhere] md:text-xl md:leading-normal">
            {description}
          </p>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <SolutionButton solution={solution} variant="primary" />
          {people.length > 0 && (
            <span className="flex items-center gap-3 text-sm text-ink-2">
              <AvatarGroup people={people} size={32} />
              <FormattedMessage id="solutions.public.people" values={{ count: people.length }} />
            </span>
          )}
        </div>
        <ReadIn
          paths={alternates(metadata.slugs, solutionPath)}
          current={locale}
          className="mt-6 flex"
        />
      </div>
      <Cover
        picture={cover}
        priority
        width={590}
        height={420}
        className="h-[300px] rounded-panel lg:h-[420px]"
      />
    </header>
  );
}
