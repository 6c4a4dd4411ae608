import { StatCard } from "../../../ui/charts/stat-card.tsx";
import { Story } from "./story.tsx";
import { Example } from "./example.tsx";

const waves = [2, 3, 2, 5, 4, 6, 5, 8, 7, 10];
const steps = [1, 1, 3, 3, 1, 5, 5, 8, 8, 8];

export function StatCardStory() {
  return (
    <Story title="Stat cards">
      <Example of="up, down, level" className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-4">
        <StatCard accent label="Earned this month" value="€18,420" trend={0.126} values={waves} />
        <StatCard label="Active projects" value="24" trend={0.043} values={steps} />
        <StatCard label="Comments waiting" value="12" trend={0.2} more="bad" values={waves} />
        <StatCard
          label="Unpaid invoices"
          value="€3,180"
          trend={-0.071}
          values={steps.toReversed()}
        />
      </Example>
      <Example
        of="without a course, without a trend"
        className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3"
      >
        <StatCard label="Members" value="1,240" trend={0} values={[3, 3, 3, 3]} />
        <StatCard label="Active now" value="7" note="in the last five minutes" />
        <StatCard label="Posts" value="0" />
      </Example>
    </Story>
  );
}
