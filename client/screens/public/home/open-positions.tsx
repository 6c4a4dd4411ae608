import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { placeIn } from "../../../features/jobs/place-in.ts";
import { CAREERS_PATH, jobPath } from "../../../features/jobs/public/careers-path.ts";
import { Pay, PayUnit, saysPay } from "../../../features/jobs/public/pay.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { JobSummary, Pagination } from "../../../platform/rest.ts";
import { CardLink } from "../../../ui/card-link.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";

interface OpenPositionsProps {
  jobs: JobSummary[];
  pagination: Pagination;
}

/** The newest positions. */
export function OpenPositions({ jobs, pagination }: OpenPositionsProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section aria-labelledby="positions" className="min-w-0">
      <SectionHeading
        id="positions"
        title={intl.formatMessage({ id: "careers.list.title" })}
        more={{
          to: localePath(locale, CAREERS_PATH),
          label: intl.formatMessage({ id: "search.jobs.all" }, { count: pagination.totalCount }),
        }}
      />
      <ul className="card divide-y divide-line">
        {jobs.map(({ id, slug, title, locations, workplace, salary }) => (
          <li key={id} className="group relative px-6 py-4">
            <h3 className="text-[17px] leading-[1.3] font-bold [overflow-wrap:anywhere]">
              <CardLink to={jobPath(slug)}>{title}</CardLink>
            </h3>
            <p className="mt-1 text-sm text-ink-2">
              {locations.length > 0 && (
                <>
                  <bdi>
                    <FormattedList
                      type="disjunction"
                      value={locations.map((place) => placeIn(intl.locale, place))}
                    />
                  </bdi>
                  {" · "}
                </>
              )}
              <span className="text-ink-3">
                <FormattedMessage id={`careers.workplace.${workplace}`} />
              </span>
            </p>
            {saysPay(salary) && (
              <p className="mt-1 text-sm font-semibold">
                <bdi>
                  <Pay salary={salary} /> <PayUnit salary={salary} />
                </bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
