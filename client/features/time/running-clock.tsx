import { clockText, useElapsed } from "./elapsed.ts";

/** For how long a timer runs. */
export function RunningClock({ beginning }: { beginning: number }) {
  return (
    <span role="timer" className="tabular-nums">
      {clockText(useElapsed(beginning))}
    </span>
  );
}
