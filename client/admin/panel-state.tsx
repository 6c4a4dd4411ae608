import { useIntl } from "react-intl";
import { problemText } from "../platform/apollo/problem-text.ts";
import { ProblemNotice } from "../ui/notice.tsx";
import { RetryButton } from "../ui/retry-button.tsx";

interface PanelStateProps {
  /** Undefined while it is loading */
  error: unknown;
  onRetry: () => unknown;
}

/** In place of a part of a screen that is loading, or could not be loaded. */
export function PanelState({ error, onRetry }: PanelStateProps) {
  const intl = useIntl();
  if (!error) return <div aria-busy="true" className="card h-64 animate-pulse" />;
  return (
    <div className="grid justify-items-start gap-4">
      <ProblemNotice text={problemText(intl, error)} className="w-full" />
      <RetryButton size={44} onRetry={onRetry} />
    </div>
  );
}
