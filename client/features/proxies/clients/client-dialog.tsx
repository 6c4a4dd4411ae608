import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import type { Fields } from "../../../admin/form/define-form.ts";
import { EditDialog } from "../../../admin/form/edit-dialog.tsx";
import { FormFields } from "../../../admin/form/form-fields.tsx";
import { type Edit, useEdit } from "../../../admin/form/use-edit.ts";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { OnceDialog } from "../once-dialog.tsx";
import { clientForm, type ListedClient, ON_EXCEED, PERIODS } from "./client-form.ts";
import {
  AddProxyClientDocument,
  MembersForProxiesDocument,
  type MembersForProxiesQuery,
  ProxyClientListDocument,
  ProxyClientToEditDocument,
  ProxyServerChoicesDocument,
  SaveProxyClientDocument,
} from "./clients.generated.ts";

interface ClientDialogProps {
  /** Left out for a new one */
  row?: ListedClient;
  onClose: () => void;
}

const membersOf = ({ members }: MembersForProxiesQuery) => members.nodes.map(memberOption);

/** The fields that lay themselves out, before and after those that do not. */
const partOf = (names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(clientForm.fields as Fields).filter(([name]) => names.includes(name)),
  );
const FIRST = partOf(["name", "username", "contactEmail"]);
const LAST = partOf([
  "quotaPeriod",
  "resetDay",
  "onExceed",
  "speedLimitKbps",
  "maxConnections",
  "startsAt",
  "expiresAt",
  "autoRenewDays",
  "enabled",
  "notes",
]);

/** What is known of a client, to be written. The secret of a new one is shown once. */
export function ClientDialog({ row, onClose }: ClientDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [secret, setSecret] = useState<string>();
  const members = useOptionSearch(MembersForProxiesDocument, membersOf);
  const servers = useCallback(
    async (text: string) => {
      const { data } = await apollo.query({ query: ProxyServerChoicesDocument });
      return (data?.proxyServers.nodes ?? [])
        .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
        .map(({ id, name }) => ({ value: id, label: name }));
    },
    [apollo],
  );
  const edit = useEdit(clientForm, {
    row,
    unique: { "Username already taken": "username" },
    async create(input) {
      const { data } = await apollo.mutate({
        mutation: AddProxyClientDocument,
        variables: { input },
        refetchQueries: [ProxyClientListDocument],
      });
      if (!data) throw new Error("The answer has no data");
      setSecret(data.createProxyClient.secret);
      return data.createProxyClient.client;
    },
    async update({ id, version }, input) {
      const { data } = await apollo.mutate({
        mutation: SaveProxyClientDocument,
        variables: { id, input: { ...input, version } },
      });
      if (!data) throw new Error("The answer has no data");
      return data.updateProxyClient;
    },
    async reread({ id }) {
      const { data } = await apollo.query({
        query: ProxyClientToEditDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      if (!data) throw new Error("The answer has no data");
      return data.proxyClient;
    },
    onSaved: (_, before) => before && onClose(),
  });
  const options = useMemo(() => {
    const labelled = (kind: string, values: readonly string[]) =>
      values.map((value) => ({
        value,
        label: intl.formatMessage({ id: `proxies.${kind}.${value}` }),
      }));
    return { quotaPeriod: labelled("period", PERIODS), onExceed: labelled("onExceed", ON_EXCEED) };
  }, [intl]);
  const text = (id: string) => intl.formatMessage({ id }, { name: row?.name ?? "" });
  const hint = (name: string) => text(`proxies.client.${name}.hint`);
  // The names of its fields are known where the form is defined.
  const plain = edit as unknown as Edit<FieldValues>;
  if (secret) {
    return (
      <OnceDialog
        title={text("proxies.client.secret.title")}
        text={text("proxies.client.secret.text")}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      edit={edit}
      title={row ? text("form.edit") : text("proxies.client.new")}
      submit={text(row ? "form.save" : "form.create")}
      onClose={onClose}
    >
      <FormFields form={{ name: clientForm.name, fields: FIRST }} edit={plain} />
      <Controlled edit={edit} name="assignments">
        {(field) => <MultiCombobox {...field} options={servers} hint={hint("assignments")} />}
      </Controlled>
      <Controlled edit={edit} name="memberId">
        {({ onChange, ...field }) => (
          <MultiCombobox
            {...field}
            onChange={(chosen) => onChange(chosen.slice(-1))}
            options={members}
            hint={hint("member")}
          />
        )}
      </Controlled>
      <Controlled edit={edit} name="quotaBytes">
        {(field) => <NumberField {...field} min={0} unit="GB" hint={hint("quotaBytes")} />}
      </Controlled>
      <Controlled edit={edit} name="allowedIps">
        {(field) => <TagsField {...field} most={100} hint={hint("allowedIps")} />}
      </Controlled>
      <FormFields form={{ name: clientForm.name, fields: LAST }} edit={plain} options={options} />
    </EditDialog>
  );
}
