import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { LoadError } from "../../../admin/missing.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { ContactRequestDocument } from "../../../features/contacts/requests/contact-request.generated.ts";
import { requestsAddress, requestTitle } from "../../../features/contacts/requests/request.ts";
import { RequestLoading } from "../../../features/contacts/requests/request-loading.tsx";
import { RequestPerson } from "../../../features/contacts/requests/request-person.tsx";
import { RequestsPane } from "../../../features/contacts/requests/requests-pane.tsx";
import { RequestView } from "../../../features/contacts/requests/request-view.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import type { Route } from "./+types/request";

/** Others answer, too; a mail that is being sent is followed closely. */
const POLL_MS = 30_000;
const SENDING_POLL_MS = 2_000;

export default function ContactRequestScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch, startPolling } = useQuery(ContactRequestDocument, {
    variables: { id, locale },
    skipPollAttempt: () => document.hidden,
  });
  const request = data?.contactRequest;
  const isSending = request?.entries.some(({ delivery }) => delivery === "QUEUED") ?? false;
  useEffect(() => startPolling(isSending ? SENDING_POLL_MS : POLL_MS), [isSending, startPolling]);
  return (
    <>
      <TitleRow
        title={
          request
            ? requestTitle(intl, locale, request)
            : intl.formatMessage({ id: "requests.request" })
        }
        back={{ to: requestsAddress, path: intl.formatMessage({ id: "requests.title" }) }}
      />
      <div className="grid items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_300px] min-[87.5rem]:grid-cols-[minmax(260px,340px)_minmax(0,1fr)_264px]">
        <RequestsPane openId={id} />
        {request ? (
          <>
            <RequestView key={id} request={request} reread={refetch} />
            <RequestPerson request={request} />
          </>
        ) : (
          <div className="min-w-0 xl:col-span-2">
            {error ? (
              <LoadError
                error={error}
                onRetry={refetch}
                messages="requests.missing"
                list={requestsAddress}
              />
            ) : (
              <RequestLoading />
            )}
          </div>
        )}
      </div>
    </>
  );
}
