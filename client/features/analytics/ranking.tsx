import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { Card } from "../../ui/card.tsx";

interface RankingProps {
  title: string;
  text?: string;
  empty: string;
  items: readonly { key: string; name: ReactNode; value: number }[];
  /** How many there are, where only the first are listed */
  total?: number;
  onMore?: (() => void) | undefined;
  /** All are listed, and can be the first again */
  onFewer?: (() => void) | undefined;
}

/** What comes first in a period, by one number. */
export function Ranking({ title, text, empty, items, total = 0, onMore, onFewer }: RankingProps) {
  const isCut = onMore && total > items.length;
  return (
    <Card title={title} {...(text && { text })} className="flex min-w-0 flex-col">
      {items.length === 0 ? (
        <p className="grid flex-1 place-items-center py-8 text-center text-ink-3">{empty}</p>
      ) : (
        <BarList items={items} />
      )}
      {(isCut || onFewer) && (
        <button
          type="button"
          onClick={isCut ? onMore : onFewer}
          className="mt-3 inline-flex min-h-11 items-center self-start text-sm font-semibold text-primary-strong hover:underline"
        >
          {isCut ? (
            <FormattedMessage id="analytics.all" values={{ count: total }} />
          ) : (
            <FormattedMessage id="analytics.fewer" />
          )}
        </button>
      )}
    </Card>
  );
}
