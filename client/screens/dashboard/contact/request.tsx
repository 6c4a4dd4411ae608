import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { Workspace } from "../../../admin/flow/workspace.tsx";
import { LoadError } from "../../../admin/missing.tsx";
import { ContactRequestDocument } from "../../../features/contacts/requests/contact-request.generated.ts";
import { requestsAddress } from "../../../features/contacts/requests/request.ts";
import { RequestLoading } from "../../../features/contacts/requests/request-loading.tsx";
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
  const panes = {
    list: <RequestsPane openId={id} />,
    isOpen: true,
    back: { to: requestsAddress, label: intl.formatMessage({ id: "requests.missing.all" }) },
  };
  if (request) return <RequestView key={id} request={request} reread={refetch} panes={panes} />;
  return (
    <Workspace
      {...panes}
      title={intl.formatMessage({ id: "requests.request" })}
      main={
        error ? (
          <LoadError
            error={error}
            onRetry={refetch}
            messages="requests.missing"
            list={requestsAddress}
          />
        ) : (
          <RequestLoading />
        )
      }
    />
  );
}
