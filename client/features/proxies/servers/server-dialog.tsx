import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import { FormFields } from "../../../admin/form/form-fields.tsx";
import { PRICE_CURRENCIES } from "../../../admin/form/price-currencies.ts";
import type { Edit } from "../../../admin/form/use-edit.ts";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { AUTH_TYPES, PROTOCOLS, PURPOSES, serverForm } from "./server-form.ts";
import type { ListedServer } from "./server-status.tsx";
import {
  AddProxyServerDocument,
  ProxyServerToEditDocument,
  SaveProxyServerDocument,
} from "./servers.generated.ts";

interface ServerDialogProps {
  /** Left out for a new one */
  row?: ListedServer;
  onClose: () => void;
  onSaved?: () => void;
}

/** What is known of a server, to be written. */
export function ServerDialog({ row, onClose, onSaved }: ServerDialogProps) {
  const intl = useIntl();
  const edit = useEntityForm(serverForm, {
    row,
    empty: { checkIntervalSec: 60, currency: "EUR" },
    read: ProxyServerToEditDocument,
    create: AddProxyServerDocument,
    update: SaveProxyServerDocument,
    onSaved() {
      onSaved?.();
      onClose();
    },
  });
  const options = useMemo(() => {
    const labelled = (kind: string, values: readonly string[]) =>
      values.map((value) => ({
        value,
        label: intl.formatMessage({ id: `proxies.${kind}.${value}` }),
      }));
    return {
      protocol: labelled("protocol", PROTOCOLS),
      purpose: labelled("purpose", PURPOSES),
      authType: labelled("auth", AUTH_TYPES),
      currency: PRICE_CURRENCIES.map((value) => ({ value, label: value })),
    };
  }, [intl]);
  const text = (id: string) => intl.formatMessage({ id }, { name: row?.name ?? "" });
  return (
    <EditDialog
      edit={edit}
      title={row ? text("form.edit") : text("proxies.server.new")}
      submit={text(row ? "form.save" : "form.create")}
      onClose={onClose}
    >
      <FormFields
        form={serverForm}
        // The names of its fields are known where the form is defined.
        edit={edit as unknown as Edit<FieldValues>}
        options={options}
      />
    </EditDialog>
  );
}
