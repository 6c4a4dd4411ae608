import { useIntl } from "react-intl";

/** The overview's placeholder while it loads. */
export function OverviewSkeleton() {
  const intl = useIntl();
  return (
    <div role="status" aria-label={intl.formatMessage({ id: "insights.loading" })}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className="card h-[148px] p-6">
            <div className="h-4 w-24 animate-pulse rounded-md bg-raised" />
            <div className="mt-3 h-8 w-20 animate-pulse rounded-md bg-raised" />
          </div>
        ))}
      </div>
      <div className="mt-5 grid gap-5 lg:grid-cols-3">
        <div className="card h-[420px] p-6 lg:col-span-2">
          <div className="h-5 w-40 animate-pulse rounded-md bg-raised" />
          <div className="mt-8 h-72 animate-pulse rounded-md bg-raised" />
        </div>
        <div className="card hidden h-[420px] p-6 lg:block">
          <div className="h-5 w-32 animate-pulse rounded-md bg-raised" />
          <div className="mt-8 h-72 animate-pulse rounded-md bg-raised" />
        </div>
      </div>
    </div>
  );
}
