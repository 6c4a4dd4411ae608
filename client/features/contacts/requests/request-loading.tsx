import { useIntl } from "react-intl";
import { Placeholders } from "../../../ui/placeholders.tsx";

/** A placeholder while a request loads. */
export function RequestLoading() {
  const intl = useIntl();
  return (
    <Placeholders
      label={intl.formatMessage({ id: "requests.loading" })}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div aria-hidden="true" className="card grid gap-4 p-7">
        {[40, 92, 86, 90, 55].map((width) => (
          <div
            key={width}
            className="h-4 animate-pulse rounded-md bg-raised"
            style={{ width: `${width}%` }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="card h-56 animate-pulse" />
    </Placeholders>
  );
}
