import { useIntl } from "react-intl";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { Block } from "./block.tsx";
import type { Members } from "./overview.ts";

export function TopCountries({ countries }: Pick<Members, "countries">) {
  const intl = useIntl();
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: "region" }) ?? code;
  return (
    <Block
      title={intl.formatMessage({ id: "insights.countries" })}
      empty={intl.formatMessage({ id: "insights.countries.none" })}
      isEmpty={countries.length === 0}
    >
      <BarList
        items={countries.map(({ value: code, count }) => ({
          key: code,
          name: <span className="font-medium">{nameOf(code)}</span>,
          value: count,
        }))}
      />
    </Block>
  );
}
