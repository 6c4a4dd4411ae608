import { FormattedMessage } from "react-intl";
import type { Member } from "../../../platform/rest.ts";

const lists = ["experience", "education", "awards"] as const;

type Entry = Member["experience"][number];

/** Positions, education and awards, as far as they are entered. */
export function MemberResume({ member }: { member: Pick<Member, (typeof lists)[number]> }) {
  return lists
    .filter((name) => member[name].length > 0)
    .map((name) => (
      <section key={name} id={name} aria-labelledby={`${name}-title`} className="scroll-mt-6">
        <h2
          id={`${name}-title`}
          className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]"
        >
          <FormattedMessage id={`members.${name}`} />
        </h2>
        <ol className="mt-3 divide-y divide-line">
          {member[name].map((entry, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed list without keys of its own
            <li
              key={place}
              className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[112px_minmax(0,1fr)]"
            >
              <p className="text-sm text-ink-3 sm:pt-0.5">
                <Years entry={entry} isOngoing={name === "experience"} />
              </p>
              <div className="wrap-anywhere">
                <h3 className="font-bold">{entry.title}</h3>
                {entry.organization && <p className="text-ink-2">{entry.organization}</p>}
                {entry.description && (
                  <p className="mt-1.5 whitespace-pre-line text-ink-2">{entry.description}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
    ));
}

/** "2019 – 2023"; a position without an end is a current one. */
function Years({ entry, isOngoing }: { entry: Entry; isOngoing: boolean }) {
  const { startYear, endYear } = entry;
  if (startYear && !endYear && isOngoing) {
    return <FormattedMessage id="members.years.since" values={{ start: String(startYear) }} />;
  }
  const years = [...new Set([startYear, endYear])].filter(Boolean);
  return years.join(" – ");
}
