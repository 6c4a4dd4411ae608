import { HueDot } from "../../../ui/hue.tsx";
import { hueOf } from "../colors.ts";
import { isOn, type ShownEvent } from "../shown-event.ts";

/** Up to three dots for the events of a day. */
export function DayDots({ day, events }: { day: number; events: readonly ShownEvent[] }) {
  return (
    <span className="flex h-1.5 gap-0.5">
      {events
        .filter((shown) => isOn(shown, day))
        .slice(0, 3)
        .map(({ id, event }) => (
          <HueDot key={id} hue={hueOf(event.color)} className="size-1.5" />
        ))}
    </span>
  );
}
