import { type ComponentProps, lazy, Suspense } from "react";

const Days = lazy(async () => ({ default: (await import("./calendar-days.tsx")).CalendarDays }));

/** A month of days to choose from; loaded when it is first opened. */
export function Calendar(props: ComponentProps<typeof Days>) {
  return (
    <Suspense fallback={<div aria-busy="true" className="h-[340px] w-[308px]" />}>
      <Days {...props} />
    </Suspense>
  );
}
