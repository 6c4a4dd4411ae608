import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { useOpenEditor } from "../../../admin/form/use-open-editor.ts";
import { Missing } from "../../../admin/missing.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { InvoiceEditor } from "../../../features/invoices/edit/invoice-editor.tsx";
import {
  finalInvoiceAddress,
  invoiceEditAddress,
  INVOICES_ADDRESS,
} from "../../../features/invoices/invoice-address.ts";
import {
  InvoiceSettingsDocument,
  InvoiceToEditDocument,
} from "../../../features/invoices/invoices.generated.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Redirect } from "../../../shell/redirect.tsx";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import type { Route } from "./+types/edit";

export default function EditInvoiceScreen({ params }: Route.ComponentProps) {
  const { id }: { id?: string } = params;
  const intl = useIntl();
  const may = useMay("invoice:write");
  const [round, setRound] = useState(0);
  const { key, wasNew, onCreated } = useOpenEditor(id, invoiceEditAddress);
  const settings = useQuery(InvoiceSettingsDocument, { skip: !may });
  const invoice = useQuery(InvoiceToEditDocument, {
    variables: { id: id ?? "" },
    skip: id === undefined || !may,
    fetchPolicy: "network-only",
  });
  if (!may) return <NoPermission />;
  const row = invoice.data?.invoice;
  const known = settings.data?.invoiceSettings;
  const isNew = wasNew && round === 0;
  if (row && row.status !== "DRAFT" && !isNew) return <Redirect to={finalInvoiceAddress(row.id)} />;
  if (known && (isNew || row)) {
    return (
      <InvoiceEditor
        key={`${key} ${round}`}
        invoice={isNew ? undefined : row}
        settings={known}
        onCreated={onCreated}
        onReread={() => void invoice.refetch().then(() => setRound(round + 1))}
      />
    );
  }
  const title = intl.formatMessage({ id: "invoices.title" });
  const error = settings.error ?? invoice.error;
  return (
    <>
      <TitleRow title={title} back={{ to: INVOICES_ADDRESS, path: title }} />
      {error && problemOf(error).code === "NOT_FOUND" ? (
        <Missing messages="invoices.missing" list={INVOICES_ADDRESS} />
      ) : (
        <EditLoading
          error={error}
          onRetry={() => Promise.all([settings.refetch(), id && invoice.refetch()])}
        />
      )}
    </>
  );
}
