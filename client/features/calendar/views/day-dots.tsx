import { HueDot } from "../../../ui/hue.tsx";
import { hueOfShown } from "../colors.ts";
import { isOn, type ShownEvent } from "../shown-event.ts";

/** Up to three dots for the events of a day. */
export function DayDots({ day, events }: { day: number; events: readonly ShownEvent[] }) {
  return (
    <span className="flex h-1.5 gap-0.5">
      {events
        .filter((shown) => isOn(shown, day))
        .slice(0, 3)
        .map((shown) => (
          <HueDot key={shown.id} hue={hueOfShown(shown)} className="size-1.5" />
        ))}
    </span>
  );
}
