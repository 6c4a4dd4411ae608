import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { DraftNotice } from "../../../admin/form/draft-notice.tsx";
import { LeaveGuard } from "../../../admin/form/leave-guard.tsx";
import { PRICE_CURRENCIES } from "../../../admin/form/price-currencies.ts";
import { SaveBar } from "../../../admin/form/save-bar.tsx";
import { StaleDialog } from "../../../admin/form/stale-dialog.tsx";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { useSaveKey } from "../../../admin/form/use-save-key.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { LOCALE_NAMES, LOCALES, useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { moneyText, rateText } from "../../../ui/money-text.ts";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { invoiceAddress, INVOICES_ADDRESS } from "../invoice-address.ts";
import { daysBetween, viennaDay } from "../invoice-state.ts";
import {
  CreateInvoiceDocument,
  DeleteInvoiceDocument,
  type InvoiceDocumentFragment,
  type InvoiceSettingsValuesFragment,
  InvoiceToEditDocument,
  UpdateInvoiceDocument,
} from "../invoices.generated.ts";
import { rereadInvoices } from "../reread-invoices.ts";
import { FinaliseDialog } from "./finalise-dialog.tsx";
import { blankLine, invoiceForm, isBlank, type Seller, sellerOf } from "./invoice-form.ts";
import { LinesSection } from "./lines-section.tsx";
import { PartyCard } from "./party-card.tsx";
import { TimeDialog } from "./time-dialog.tsx";
import { totalsOf } from "./totals-of.ts";

interface InvoiceEditorProps {
  invoice: InvoiceDocumentFragment | undefined;
  settings: InvoiceSettingsValuesFragment;
  onCreated(id: string): void;
  /** What is stored has changed otherwise: it is read again */
  onReread(): void;
}

