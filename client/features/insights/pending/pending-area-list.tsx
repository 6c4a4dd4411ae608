import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { areaNames, pendingAreas, type PendingCounts } from "./pending-areas.ts";

interface PendingAreaListProps {
  counts: PendingCounts;
  onChoose: () => void;
}

/** How much of each area waits for the user, linked to where it is handled. */
export function PendingAreaList({ counts, onChoose }: PendingAreaListProps) {
  return (
    <section className="mb-5 border-b border-line pb-4 [&:has(+ul:empty)]:border-0">
      <h3 className="mb-1 text-[13px] font-medium text-ink-3">
        <FormattedMessage id="insights.waiting" />
      </h3>
      <ul>
        {areaNames
          .filter((name) => counts[name] > 0)
          .map((name) => {
            const { to, Icon } = pendingAreas[name];
            return (
              <li key={name}>
                <Link
                  to={to}
                  onClick={onChoose}
                  className="-mx-3 flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-raised"
                >
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
                    <Icon size={19} aria-hidden="true" />
                  </span>
                  <FormattedMessage
                    id={`insights.waiting.${name}`}
                    values={{ count: counts[name] }}
                  />
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
