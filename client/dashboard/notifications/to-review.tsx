import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { areas } from "../areas.ts";

interface ToReviewProps {
  waiting: Record<string, number>;
  onChoose: () => void;
}

/** Where each of them is dealt with. */
const places = {
  comments: "/dashboard/blog/comments",
  messageReports: "/dashboard/message-reports",
  users: "/dashboard/user/list?tab=pending",
} as const;

export const reviewed = Object.keys(places) as (keyof typeof places)[];

/** What waits for staff: how much of each, and the way there. */
export function ToReview({ waiting, onChoose }: ToReviewProps) {
  const names = reviewed.filter((name) => waiting[name]);
  if (names.length === 0) return null;
  return (
    <section className="mb-5 border-b border-line pb-4">
      <h3 className="mb-1 text-[13px] font-medium text-ink-3">
        <FormattedMessage id="notifications.review" />
      </h3>
      <ul>
        {names.map((name) => {
          const Icon = areas.find((area) => area.name === name)?.Icon;
          return (
            <li key={name}>
              <Link
                to={places[name]}
                onClick={onChoose}
                className="-mx-3 flex min-h-12 items-center gap-3 rounded-md px-3 font-semibold hover:bg-raised"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
                  {Icon && <Icon size={19} aria-hidden="true" />}
                </span>
                <FormattedMessage
                  id={`notifications.review.${name}`}
                  values={{ count: waiting[name] }}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
