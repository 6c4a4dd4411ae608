import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { DescriptionList } from "../../../ui/description-list.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { Timeline } from "../../../ui/timeline.tsx";

const subjects = Array.from({ length: 30 }, (_, place) => `Row ${place + 1}`);

export function BlockStory() {
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg font-bold">Cards and what stands in them</h2>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title="Account" text="What we know" action={<Badge tone="good">Active</Badge>}>
          <DescriptionList
            items={[
              { label: "Name", value: "Ingrid Solheim" },
              { label: "E-mail", value: "ingrid.solheim@example.org" },
              { label: "Company", value: null },
            ]}
          />
        </Card>
        <Card title="What happened">
          <Timeline
            entries={[
              {
                id: "1",
                title: "Published in English",
                iso: "2026-11-20T09:00:00Z",
                tone: "good",
              },
              {
                id: "2",
                title: "Sent to review",
                text: "Please look at the second picture.",
                iso: "2026-11-18T16:20:00Z",
                tone: "warn",
              },
              { id: "3", title: "Begun", iso: "2026-10-02T08:00:00Z" },
            ]}
          />
        </Card>
        <Card title="Progress">
          <div className="grid gap-5">
            <Progress label="cover.jpg" value={0.38} />
            <Progress label="Profile" value={7} max={7} tone="good" />
            <Progress label="Space" value={0.96} tone="bad" />
            <Progress label="Looking for changes" />
          </div>
        </Card>
        <Card title="Scroll area">
          <ScrollArea label="Thirty rows" className="h-48">
            <ul>
              {subjects.map((subject) => (
                <li key={subject} className="py-1.5">
                  {subject}
                </li>
              ))}
            </ul>
          </ScrollArea>
        </Card>
      </div>
    </>
  );
}
