import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { JobSummary } from "../../../platform/rest.ts";
import { CardLink } from "../../../ui/card-link.tsx";
import { placeIn } from "../place-in.ts";
import { jobPath } from "./careers-path.ts";
import type { Closing } from "./closing.ts";
import { Pay, PayUnit, saysPay } from "./pay.tsx";

export type ListedJob = JobSummary & { closing: Closing | null };

interface JobRowProps {
  job: ListedJob;
  heading?: "h2" | "h3";
}

/** A position in a list; the whole row is a link to its page. */
export function JobRow({ job, heading: Heading = "h3" }: JobRowProps) {
  const intl = useIntl();
  const { slug, title, locations, workplace, employmentTypes, salary } = job;
  return (
    <article className="group relative flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-80">
        <Heading className="text-2xl leading-tight font-bold tracking-[-0.025em] [overflow-wrap:anywhere]">
          <CardLink to={jobPath(slug)}>{title}</CardLink>
        </Heading>
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
          <span className="inline-flex min-w-0 items-center gap-2">
            <IconMapPin size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span>
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
              <span className={locations.length > 0 ? "text-ink-3" : ""}>
                <FormattedMessage id={`careers.workplace.${workplace}`} />
              </span>
            </span>
          </span>
          {employmentTypes.length > 0 && (
            <span className="inline-flex items-center gap-2">
              <IconClock size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <EmploymentTypes types={employmentTypes} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2.5 text-sm text-ink-3 md:grid md:justify-items-end md:text-end">
        {saysPay(salary) && (
          <>
            <bdi className="text-lg font-bold text-ink">
              <Pay salary={salary} />
            </bdi>
            <span className="empty:hidden">
              <PayUnit salary={salary} />
            </span>
          </>
        )}
        {job.closing && <ClosesAt closing={job.closing} />}
      </div>
    </article>
  );
}

export function EmploymentTypes({ types }: { types: JobSummary["employmentTypes"] }) {
  return (
    <FormattedList
      type="disjunction"
      value={types.map((type) => (
        <FormattedMessage key={type} id={`careers.employmentType.${type}`} />
      ))}
    />
  );
}

const ClosesAt = ({ closing: { date, days, isSoon } }: { closing: Closing }) => (
  <span className={isSoon ? "font-semibold text-warn" : ""}>
    {days === null ? (
      <FormattedMessage
        id="careers.closes.on"
        values={{ date: <FormattedDate value={date} dateStyle="long" /> }}
      />
    ) : (
      <FormattedMessage id="careers.closes.inDays" values={{ days }} />
    )}
  </span>
);