type Task = "delete" | "finalise" | "time";

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A draft: its parties, dates, lines and totals. */
export function InvoiceEditor({ invoice, settings, onCreated, onReread }: InvoiceEditorProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { siteCurrency } = useViewer();
  const [opened, setOpened] = useState<Task>();
  const { taxRates, paymentDays, seller, paymentTerms } = settings;
  const [firstRate = 0] = taxRates;
  const [today] = useState(() => viennaDay(Date.now()));
  const edit = useEntityForm(invoiceForm, {
    row: invoice,
    empty: {
      from: sellerOf(seller as Seller),
      issuedOn: today,
      dueOn: dayAfter(today, paymentDays),
      currency: siteCurrency,
      locale,
      items: [blankLine(firstRate)],
      paymentTerms,
    },
    read: InvoiceToEditDocument,
    create: CreateInvoiceDocument,
    update: UpdateInvoiceDocument,
    onSaved: ({ id }, before) => {
      void rereadInvoices(apollo);
      if (!before) onCreated(id);
    },
  });
  const { values, row, isDirty, pending, problem } = edit;
  const { currency, items } = values;
  const priced = { ...values, discount: values.discount };
  const totals = totalsOf(priced, {
    discountRate:
      row && values.discount === edit.saved.discount ? (row.discountRate ?? null) : null,
    shippingRate: row?.shipping.amount ? row.shippingTaxRate : firstRate,
  });
  const text = (amount: number) => moneyText(intl, { amount, currency });
  const word = (name: string) => intl.formatMessage({ id: `invoices.edit.${name}` });
  useSaveKey(edit.submit);
  const saved = async () => (isDirty || !row ? edit.save() : row);
  const begin = async (next: Task) => {
    if (await saved()) setOpened(next);
  };
  useFinaliseKey(() => void begin("finalise"));
  const remove = async () => {
    if (!row) return;
    try {
      await apollo.mutate({ mutation: DeleteInvoiceDocument, variables: { id: row.id } });
      edit.leave();
      await rereadInvoices(apollo);
      await navigate(INVOICES_ADDRESS, { replace: true });
    } catch (cause) {
      setOpened(undefined);
      failureSnackbar(intl, cause);
    }
  };
  const needsReason = items.some(({ taxCategory }) => taxCategory === "E" || taxCategory === "AE");
  const hasErrorAt = (name: string) =>
    ["name", "email"].map((part) => edit.errorOf(`${name}.${part}`)).find(Boolean);
  const days = values.dueOn && values.issuedOn ? daysBetween(values.issuedOn, values.dueOn) : NaN;
  const services = [...new Set(items.map(({ service }) => service).filter(Boolean))];
  return (
    <>
      <TitleRow
        title={word(row ? "title" : "new")}
        back={{
          to: row ? invoiceAddress(row.id) : INVOICES_ADDRESS,
          path: intl.formatMessage({ id: "invoices.title" }),
        }}
        actions={
          row && (
            <>
              <IconButton
                label={word("delete")}
                icon={IconTrash}
                variant="outline"
                onClick={() => setOpened("delete")}
              />
              <ButtonLink variant="outline" size={44} to={invoiceAddress(row.id)}>
                {word("preview")}
              </ButtonLink>
            </>
          )
        }
      />
      {edit.offered && (
        <DraftNotice
          text={<FormattedMessage id="form.draft" values={{ at: new Date(edit.offered) }} />}
          onRestore={edit.restoreDraft}
          onDiscard={edit.discard}
        />
      )}
      <form noValidate onSubmit={edit.submit} className="grid grid-cols-1 gap-6 pb-24 max-md:pb-32">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <PartyCard
            side="from"
            party={values.from}
            error={hasErrorAt("from")}
            onChange={({ party }) => edit.set("from", party)}
          />
          <PartyCard
            side="to"
            party={values.to}
            customerId={values.customerId}
            error={hasErrorAt("to")}
            onChange={({ party, customerId }) => {
              edit.set("to", party);
              edit.set("customerId", customerId);
            }}
          />
        </div>
        <div className="card grid gap-4 p-5 sm:grid-cols-2 md:p-6 xl:grid-cols-4">
          <Controlled edit={edit} name="issuedOn">
            {(field) => <DateField {...field} />}
          </Controlled>
          <Controlled edit={edit} name="dueOn">
            {(field) => (
              <DateField
                {...field}
                min={values.issuedOn}
                hint={
                  days >= 0
                    ? intl.formatMessage({ id: "invoices.edit.dueIn" }, { count: days })
                    : undefined
                }
                error={days < 0 ? word("dueBefore") : field.error}
              />
            )}
          </Controlled>
          <Controlled edit={edit} name="currency">
            {(field) => (
              <Select
                {...field}
                options={[...new Set([...PRICE_CURRENCIES, siteCurrency, currency])].map(
                  (value) => ({
                    value,
                    label: intl.formatDisplayName(value, { type: "currency" }) ?? value,
                  }),
                )}
              />
            )}
          </Controlled>
          <Controlled edit={edit} name="locale">
            {({ onChange, ...field }) => (
              <Select
                {...field}
                onChange={(value) => onChange(LOCALES.find((each) => each === value) ?? "en")}
                options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
              />
            )}
          </Controlled>
        </div>
        <Controlled edit={edit} name="items">
          {({ value, onChange }) => (
            <LinesSection
              lines={value.length ? value : [blankLine(firstRate)]}
              onChange={onChange}
              currency={currency}
              rates={taxRates}
              services={services}
              amounts={value.map((_, place) => totals?.lines[place]?.amount)}
              errorOf={edit.errorOf}
              onTime={() => void begin("time")}
            />
          )}
        </Controlled>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="card grid gap-5 p-5 md:p-6">
            <TextArea
              {...edit.field("note")}
              hint={word("noteHint")}
              maxLength={2_000}
              dir="auto"
            />
            <TextArea {...edit.field("paymentTerms")} maxLength={1_000} dir="auto" autosize />
            {needsReason && (
              <TextField
                {...edit.field("taxReason")}
                maxLength={300}
                dir="auto"
                placeholder={word("taxReasonHint")}
              />
            )}
            <Switch {...edit.form.register("pricesIncludeTax")}>{word("pricesIncludeTax")}</Switch>
          </div>
          <section aria-label={word("totals")} className="card grid gap-4 p-5 md:p-6">
            <div className="grid grid-cols-2 gap-3">
              <Controlled edit={edit} name="discount">
                {(field) => <MoneyField {...field} currency={currency} />}
              </Controlled>
              <Controlled edit={edit} name="shipping">
                {(field) => <MoneyField {...field} currency={currency} />}
              </Controlled>
            </div>
            <dl className="grid gap-2 text-sm figures">
              {totals ? (
                <>
                  <Total label="subTotal" value={text(totals.subTotal)} />
                  {totals.discount > 0 && <Total label="discount" value={text(-totals.discount)} />}
                  {totals.shipping > 0 && <Total label="shipping" value={text(totals.shipping)} />}
                  {totals.taxes
                    .filter(({ base, taxRate }) => base > 0 || taxRate > 0)
                    .map(({ taxCategory, taxRate, base, tax }) => (
                      <Total
                        key={`${taxCategory} ${taxRate}`}
                        label={values.pricesIncludeTax ? "includedTax" : "taxAt"}
                        values={{ rate: rateText(intl, taxRate) }}
                        note={
                          <FormattedMessage
                            id="invoices.paper.base"
                            values={{ amount: text(base) }}
                          />
                        }
                        value={text(tax)}
                      />
                    ))}
                  <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-extrabold">
                    <dt>
                      <FormattedMessage id="invoices.paper.total" />
                    </dt>
                    <dd>
                      <bdi>{text(totals.total)}</bdi>
                    </dd>
                  </div>
                </>
              ) : (
                <p className="text-bad">{word("tooHigh")}</p>
              )}
            </dl>
          </section>
        </div>
        <SaveBar
          state={problem ? "failed" : isDirty ? "unsaved" : undefined}
          status={problem ? problemText(intl, problem) : <FormattedMessage id="form.unsaved" />}
          what={
            totals && !problem
              ? intl.formatMessage(
                  { id: "invoices.edit.bar" },
                  { amount: text(totals.total), unpriced: totals.unpriced },
                )
              : undefined
          }
          savedAt={problem ? undefined : edit.savedAt}
        >
          <Button variant="plain" size={44} onClick={edit.discard} disabled={!isDirty || pending}>
            <FormattedMessage id="form.discard" />
          </Button>
          <Button
            variant="outline"
            size={44}
            type="submit"
            pending={pending}
            disabled={!isDirty && row !== undefined}
          >
            {word("save")}
          </Button>
          <Button
            variant="primary"
            size={44}
            disabled={pending || items.every(isBlank)}
            onClick={() => void begin("finalise")}
          >
            {word("finalise")}
          </Button>
        </SaveBar>
      </form>
      {edit.conflict && (
        <StaleDialog conflict={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
      <LeaveGuard holds={edit.holds} onLeave={edit.leave} />
      {row && opened === "finalise" && (
        <FinaliseDialog
          invoice={row}
          onClose={() => setOpened(undefined)}
          onFinalised={() => void navigate(invoiceAddress(row.id), { replace: true })}
        />
      )}
      {row && opened === "time" && (
        <TimeDialog invoice={row} onClose={() => setOpened(undefined)} onAdded={onReread} />
      )}
      <ConfirmDialog
        open={opened === "delete"}
        onClose={() => setOpened(undefined)}
        title={word("delete.ask")}
        text={word("delete.text")}
        confirm={word("delete")}
        onConfirm={() => void remove()}
      />
    </>
  );
}

interface TotalProps {
  label: string;
  values?: Record<string, string>;
  note?: ReactNode;
  value: string;
}

function Total({ label, values, note, value }: TotalProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">
        <FormattedMessage id={`invoices.paper.${label}`} values={values} />
        {note && <span className="block text-[13px] text-ink-3">{note}</span>}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** Ctrl+Enter or ⌘Enter is the main button. */
function useFinaliseKey(press: () => void): void {
  useEffect(() => {
    const onKey = ({ ctrlKey, metaKey, key }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key === "Enter" && !document.querySelector("[role$=dialog]"))
        press();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
