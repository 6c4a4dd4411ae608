import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Calendar } from "../../../features/calendar/calendar.tsx";
import { calendarState } from "../../../features/calendar/calendar-url.ts";

export default function CalendarScreen() {
  const [params] = useSearchParams();
  const state = useMemo(() => calendarState(params), [params]);
  return <Calendar state={state} />;
}
