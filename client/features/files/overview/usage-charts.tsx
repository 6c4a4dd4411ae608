import { useIntl } from "react-intl";
import { textIn } from "../../../admin/text-in.ts";
import { type Locale, useLocale } from "../../../i18n/locale.ts";
import { useMonths } from "../../../ui/charts/axis-labels.ts";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { Donut } from "../../../ui/charts/donut.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import type { FileUsageQuery } from "../files.generated.ts";

type Usage = FileUsageQuery["fileUsage"];

/** What was added in each month, as far as it is still there. */
export function MonthChart({ months }: { months: Usage["months"] }) {
  const intl = useIntl();
  const labels = useMonths(months.map(({ month }) => month));
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className="card min-w-0 p-4 md:p-6">
      <BarChart
        title={text("files.overview.months")}
        text={text("files.overview.months.text")}
        axis={text("files.overview.month")}
        labels={labels}
        series={[
          { name: text("files.overview.added"), values: months.map(({ size }) => Number(size)) },
        ]}
        format={(value) => fileSize(intl, value)}
      />
    </div>
  );
}

interface ProjectChartProps {
  projects: Usage["projects"];
  /** Of everything, in bytes */
  used: number;
}

/** The projects that the space belongs to, and what belongs to none. */
export function ProjectChart({ projects, used }: ProjectChartProps) {
  const intl = useIntl();
  const locale = useLocale();
  const rest = used - projects.reduce((sum, { size }) => sum + size, 0);
  const text = (id: string) => intl.formatMessage({ id });
  const nameOf = ({ project }: Usage["projects"][number]) =>
    project
      ? titleOf(project, locale) || text("projects.untitled")
      : text("files.overview.projects.others");
  const parts = projects
    .map((each) => ({ name: nameOf(each), value: each.size }))
    .concat(rest > 0 ? { name: text("files.overview.projects.none"), value: rest } : [])
    .toSorted((one, other) => other.value - one.value);
  return (
    <div className="card min-w-0 p-4 md:p-6">
      <Donut
        title={text("files.overview.projects")}
        parts={parts}
        format={(value) => fileSize(intl, value)}
      />
    </div>
  );
}

const titleOf = (
  { title, titleByLocale }: NonNullable<Usage["projects"][number]["project"]>,
  locale: Locale,
): string => title ?? (titleByLocale ? textIn(titleByLocale, locale) : "");
