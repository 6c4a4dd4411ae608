import { useQuery } from "@apollo/client/react";
import IconGitMerge from "@tabler/icons-react/dist/esm/icons/IconGitMerge.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { EarlierRequestsDocument } from "./contact-request.generated.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { type ListedRequest, type OpenRequest, requestAddress, requestTitle } from "./request.ts";
import { StatusBadge } from "./status-badge.tsx";

/** Other requests with the same address, which can be merged into the open one. */
export function EarlierRequests({ request }: { request: OpenRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const mayMerge = useMay("contact:answer");
  const [merging, setMerging] = useState<ListedRequest>();
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
              {mayMerge &&
                !request.mergedInto &&
                !other.mergedInto &&
                asksTheSame(request, other) && (
                  <Button
                    variant="plain"
                    size={36}
                    className="ms-auto"
                    aria-label={intl.formatMessage(
                      { id: "requests.merge.this" },
                      { title: requestTitle(intl, locale, other) },
                    )}
                    onClick={() => setMerging(other)}
                  >
                    <IconGitMerge size={17} aria-hidden="true" />
                    <FormattedMessage id="requests.merge.label" />
                  </Button>
                )}
            </span>
          </li>
        ))}
      </ul>
      {merging && (
        <MergeDialog request={request} other={merging} onClose={() => setMerging(undefined)} />
      )}
    </section>
  );
}

const asksTheSame = (one: ListedRequest, other: ListedRequest): boolean =>
  one.member?.id === other.member?.id && one.project?.id === other.project?.id;
