import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { requestsAddress } from "./request.ts";

/** A placeholder while a request loads. */
export function RequestLoading() {
  const intl = useIntl();
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: "requests.loading" })}
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
    </div>
  );
}
