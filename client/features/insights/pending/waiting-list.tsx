import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { areaNames, pendingAreas, type PendingCounts, pendingTotal } from "./pending-areas.ts";
import { type PendingItem, pendingItems } from "./pending-items.ts";
import type { PendingWorkQuery } from "./pending-work.generated.ts";

const FEW = 5;
/** As many as each area lists: of more, the oldest might be missing. */
const MOST = 10;

interface WaitingListProps {
  work: PendingWorkQuery["pendingWork"];
  counts: PendingCounts;
}

/** What waits for the viewer in all areas, oldest first, each with what is to be done. */
export function WaitingList({ work, counts }: WaitingListProps) {
  const intl = useIntl();
  const locale = useLocale();
  const isBilling = useViewer().may("billing:read");
  const [isLong, setLong] = useState(false);
  const items = pendingItems(work, { intl, locale, isBilling }).slice(0, MOST);
  if (items.length === 0) return null;
  const total = pendingTotal(counts);
  return (
    <Card
      className="min-w-0"
      title={intl.formatMessage({ id: "insights.waiting" })}
      text={intl.formatMessage({ id: "insights.waiting.order" }, { count: total })}
    >
      <nav
        aria-label={intl.formatMessage({ id: "insights.waiting.areas" })}
        className="mb-3 flex min-h-8 gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 sm:flex-wrap pointer-coarse:min-h-11"
      >
        {areaNames
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <Link
              key={name}
              to={pendingAreas[name].to}
              className="inline-flex min-h-8 shrink-0 items-center rounded-md bg-raised px-3 text-[13px] font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11"
            >
              <FormattedMessage id={`insights.waiting.${name}`} values={{ count: counts[name] }} />
            </Link>
          ))}
      </nav>
      <ol className="-mx-3 grid grid-cols-1">
        {(isLong ? items : items.slice(0, FEW)).map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      {items.length > FEW && !isLong && (
        <Button variant="plain" size={44} className="mt-2 -ms-3" onClick={() => setLong(true)}>
          <FormattedMessage id="insights.waiting.more" values={{ count: items.length - FEW }} />
        </Button>
      )}
    </Card>
  );
}

function Item({ item: { area, title, detail, since, to, verb } }: { item: PendingItem }) {
  const { Icon } = pendingAreas[area];
  return (
    <Link
      to={to}
      className="group flex min-h-16 items-center gap-3 rounded-md px-3 py-2 hover:bg-raised"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <Icon size={19} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="truncate font-semibold">{title}</bdi>
          <RelativeTime iso={since} className="shrink-0 text-[13px] text-ink-3" />
        </span>
        <span className="block truncate text-sm text-ink-2">
          <FormattedMessage id={`insights.waiting.kind.${area}`} />
          {detail && (
            <>
              {" · "}
              <bdi>{detail}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="inline-flex min-h-9 shrink-0 items-center rounded-md border border-line px-3 text-sm font-semibold group-hover:bg-surface">
        <FormattedMessage id={verb ?? `insights.waiting.verb.${area}`} />
      </span>
    </Link>
  );
}
