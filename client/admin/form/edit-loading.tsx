import { useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { ListFailure } from "../../ui/list/list-failure.tsx";

interface EditLoadingProps {
  error?: unknown;
  onRetry: () => unknown;
}

/** Shown in place of a form whose object is loading or could not be loaded. */
export function EditLoading({ error, onRetry }: EditLoadingProps) {
  const intl = useIntl();
  if (error !== undefined) {
    return (
      <div className="card">
        <ListFailure
          title={intl.formatMessage({ id: "form.failed" })}
          text={problemText(intl, error)}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <div role="status" aria-label={intl.formatMessage({ id: "form.loading" })}>
      <div aria-hidden="true" className="card grid gap-6 p-6">
        {[40, 65, 55, 80].map((width) => (
          <div key={width}>
            <div className="h-3.5 w-24 animate-pulse rounded-md bg-raised" />
            <div
              className="mt-2 h-11 animate-pulse rounded-md bg-raised"
              style={{ width: `${width}%` }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
