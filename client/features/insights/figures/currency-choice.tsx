import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { Segmented } from "../../../ui/segmented.tsx";
import { queryWith } from "./figure-range.ts";

/** The figures of the currency in the URL, or else of the first one; and those of the others. */
export function useCurrency<Figures extends { currency: string }>(all: readonly Figures[]) {
  const [params] = useSearchParams();
  const main = all.find(({ currency }) => currency === params.get("currency")) ?? all[0];
  return { main, others: all.filter((each) => each !== main) };
}

/** Which currency is shown; nothing if there is only one. */
export function CurrencyChoice({
  currencies,
  current,
}: {
  currencies: readonly string[];
  current: string;
}) {
  const intl = useIntl();
  const [params] = useSearchParams();
  if (currencies.length < 2) return null;
  return (
    <Segmented
      label={intl.formatMessage({ id: "insights.currency" })}
      options={currencies.map((currency) => ({
        label: currency,
        to: queryWith(params, { currency }),
        current: currency === current,
      }))}
    />
  );
}
