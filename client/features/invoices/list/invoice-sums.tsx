import { useIntl } from "react-intl";
import type { To } from "react-router";
import { moneyText } from "../../../ui/money-text.ts";
import { type Sum, SumCards, type SumTone } from "../../../ui/sum-cards.tsx";
import { useNowOnceHydrated } from "../../../ui/use-now.ts";
import { daysBetween, viennaDay } from "../invoice-state.ts";
import type { CurrencySumsFragment as CurrencySums } from "../invoices.generated.ts";

interface InvoiceSumsProps {
  /** By currency, the main one first; undefined until they are known */
  sums: readonly CurrencySums[] | undefined;
  /** Shown if nothing was invoiced */
  currency: string;
  hrefFor(change: { tab: string }): To;
  /** Drafts are seen by who writes them */
  withDrafts: boolean;
}

const PARTS = [
  ["total", "all", "ink"],
  ["paid", "paid", "good"],
  ["open", "open", "warn"],
  ["overdue", "overdue", "bad"],
  ["draft", "draft", "off"],
] as const satisfies [string, string, SumTone][];

/** The sums of the invoices, each leading to its tab; currencies are not added up. */
export function InvoiceSums({ sums = [], currency, hrefFor, withDrafts }: InvoiceSumsProps) {
  const intl = useIntl();
  const now = useNowOnceHydrated();
  const [main, ...others] = sums;
  const whole = (main?.total.amount.amount ?? 0) || 1;
  const oldest = sums.flatMap(({ oldestDueOn }) => oldestDueOn ?? []).sort()[0];
  const parts = PARTS.filter(([part]) => withDrafts || part !== "draft").map(
    ([part, tab, tone]): Sum => {
      const own = main?.[part];
      const count = sums.reduce((all, each) => all + each[part].count, 0);
      const late =
        part === "overdue" && oldest && now !== null
          ? { days: Math.max(1, daysBetween(oldest, viennaDay(now))) }
          : undefined;
      const note = late
        ? intl.formatMessage({ id: "invoices.sums.oldest" }, { count, ...late })
        : intl.formatMessage(
            { id: part === "draft" ? "invoices.sums.draftNote" : "invoices.items" },
            { count },
          );
      return {
        id: part,
        label: intl.formatMessage({ id: `invoices.sums.${part}` }),
        tone,
        sum: moneyText(intl, own?.amount ?? { amount: 0, currency }),
        note,
        also: others
          .filter((each) => each[part].count > 0)
          .map((each) =>
            intl.formatMessage(
              { id: "invoices.sums.also" },
              { amount: moneyText(intl, each[part].amount) },
            ),
          ),
        share: (own?.amount.amount ?? 0) / whole,
        to: hrefFor({ tab }),
      };
    },
  );
  return <SumCards label={intl.formatMessage({ id: "invoices.sums" })} sums={parts} />;
}
