import { useIntl } from "react-intl";
import { AreaChart } from "../../ui/charts/area-chart.tsx";
import { countsOf, type Posts } from "./overview.ts";
import { type Period, useAxis } from "./period.ts";

interface PostsChartProps extends Pick<Posts, "series"> {
  period: Period;
}

export function PostsChart({ series, period }: PostsChartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <AreaChart
        title={text("published")}
        text={text(`published.${period}`)}
        {...useAxis(period, series)}
        series={[{ name: text("posts"), values: countsOf(series) }]}
      />
    </div>
  );
}
