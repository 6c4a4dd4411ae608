import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { PanelState } from "../../../admin/panel-state.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { formatQuantity } from "../../../ui/money-format.ts";
import { decimalOf } from "../../../ui/money-text.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { type Seller, sellerOf } from "../edit/invoice-form.ts";
import { PartyCard } from "../edit/party-card.tsx";
import {
  InvoiceSettingsDocument,
  type InvoiceSettingsValuesFragment as Settings,
  UpdateInvoiceSettingsDocument,
} from "../invoices.generated.ts";
import { readDays, readRates } from "./read-lists.ts";

/** What new invoices begin with: the seller, numbers, terms, tax rates and reminders. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(InvoiceSettingsDocument, {
    fetchPolicy: "network-only",
  });
  if (data) return <SettingsForm settings={data.invoiceSettings} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage({ id: "invoices.settings" })}>
      <PanelState error={error} onRetry={refetch} />
    </Dialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: Settings; onClose(): void }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [seller, setSeller] = useState<Seller>(() => sellerOf(settings.seller as Seller));
  const [prefix, setPrefix] = useState(settings.prefix);
  const [paymentDays, setPaymentDays] = useState<number | null>(settings.paymentDays);
  const [rates, setRates] = useState(() =>
    settings.taxRates.map((rate) => formatQuantity(decimalOf(rate, 2), intl.locale)).join("; "),
  );
  const [days, setDays] = useState(settings.reminderDays.join("; "));
  const [pause, setPause] = useState<number | null>(settings.reminderPauseDays);
  const [terms, setTerms] = useState(settings.paymentTerms);
  const [version, setVersion] = useState(settings.version);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const word = (name: string) => intl.formatMessage({ id: `invoices.settings.${name}` });
  const { run, pending, error } = useAction({
    textOf: (cause) => (problemOf(cause).code === "CONFLICT" ? word("conflict") : undefined),
  });
  const errorOf = (name: string) => {
    const [, message] =
      Object.entries(refused).find(([path]) => path === name || path.startsWith(`${name}.`)) ?? [];
    return message ? fieldWords(intl, message) : undefined;
  };
  const save = async () => {
    const taxRates = readRates(rates, intl.locale);
    const reminderDays = readDays(days);
    const wrong = {
      ...(!taxRates && { taxRates: "Not valid" }),
      ...(!reminderDays && { reminderDays: "Not valid" }),
      ...(paymentDays === null && { paymentDays: "Required" }),
      ...(pause === null && { reminderPauseDays: "Required" }),
    };
    setRefused(wrong);
    if (!taxRates || !reminderDays || paymentDays === null || pause === null) return;
    const isDone = await run(async () => {
      try {
        await apollo.mutate({
          mutation: UpdateInvoiceSettingsDocument,
          variables: {
            input: {
              version,
              prefix: prefix.trim(),
              paymentDays,
              taxRates,
              reminderDays,
              reminderPauseDays: pause,
              paymentTerms: terms.trim(),
              // A seller without a name is not written yet.
              ...(seller.name && { seller }),
            },
          },
        });
      } catch (cause) {
        const { code, fields, current } = problemOf(cause);
        setRefused(fields);
        // Who saves again after a conflict replaces what is stored.
        if (code === "CONFLICT" && typeof current?.version === "number")
          setVersion(current.version);
        throw cause;
      }
    });
    if (!isDone) return;
    snackbar({ text: word("done"), tone: "good" });
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "invoices.settings" })}
      text={word("text")}
      submit={<FormattedMessage id="form.save" />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <PartyCard
          side="from"
          party={seller}
          error={errorOf("seller")}
          onChange={({ party }) => setSeller(party)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="prefix"
            label={word("prefix")}
            hint={word("prefixHint")}
            dir="ltr"
            maxLength={12}
            value={prefix}
            onChange={({ target }) => setPrefix(target.value)}
            error={errorOf("prefix")}
          />
          <NumberField
            name="paymentDays"
            label={word("paymentDays")}
            min={0}
            max={365}
            value={paymentDays}
            onChange={setPaymentDays}
            error={errorOf("paymentDays")}
          />
        </div>
        <TextField
          name="taxRates"
          label={word("taxRates")}
          hint={word("taxRatesHint")}
          dir="ltr"
          value={rates}
          onChange={({ target }) => setRates(target.value)}
          error={errorOf("taxRates")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="reminderDays"
            label={word("reminderDays")}
            hint={word("reminderDaysHint")}
            dir="ltr"
            value={days}
            onChange={({ target }) => setDays(target.value)}
            error={errorOf("reminderDays")}
          />
          <NumberField
            name="reminderPauseDays"
            label={word("reminderPause")}
            min={1}
            max={90}
            value={pause}
            onChange={setPause}
            error={errorOf("reminderPauseDays")}
          />
        </div>
        <TextArea
          name="paymentTerms"
          label={word("paymentTerms")}
          value={terms}
          maxLength={1_000}
          dir="auto"
          autosize
          onChange={({ target }) => setTerms(target.value)}
          error={errorOf("paymentTerms")}
        />
        <ProblemNotice text={Object.keys(refused).length === 0 && error} />
      </div>
    </FormDialog>
  );
}
