import type { ApolloClient } from "@apollo/client";
import { EventAsStoredDocument, type EventAsStoredQuery } from "./calendar.generated.ts";
import type { Times } from "./clock.ts";
import { timesOf } from "./shown-event.ts";

/** An event as it is now, a series with its first date. */
export async function storedEvent(
  apollo: ApolloClient,
  id: string,
): Promise<EventAsStoredQuery["calendarEvent"]> {
  const { data } = await apollo.query({
    query: EventAsStoredDocument,
    variables: { id },
    fetchPolicy: "network-only",
  });
  if (!data) throw new Error("No event");
  return data.calendarEvent;
}

/** The times of an event, of a series those of its first date. */
export const storedTimes = async (
  apollo: ApolloClient,
  id: string,
  timeZone: string,
): Promise<Times> => timesOf(await storedEvent(apollo, id), timeZone);
