import { useIntl } from "react-intl";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import type { Posts } from "./overview.ts";
import { type Period, useCourse } from "./period.ts";

interface PostsChartProps extends Pick<Posts, "series"> {
  period: Period;
}

export function PostsChart({ series, period }: PostsChartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const { values, ...axis } = useCourse(period, series);
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <BarChart
        title={text("published")}
        text={text(`published.${period}`)}
        {...axis}
        series={[{ name: text("posts"), values }]}
      />
    </div>
  );
}
