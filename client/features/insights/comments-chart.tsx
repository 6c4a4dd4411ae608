import { useIntl } from "react-intl";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { type Comments, countsOf } from "./overview.ts";
import { type Period, useAxis } from "./period.ts";

interface CommentsChartProps extends Pick<Comments, "series"> {
  title: string;
  period: Period;
}

export function CommentsChart({ title, series, period }: CommentsChartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <BarChart
        title={title}
        text={text(`comments.${period}`)}
        {...useAxis(period, series)}
        series={[{ name: text("comments"), values: countsOf(series) }]}
      />
    </div>
  );
}
