import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { EarlierRequestsDocument } from "./contact-request.generated.ts";
import { type OpenRequest, requestAddress, requestTitle } from "./request.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Other requests with the same address. */
export function EarlierRequests({ request }: { request: OpenRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(EarlierRequestsDocument, {
    variables: { email: request.email, locale },
  });
  const others = data?.contactRequests.nodes.filter(({ id }) => id !== request.id) ?? [];
  if (!others.length) return null;
  return (
    <section aria-labelledby="same-person" className="border-t border-line pt-4">
      <h2 id="same-person" className="text-sm font-semibold">
        <FormattedMessage id="requests.samePerson" />
      </h2>
      <ul className="mt-2 grid gap-3 text-sm">
        {others.map((other) => (
          <li key={other.id} className="min-w-0">
            <Link
              dir="auto"
              to={requestAddress(other.id)}
              className="block truncate font-medium text-ink hover:underline"
            >
              {requestTitle(intl, locale, other)}
            </Link>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-ink-3">
              <StatusBadge status={other.status} />
              <RelativeTime iso={other.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
