import { FormattedMessage } from "react-intl";
import { JobRow, type ListedJob } from "./job-row.tsx";

/** The positions of a page by their line of work, in the order of their newest. */
export function JobGroups({ jobs }: { jobs: ListedJob[] }) {
  const groups = Map.groupBy(jobs, ({ role }) => role ?? "");
  return (
    <div className="grid gap-10 md:gap-12">
      {[...groups].map(([role, found], place) => (
        <section
          key={role}
          aria-labelledby={`role-${place}`}
          className="grid gap-x-10 gap-y-3 md:grid-cols-[200px_minmax(0,1fr)]"
        >
          <h2
            id={`role-${place}`}
            className="text-lg font-bold tracking-[-0.02em] [overflow-wrap:anywhere] md:pt-6"
          >
            {role ? <bdi>{role}</bdi> : <FormattedMessage id="careers.role.other" />}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {found.map((job) => (
              <li key={job.id}>
                <JobRow job={job} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
