import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import { hueOfName } from "../../ui/hue.tsx";
import {
  CompleteCardDocument,
  DueCardsDocument,
  type DueCardsQuery,
} from "./calendar.generated.ts";
import type { Source } from "./calendar-url.ts";
import { DAY, dayFrom, isoDay } from "./clock.ts";
import type { ShownEvent } from "./shown-event.ts";

type DueCard = DueCardsQuery["dueCards"][number];

/** What comes from elsewhere and is changed there: the cards of the viewer's boards on the day they are due. */
export function useSources(from: number, count: number, without: readonly Source[]): ShownEvent[] {
  const { data } = useQuery(DueCardsDocument, {
    variables: { from: isoDay(from), to: isoDay(from + count - 1) },
    fetchPolicy: "cache-and-network",
    skip: without.includes("cards"),
  });
  return useMemo(
    () => (without.includes("cards") ? [] : (data?.dueCards ?? []).map(shownCard)),
    [data, without],
  );
}

/** Completes a card, or opens it again, and offers to undo that. */
export function useTick(): (shown: ShownEvent) => void {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  return useCallback(
    ({ event: { id, title }, source }) => {
      const isDone = !source?.isDone;
      const complete = (isCompleted: boolean) =>
        apollo.mutate({
          mutation: CompleteCardDocument,
          variables: { id, isCompleted },
          // Of a card the cache has each revision by itself.
          refetchQueries: [DueCardsDocument],
          awaitRefetchQueries: true,
        });
      void act({
        run: () => complete(isDone),
        text: intl.formatMessage(
          { id: isDone ? "calendar.card.completed" : "calendar.card.reopened" },
          { title },
        ),
        undo: () => complete(!isDone),
      });
    },
    [intl, apollo, act],
  );
}

function shownCard({ id, title, dueTo, completedAt, board }: DueCard): ShownEvent {
  const start = dayFrom(dueTo ?? "") * DAY;
  return {
    id: `card ${id}`,
    recurrenceId: null,
    isOwn: false,
    guest: undefined,
    allDay: true,
    start,
    end: start + DAY,
    source: {
      kind: "cards",
      to: `/dashboard/kanban?board=${board?.id}&card=${id}`,
      hue: hueOfName(board?.name ?? ""),
      name: board?.name ?? "",
      isDone: completedAt !== null,
    },
    event: {
      id,
      version: 0,
      title,
      description: "",
      color: "DEFAULT",
      status: "PLANNED",
      visibility: "PRIVATE",
      location: null,
      url: null,
      allDay: true,
      timeZone: "UTC",
      rrule: null,
      exDates: [],
      reminders: null,
      owner: null,
      series: null,
      application: null,
      guests: [],
    },
  };
}
