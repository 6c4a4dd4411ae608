import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { TitleRow } from "../../../admin/title-row.tsx";
import { ContactRequestDocument } from "../../../features/contacts/requests/contact-request.generated.ts";
import { requestsAddress, requestTitle } from "../../../features/contacts/requests/request.ts";
import {
  RequestLoadError,
  RequestLoading,
} from "../../../features/contacts/requests/request-loading.tsx";
import { RequestPerson } from "../../../features/contacts/requests/request-person.tsx";
import { RequestView } from "../../../features/contacts/requests/request-view.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import type { Route } from "./+types/request";

export default function ContactRequestScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ContactRequestDocument, { variables: { id, locale } });
  const request = data?.contactRequest;
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
      {request ? (
        <div className="grid items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]">
          <RequestView key={id} request={request} />
          <RequestPerson request={request} />
        </div>
      ) : error ? (
        // Another error is reported by the query.
        <RequestLoadError error={error} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <RequestLoading />
      )}
    </>
  );
}
