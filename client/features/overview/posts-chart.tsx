import { useIntl } from "react-intl";
import { AreaChart } from "../../kit/charts/area-chart.tsx";
import { useMonths } from "../../kit/charts/axis-labels.ts";
import { countsOf, type Posts } from "./overview.ts";

export function PostsChart({ months }: Pick<Posts, "months">) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `overview.${id}` });
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <AreaChart
        title={text("published")}
        text={text("published.text")}
        axis={text("month")}
        labels={useMonths(months.map(({ at }) => at))}
        series={[{ name: text("posts"), values: countsOf(months) }]}
      />
    </div>
  );
}
