import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";

/** How many applications nobody has read yet, linked to their jobs. */
export function NewApplications({ count }: { count: number }) {
  return (
    <Link
      to="/dashboard/jobs"
      className="card flex min-h-14 items-center gap-3 px-5 py-3 font-semibold hover:bg-raised"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <IconBriefcase size={19} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <FormattedMessage id="notifications.review.jobs" values={{ count }} />
      </span>
      <IconChevronRight size={20} aria-hidden="true" className="text-ink-3 rtl:-scale-x-100" />
    </Link>
  );
}
