import type { Times } from "../clock.ts";
import type { EventProps } from "../event/use-event-keys.ts";
import type { ShownEvent } from "../shown-event.ts";

/** What every view of the calendar is given. */
export interface ViewProps {
  /** The first day that is shown, and how many */
  from: number;
  count: number;
  /** The day that the view is about */
  day: number;
  today: number;
  /** Clock time */
  now: number;
  /** In their order, without those that filters leave out */
  events: readonly ShownEvent[];
  /** Spread on each event, by which it is opened and moved */
  eventProps(shown: ShownEvent): EventProps;
  onMove(shown: ShownEvent, to: Times): void;
  /** Completes a card that is due, or opens it again */
  onTick(shown: ShownEvent): void;
  /** Shows a day by itself */
  onDay(day: number): void;
  /** Begins an event on a day, or at these times */
  onCreate(at: number | Times): void;
}
