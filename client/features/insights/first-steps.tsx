import IconCircle from "@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { type ReactNode, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { Card } from "../../ui/card.tsx";
import { useCopyLink } from "../../ui/use-copy-link.ts";
import type { OwnMember, OwnWork } from "./overview.ts";

interface FirstStepsProps {
  member: OwnMember;
  work: OwnWork;
}

/** What a new member does first. Each step ticks itself; the list is gone once all are done. */
export function FirstSteps({ member, work }: FirstStepsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const copyLink = useCopyLink();
  const [isShared, share] = useShared(member.id);
  const action =
    "inline-flex min-h-11 items-center font-semibold text-primary-strong hover:underline";
  const to = (path: string, id: string) => (
    <Link to={path} className={action}>
      <FormattedMessage id={`insights.first.${id}`} />
    </Link>
  );
  const steps: { id: string; isDone: boolean; open: ReactNode }[] = [
    {
      id: "project",
      isDone: work.published > 0,
      open: to("/dashboard/projects/new", "project"),
    },
    {
      id: "skills",
      isDone: member.skills.length > 0,
      open: to("/dashboard/user/account?tab=profile", "skills"),
    },
    {
      id: "place",
      isDone: Boolean(member.country),
      open: to("/dashboard/user/account?tab=profile", "place"),
    },
    {
      id: "share",
      isDone: isShared,
      open: (
        <>
          <FormattedMessage id="insights.first.share" />{" "}
          <button
            type="button"
            className={`ms-2 ${action}`}
            onClick={() => void copyLink(localePath(locale, `/${member.handle}`)).then(share)}
          >
            <FormattedMessage id="insights.first.copy" />
          </button>
        </>
      ),
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={intl.formatMessage({ id: "insights.first" })}>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map(({ id, isDone, open }) => (
          <li key={id} className="flex min-h-11 items-center gap-2.5">
            {isDone ? (
              <IconCircleCheck size={20} aria-hidden="true" className="shrink-0 text-good" />
            ) : (
              <IconCircle size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
            )}
            {isDone ? (
              <span className="text-ink-3">
                <FormattedMessage id={`insights.first.${id}`} />
                <span className="sr-only">
                  {", "}
                  <FormattedMessage id="insights.profile.there" />
                </span>
              </span>
            ) : (
              <span>{open}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the link to a page was copied on this device. */
function useShared(memberId: string): [boolean, () => void] {
  const key = `shared-page:${memberId}`;
  const isShared = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) !== null,
    () => false,
  );
  const share = () => {
    localStorage.setItem(key, "1");
    for (const listener of listeners) listener();
  };
  return [isShared, share];
}
