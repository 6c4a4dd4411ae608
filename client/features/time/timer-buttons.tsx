import { useQuery } from "@apollo/client/react";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { RunningTimerDocument, type TimerFragment } from "./live-timer.generated.ts";
import { type TimeTarget, useTimeActions } from "./use-time-actions.ts";

interface TimerButtonsProps {
  of: TimeTarget;
  size: 44 | 36;
}

/** Starts and stops the viewer's timer on a card or a project, or writes down time by hand. */
export function TimerButtons({ of, size }: TimerButtonsProps) {
  const { start, stop } = useTimeActions();
  const { data } = useQuery(RunningTimerDocument, { fetchPolicy: "cache-only" });
  const [isAdding, setAdding] = useState(false);
  const [pending, setPending] = useState(false);
  const runsHere = isOn(data?.runningTimer?.entry, of);
  const press = async () => {
    setPending(true);
    await (runsHere ? stop() : start(of));
    setPending(false);
  };
  const Icon = runsHere ? IconPlayerStop : IconPlayerPlay;
  return (
    <>
      <Button
        variant={runsHere ? "primary" : "outline"}
        size={size}
        pending={pending}
        onClick={() => void press()}
      >
        {!pending && <Icon size={18} aria-hidden="true" />}
        <FormattedMessage id={runsHere ? "time.stop" : "time.startTimer"} />
      </Button>
      <Button variant="outline" size={size} onClick={() => setAdding(true)}>
        <IconPlus size={18} aria-hidden="true" />
        <FormattedMessage id="time.add" />
      </Button>
      {isAdding && <EntryDialog of={of} onClose={() => setAdding(false)} />}
    </>
  );
}

const isOn = (entry: TimerFragment["entry"] | undefined, of: TimeTarget): boolean =>
  "cardId" in of
    ? entry?.card?.id === of.cardId
    : entry?.card === null && entry.project?.id === of.projectId;
