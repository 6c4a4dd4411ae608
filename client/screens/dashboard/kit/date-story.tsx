import { useState } from "react";
import { DateField } from "../../../ui/date-field.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { DateTimeField } from "../../../ui/date-time-field.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { Example } from "./example.tsx";
import { Story } from "./story.tsx";

const day = "2026-11-24T08:00:00.000Z";

export function DateStory() {
  const [moment, setMoment] = useState(day);
  return (
    <Story title="Dates">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <DateField label="Available from" name="d1" defaultValue="2026-11-24" />
        <DateField label="Empty" name="d2" hint="optional" min="2026-11-10" />
        <DateField label="Wrong" name="d3" defaultValue="2020-01-01" error="This day is over." />
        <DateField label="Disabled" name="d4" defaultValue="2026-11-24" disabled />
        <DateField label="Read-only" name="d5" defaultValue="2026-11-24" readOnly />
        <DateTimeField label="Publish on" name="d6" value={moment} onChange={setMoment} />
        <p className="text-sm text-ink-3 md:order-last">{moment || "no moment"}</p>
        <DateTimeField label="Empty moment" name="d7" error="Choose day and time." />
        <div className="md:col-span-2">
          <DateRangeField
            label="Between"
            name="d8"
            defaultValue={{ from: "2026-11-10", to: "2026-11-24" }}
          />
        </div>
      </div>
      <Example of="a date, without its year, and how long ago">
        <DateTime iso={day} />
        <DateTime iso={day} form="day" />
        <RelativeTime iso={day} />
      </Example>
    </Story>
  );
}
