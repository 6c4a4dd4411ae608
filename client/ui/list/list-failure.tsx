import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import { FormattedMessage } from "react-intl";
import { RetryButton } from "../retry-button.tsx";

interface ListFailureProps {
  /** By default: the list could not be loaded */
  title?: string;
  /** The reason, in the reader's language */
  text: string;
  onRetry(): unknown;
}

/** Shown in place of rows that could not be loaded. */
export function ListFailure({ title, text, onRetry }: ListFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-16 text-center">
      <IconAlertCircle size={32} aria-hidden="true" className="text-bad" />
      <div>
        <p className="text-lg font-semibold">{title ?? <FormattedMessage id="list.failed" />}</p>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
