import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { inTurn } from "../../admin/flow/in-turn.ts";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import type { ChangeScope, GuestStatus, UpdateCalendarEventInput } from "../../schema.generated.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import {
  AnswerCalendarEventDocument,
  DeleteCalendarEventDocument,
  RestoreCalendarEventDocument,
  UndoFollowingDocument,
  UpdateCalendarEventDocument,
} from "./calendar.generated.ts";
import type { Times } from "./clock.ts";
import { ScopeDialog, type ScopeQuestion } from "./dialogs/scope-dialog.tsx";
import { isOfSeries, sentTimes, type ShownEvent } from "./shown-event.ts";
import { storedTimes } from "./stored-event.ts";
import { useTimesText } from "./times-text.ts";
import { useTimeZone } from "./use-calendar.ts";

/** What was changed, and what it was before. */
interface Change {
  id: string;
  /** What has these dates since; another event if a series was split */
  changed: { id: string; version: number };
  scope: ChangeScope | undefined;
  before: Omit<UpdateCalendarEventInput, "version">;
}

export interface CalendarActions {
  /** Where events are drawn until the server has answered, by the id of their date */
  moving: ReadonlyMap<string, Times>;
  move(shown: ShownEvent, to: Times): Promise<void>;
  remove(shown: ShownEvent): Promise<void>;
  answer(shown: ShownEvent, status: GuestStatus): Promise<void>;
  /** Which dates of a series change; undefined if none. */
  askScope(question: Omit<ScopeQuestion, "answer">): Promise<ChangeScope | undefined>;
  /** Undoes a change, as long as nothing was changed since. */
  takeBack(change: Change): Promise<void>;
  /** The open question */
  dialog: ReactNode;
}

/** What is done with events that are shown; `read` reads them again. */
export function useCalendarActions(read: () => Promise<void>): CalendarActions {
  const intl = useIntl();
  const apollo = useApolloClient();
  const timeZone = useTimeZone();
  const act = useUndoable();
  const textOf = useTimesText();
  const [moving, setMoving] = useState<ReadonlyMap<string, Times>>(new Map());
  const [question, setQuestion] = useState<ScopeQuestion>();
  const [turn] = useState(inTurn);
  /** Those of the viewer's own changes, which may not have been read yet */
  const [versions] = useState(() => new Map<string, number>());

  const askScope: CalendarActions["askScope"] = (open) =>
    new Promise((resolve) =>
      setQuestion({
        ...open,
        answer: (scope) => {
          setQuestion(undefined);
          resolve(scope);
        },
      }),
    );
  const store = async (id: string, input: UpdateCalendarEventInput, target?: object) => {
    const { data } = await apollo.mutate({
      mutation: UpdateCalendarEventDocument,
      variables: { id, input, ...target },
    });
    if (!data) throw new Error("No event");
    const { id: changed, version } = data.updateCalendarEvent;
    versions.set(changed, version);
    await read();
    return { id: changed, version };
  };
  const undoFollowing = async (id: string) => {
    await apollo.mutate({ mutation: UndoFollowingDocument, variables: { id } });
    await read();
  };
  const takeBack: CalendarActions["takeBack"] = async ({ id, changed, scope, before }) => {
    if (scope === "FOLLOWING" && changed.id !== id) return undoFollowing(changed.id);
    await store(changed.id, { ...before, version: changed.version });
  };
  const reasonOf = (error: unknown) =>
    problemOf(error).code === "CONFLICT"
      ? intl.formatMessage({ id: "calendar.move.conflict" })
      : problemText(intl, error);
  const moveTo = async (shown: ShownEvent, to: Times) => {
    const { event, recurrenceId } = shown;
    const inSeries = isOfSeries(shown);
    const scope = inSeries ? await askScope({ shown, kind: "move" }) : undefined;
    if (inSeries && !scope) return;
    try {
      const isWhole = scope && scope !== "THIS";
      const from = isWhole ? await storedTimes(apollo, event.id, timeZone) : shown;
      const changed = await turn(event.id, () =>
        store(
          event.id,
          {
            ...sentTimes(to, timeZone),
            version: Math.max(event.version, versions.get(event.id) ?? 0),
          },
          scope && { scope, recurrenceId },
        ),
      );
      const before = sentTimes(from, timeZone);
      const undo = () => takeBack({ id: event.id, changed, scope, before });
      snackbar({
        of: changed.id,
        text: intl.formatMessage(
          { id: "calendar.moved" },
          { title: event.title, when: textOf(to) },
        ),
        tone: "good",
        undo: () => void act({ run: undo, text: intl.formatMessage({ id: "list.bulk.undone" }) }),
      });
    } catch (error) {
      snackbar({
        text: intl.formatMessage(
          { id: "calendar.move.refused" },
          { title: event.title, reason: reasonOf(error) },
        ),
        tone: "bad",
      });
      void read();
    }
  };

  return {
    moving,
    askScope,
    takeBack,
    dialog: question && <ScopeDialog key={question.shown.id} question={question} />,
    /** Shows it at once where it was dropped, and where it was if the server refuses. */
    async move(shown, to) {
      if (shown.start === to.start && shown.end === to.end) return;
      setMoving((before) => new Map(before).set(shown.id, to));
      await moveTo(shown, to);
      setMoving(
        (before) => new Map([...before].filter(([id, times]) => id !== shown.id || times !== to)),
      );
    },
    async remove(shown) {
      const { event, recurrenceId } = shown;
      const inSeries = isOfSeries(shown);
      const scope = inSeries ? await askScope({ shown, kind: "delete" }) : undefined;
      if (inSeries && !scope) return;
      const target = scope && scope !== "ALL" ? { scope, recurrenceId } : {};
      await act({
        run: async () => {
          await apollo.mutate({
            mutation: DeleteCalendarEventDocument,
            variables: { id: event.id, ...target },
          });
          await read();
        },
        of: event.id,
        text: intl.formatMessage({ id: "calendar.deleted" }, { title: event.title }),
        undo: async () => {
          if (scope === "FOLLOWING") return undoFollowing(event.id);
          await apollo.mutate({
            mutation: RestoreCalendarEventDocument,
            variables: { id: event.id, ...(scope === "THIS" && { recurrenceId }) },
          });
          await read();
        },
      });
    },
    async answer({ event }, status) {
      try {
        await apollo.mutate({
          mutation: AnswerCalendarEventDocument,
          variables: { id: event.id, status },
          refetchQueries: ["PendingCounts"],
        });
        await read();
      } catch (error) {
        failureSnackbar(intl, error);
      }
    },
  };
}
