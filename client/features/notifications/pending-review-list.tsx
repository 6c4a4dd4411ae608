import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";

interface ToReviewProps {
  pendingReviews: Record<string, number>;
  onChoose: () => void;
}

/** The screen where each kind is reviewed. */
const destinations = {
  comments: { to: "/dashboard/blog/comments", Icon: IconMessageCircle },
  messageReports: { to: "/dashboard/message-reports", Icon: IconMessageReport },
  jobs: { to: "/dashboard/jobs", Icon: IconBriefcase },
  members: { to: "/dashboard/user/list?tab=pending", Icon: IconUsers },
  requests: { to: "/dashboard/contact/list?tab=new", Icon: IconInbox },
} as const;

export const reviewed = Object.keys(destinations) as (keyof typeof destinations)[];

/** How many items of each kind wait for the user, linked to their screens. */
export function PendingReviewList({ pendingReviews, onChoose }: ToReviewProps) {
  const names = reviewed.filter((name) => pendingReviews[name]);
  if (names.length === 0) return null;
  return (
    <section className="mb-5 border-b border-line pb-4">
      <h3 className="mb-1 text-[13px] font-medium text-ink-3">
        <FormattedMessage id="notifications.review" />
      </h3>
      <ul>
        {names.map((name) => {
          const { to, Icon } = destinations[name];
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
                  id={`notifications.review.${name}`}
                  values={{ count: pendingReviews[name] }}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
