import { AreaChart } from "../../../ui/charts/area-chart.tsx";
import { useDays, useMonths } from "../../../ui/charts/axis-labels.ts";
import { BarChart } from "../../../ui/charts/bar-chart.tsx";
import { BarList } from "../../../ui/charts/bar-list.tsx";
import { Donut } from "../../../ui/charts/donut.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

const months = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
  (month) => `${month === 12 ? 2025 : 2026}-${String(month).padStart(2, "0")}`,
);
const days = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`);

const projects = [
  8_300, 10_900, 10_400, 8_500, 9_200, 12_400, 14_100, 12_700, 11_300, 13_100, 16_300, 16_800,
];
const shop = [5_600, 5_300, 4_300, 3_600, 4_200, 5_800, 7_300, 7_700, 7_000, 6_000, 5_700, 6_800];
const none = months.map(() => 0);

const countries = [
  { name: "Norway", value: 412 },
  { name: "France", value: 310 },
  { name: "Germany", value: 188 },
  { name: "Nigeria", value: 94 },
  { name: "Japan", value: 71 },
  { name: "Chile", value: 23 },
  { name: "Iceland", value: 9 },
];

export function ChartStory() {
  const byMonth = useMonths(months);
  const byDay = useDays(days);
  return (
    <Story title="Charts">
      <Example of="area, two series" className="block">
        <AreaChart
          title="Income"
          text="Last twelve months, in euro"
          axis="Month"
          labels={byMonth}
          series={[
            { name: "Projects", values: projects },
            { name: "Shop", values: shop },
          ]}
        />
      </Example>
      <Example of="bars: two series, thirty days" className="grid gap-8 xl:grid-cols-2">
        <BarChart
          title="Sales"
          axis="Month"
          labels={byMonth}
          series={[
            { name: "Projects", values: projects },
            { name: "Shop", values: shop },
          ]}
        />
        <BarChart
          title="Comments a day"
          text="In November"
          axis="Day"
          labels={byDay}
          series={[{ name: "Comments", values: days.map((_, day) => (day * 7) % 5) }]}
        />
      </Example>
      <Example of="nothing yet" className="block">
        <AreaChart
          title="Visits"
          axis="Month"
          labels={byMonth}
          series={[{ name: "Visits", values: none }]}
        />
      </Example>
      <Example of="shares and a ranking" className="grid gap-8 xl:grid-cols-2">
        <Donut title="Members by country" parts={countries} />
        <BarList
          items={countries.slice(0, 4).map(({ name, value }) => ({ key: name, name, value }))}
        />
      </Example>
      <Example of="shares: one part, none" className="grid gap-8 xl:grid-cols-2">
        <Donut title="Languages" parts={[{ name: "English", value: 12 }]} />
        <Donut title="Orders" parts={[]} />
      </Example>
    </Story>
  );
}
