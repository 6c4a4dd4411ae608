import { useIntl } from "react-intl";
import { useDays } from "../../kit/charts/axis-labels.ts";
import { BarChart } from "../../kit/charts/bar-chart.tsx";
import { type Comments, countsOf } from "./overview.ts";

export function CommentsChart({ days }: Pick<Comments, "days">) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `overview.${id}` });
  return (
    <div className="card min-w-0 p-5 md:p-6">
      <BarChart
        title={text("comments")}
        text={text("comments.text")}
        axis={text("day")}
        labels={useDays(days.map(({ at }) => at))}
        series={[{ name: text("comments"), values: countsOf(days) }]}
      />
    </div>
  );
}
