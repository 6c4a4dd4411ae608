import { useIntl } from "react-intl";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import type { Comments } from "./overview.ts";
import { type Period, useCourse } from "./period.ts";

interface CommentsChartProps extends Pick<Comments, "series"> {
  title: string;
  period: Period;
}

export function CommentsChart({ title, series, period }: CommentsChartProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  const { values, ...axis } = useCourse(period, series);
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <BarChart
        title={title}
        text={text(`comments.${period}`)}
        {...axis}
        series={[{ name: text("comments"), values }]}
      />
    </div>
  );
}
