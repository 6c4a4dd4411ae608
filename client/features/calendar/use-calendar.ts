import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { onConnection, connectionState } from "../../platform/apollo/connection.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { CalendarChangedDocument, CalendarEventsDocument } from "./calendar.generated.ts";
import { DAY, toInstant } from "./clock.ts";
import { shownEvent } from "./shown-event.ts";

/** The zone in which the calendar is shown. */
export const useTimeZone = (): string => useIntl().timeZone ?? "Europe/Vienna";

/** The instants between which these days are. */
export const rangeOf = (from: number, count: number, timeZone: string) => ({
  from: toInstant(from * DAY, timeZone),
  to: toInstant((from + count) * DAY, timeZone),
});

/** The events of these days, read again whenever one of the viewer's calendar changes. */
export function useCalendar(from: number, count: number) {
  const timeZone = useTimeZone();
  const apollo = useApolloClient();
  const me = useViewer().member?.id;
  const variables = useMemo(() => rangeOf(from, count, timeZone), [from, count, timeZone]);
  const { data, error, loading, refetch } = useQuery(CalendarEventsDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const shown = useRef(variables);
  useEffect(() => {
    shown.current = variables;
  }, [variables]);
  const read = useCallback(async () => {
    await apollo
      .query({
        query: CalendarEventsDocument,
        variables: shown.current,
        fetchPolicy: "network-only",
      })
      // Without a connection it is read again when that is back.
      .catch(() => undefined);
  }, [apollo]);
  useSubscription(CalendarChangedDocument, {
    ignoreResults: true,
    onData: () => void read(),
    onError: () => void read(),
  });
  useEffect(() => {
    const readIfLive = () => {
      if (connectionState() === "connected" && !document.hidden) void read();
    };
    const leave = onConnection(readIfLive);
    document.addEventListener("visibilitychange", readIfLive);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", readIfLive);
    };
  }, [read]);
  const events = useMemo(
    () => data?.calendarEvents.map((occurrence) => shownEvent(occurrence, me, timeZone)),
    [data, me, timeZone],
  );
  return { events, error: events ? undefined : error, loading, refetch, read };
}
