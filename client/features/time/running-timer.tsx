import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { useCallback } from "react";
import { useCatchUp, useLiveBegin } from "../../platform/apollo/use-live.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { RunningTimerDocument, TimeChangedDocument } from "./live-timer.generated.ts";
import { rereadTime } from "./reread-time.ts";

const TimerChip = lazyPart(async () => (await import("./timer-chip.tsx")).TimerChip);

/** The viewer's timer while one runs; also the dashboard's one subscription to it. */
export function RunningTimer() {
  const apollo = useApolloClient();
  const hasProfile = Boolean(useViewer().member);
  const isReading = useLiveBegin() && hasProfile;
  const { data } = useQuery(RunningTimerDocument, { skip: !isReading });
  const reread = useCallback(() => rereadTime(apollo), [apollo]);
  useSubscription(TimeChangedDocument, {
    skip: !hasProfile,
    ignoreResults: true,
    // What fails is caught up on.
    onData: () => void reread().catch(() => {}),
  });
  useCatchUp(reread, isReading);
  return data?.runningTimer && <TimerChip timer={data.runningTimer} />;
}
