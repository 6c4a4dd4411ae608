import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { ButtonSize } from "./button-styles.ts";
import { Button } from "./button.tsx";

interface RetryButtonProps {
  /** Loads it again, such as a query's refetch. What fails again is shown in its place by the caller. */
  onRetry: () => unknown;
  size?: ButtonSize;
}

/** Beside what could not be loaded. */
export function RetryButton({ onRetry, size }: RetryButtonProps) {
  const [pending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    try {
      await onRetry();
    } catch {
      // the caller shows why
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outline" size={size} pending={pending} onClick={() => void retry()}>
      <IconRefresh size={18} aria-hidden="true" />
      <FormattedMessage id="list.retry" />
    </Button>
  );
}
