import type { ReactNode } from "react";
import { useAction } from "../platform/apollo/use-action.ts";
import type { ButtonSize, ButtonVariant } from "./button-styles.ts";
import { Button } from "./button.tsx";
import { ProblemNotice } from "./notice.tsx";

interface MoreButtonProps {
  /** Loads the next page, such as a query's fetchMore */
  onMore: () => Promise<unknown>;
  variant: ButtonVariant;
  size: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Below the loaded rows: loads more, and says why it could not where the button was, which is in view. */
export function MoreButton({ onMore, variant, size, className, children }: MoreButtonProps) {
  const { run, pending, error } = useAction();
  return (
    <>
      <ProblemNotice text={error} className="mt-5" />
      <Button
        variant={variant}
        size={size}
        className={className}
        pending={pending}
        onClick={() => void run(onMore)}
      >
        {children}
      </Button>
    </>
  );
}
