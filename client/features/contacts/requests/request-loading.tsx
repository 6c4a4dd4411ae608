import { useIntl } from "react-intl";
import { Placeholders } from "../../../ui/placeholders.tsx";

/** A placeholder while a request loads. */
export function RequestLoading() {
  const intl = useIntl();
  return (
    <Placeholders label={intl.formatMessage({ id: "requests.loading" })} className="p-6">
      <div aria-hidden="true" className="grid gap-4">
        {[40, 92, 86, 90, 55].map((width) => (
          <div
            key={width}
            className="h-4 animate-pulse rounded-md bg-raised"
            style={{ width: `${width}%` }}
          />
        ))}
      </div>
    </Placeholders>
  );
}
