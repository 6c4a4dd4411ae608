import { useIntl } from "react-intl";
import { LoadError } from "../../../admin/missing.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { reportsAddress } from "./report.ts";

/** A placeholder while a report loads. */
export function ReportLoading() {
  const intl = useIntl();
  return (
    <Placeholders
      label={intl.formatMessage({ id: "message-reports.loading" })}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div aria-hidden="true" className="card grid gap-6 p-6 max-xl:order-last">
        {[46, 62, 38, 70, 54].map((width) => (
          <div key={width} className="flex gap-3">
            <div className="size-9 shrink-0 animate-pulse rounded-full bg-raised" />
            <div className="min-w-0 flex-1">
              <div className="h-3.5 w-32 animate-pulse rounded-md bg-raised" />
              <div
                className="mt-2 h-11 animate-pulse rounded-card bg-raised"
                style={{ width: `${width}%` }}
              />
            </div>
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="card grid gap-5 p-5">
        {[30, 85, 60].map((width) => (
          <div key={width}>
            <div className="h-3 w-20 animate-pulse rounded-md bg-raised" />
            <div
              className="mt-2 h-6 animate-pulse rounded-md bg-raised"
              style={{ width: `${width}%` }}
            />
          </div>
        ))}
      </div>
    </Placeholders>
  );
}

/** Shown in place of a report that could not be loaded or has been decided. */
export function ReportLoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (problemOf(error).code === "FORBIDDEN") return <NoPermission />;
  return (
    <LoadError
      error={error}
      onRetry={onRetry}
      messages="message-reports.missing"
      list={reportsAddress}
    />
  );
}
