import { type ReactNode } from "react";
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from "react-intl";
import type { Job } from "../../../platform/rest.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { placeIn } from "../place-in.ts";
import { APPLY } from "./careers-path.ts";
import type { Closing } from "./closing.ts";
import { EmploymentTypes } from "./job-row.tsx";
import { Pay, PayUnit, saysPay } from "./pay.tsx";

interface JobCardProps {
  job: Job;
  closing: Closing | null;
}

/** The terms of a position, pay first, and the way to the form. */
export function JobCard({ job, closing }: JobCardProps) {
  const intl = useIntl();
  const { salary, workingSchedule, locations, workplace, employmentTypes, experience } = job;
  return (
    <>
      <section aria-labelledby="facts" className="card p-6">
        <h2 id="facts" className="sr-only">
          <FormattedMessage id="careers.job.facts" />
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
          {saysPay(salary) && (
            <div className="col-span-2 pb-3 lg:col-span-1">
              <dt className="text-sm text-ink-3">
                <FormattedMessage id="careers.job.pay" />
              </dt>
              <dd className="text-2xl leading-tight font-bold tracking-[-0.025em]">
                <bdi>
                  <Pay salary={salary} /> <PayUnit salary={salary} />
                </bdi>
              </dd>
            </div>
          )}
          {workingSchedule.length > 0 && (
            <Fact label="hours">
              {workingSchedule.map((line) => (
                <bdi key={line} className="block">
                  {line}
                </bdi>
              ))}
            </Fact>
          )}
          <Fact label="where">
            {locations.length > 0 && (
              <bdi className="block">
                <FormattedList
                  type="disjunction"
                  value={locations.map((place) => placeIn(intl.locale, place))}
                />
              </bdi>
            )}
            <FormattedMessage id={`careers.workplace.${workplace}`} />
          </Fact>
          {employmentTypes.length > 0 && (
            <Fact label="type">
              <EmploymentTypes types={employmentTypes} />
            </Fact>
          )}
          {experience && (
            <Fact label="experience">
              <FormattedMessage id={`careers.experience.${experience}`} />
            </Fact>
          )}
          {closing && (
            <Fact label="closes">
              <ClosesOn closing={closing} />
            </Fact>
          )}
        </dl>
        {job.takesApplications ? (
          <>
            <a href={`#${APPLY}`} className={buttonStyles("primary", 48, "mt-3 w-full")}>
              <FormattedMessage id="careers.job.apply" />
            </a>
            <p className="mt-3 text-center text-sm text-ink-3">
              <FormattedMessage id="careers.job.noAccount" />
            </p>
          </>
        ) : (
          <Closed job={job} />
        )}
      </section>
      {job.hiringTeam.length > 0 && <Team people={job.hiringTeam} />}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="text-sm text-ink-3">
        <FormattedMessage id={`careers.job.${label}`} />
      </dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function ClosesOn({ closing: { date, days, isSoon } }: { closing: Closing }) {
  const day = <FormattedDate value={date} dateStyle="long" />;
  if (days === null) return day;
  return (
    <span className={isSoon ? "text-warn" : ""}>
      <FormattedMessage id="careers.job.closesOn" values={{ date: day, days }} />
    </span>
  );
}

/** Since it was closed, or its time has passed. */
function Closed({ job: { closedAt, expiredDate } }: { job: Job }) {
  const since = closedAt ?? expiredDate;
  return (
    <p className="mt-3 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
      {since ? (
        <FormattedMessage
          id="careers.job.closed.since"
          values={{ date: <FormattedDate value={since} dateStyle="long" /> }}
        />
      ) : (
        <FormattedMessage id="careers.job.closed.text" />
      )}
    </p>
  );
}

function Team({ people }: { people: Job["hiringTeam"] }) {
  return (
    <section aria-labelledby="team" className="mt-6 px-1">
      <h2 id="team" className="text-sm text-ink-3">
        <FormattedMessage id="careers.job.team" />
      </h2>
      <p className="mt-2 flex items-center gap-3">
        <AvatarGroup people={people} size={40} />
        <span aria-hidden="true" className="min-w-0 text-sm text-ink-2">
          <FormattedList value={people.map(({ name }) => name)} />
        </span>
      </p>
    </section>
  );
}
