import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { Missing } from "../../../admin/missing.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { INVOICES_ADDRESS } from "../../../features/invoices/invoice-address.ts";
import { InvoiceDocument } from "../../../features/invoices/invoices.generated.ts";
import { InvoiceView } from "../../../features/invoices/view/invoice-view.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import type { Route } from "./+types/invoice";

export default function InvoiceScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const staff = useMay("billing:read");
  const { data, error, refetch } = useQuery(InvoiceDocument, { variables: { id, staff } });
  if (data?.invoice)
    return <InvoiceView key={id} invoice={data.invoice} settings={data.invoiceSettings} />;
  const title = intl.formatMessage({ id: "invoices.title" });
  return (
    <>
      <TitleRow title={title} back={{ to: INVOICES_ADDRESS, path: title }} />
      {error && problemOf(error).code === "NOT_FOUND" ? (
        <Missing messages="invoices.missing" list={INVOICES_ADDRESS} />
      ) : (
        <EditLoading error={error} onRetry={refetch} />
      )}
    </>
  );
}
