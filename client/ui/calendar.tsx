import { lazyPart } from "./lazy-part.tsx";

/** A calendar month to pick days from; loaded when it is first opened. */
export const Calendar = lazyPart(
  async () => (await import("./calendar-days.tsx")).CalendarDays,
  <div aria-busy="true" className="h-[340px] w-[308px]" />,
);
