import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { Combobox } from "../../../ui/combobox.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import type { Option } from "../../../ui/option.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { InvoiceRecipientsDocument } from "../invoices.generated.ts";
import { type Party, PARTY_FIELDS, partyOf, SELLER_FIELDS, type Seller } from "./invoice-form.ts";

export interface ChosenParty<Of> {
  party: Of;
  /** The member who may read the invoice */
  customerId: string | null;
}

interface PartyDialogProps<Of extends Party> {
  side: "from" | "to";
  party: Of;
  customerId?: string | null;
  onSave(chosen: ChosenParty<Of>): void;
  onClose(): void;
}

type Values = Record<string, string>;

interface RecipientOption extends Option {
  party: Party;
  customerId: string | null;
}

const LIMITS: Record<string, number> = { name: 120, company: 120, street: 160, postalCode: 20 };

/** The address of who an invoice is from or to; customers are also chosen among members and former ones. */
export function PartyDialog<Of extends Party>({
  side,
  party,
  customerId = null,
  onSave,
  onClose,
}: PartyDialogProps<Of>) {
  const intl = useIntl();
  const isSeller = side === "from";
  const names: readonly string[] = isSeller ? SELLER_FIELDS : PARTY_FIELDS;
  const textsOf = (of: Party | Seller): Values =>
    Object.fromEntries(names.map((name) => [name, String(of[name as keyof Party] ?? "")]));
  const [values, setValues] = useState(() => textsOf(party));
  const [customer, setCustomer] = useState(customerId);
  const [isRefused, setRefused] = useState(false);
  const search = useRecipients();
  const word = (name: string) => intl.formatMessage({ id: `invoices.party.${name}` });
  const countryOf = (text: string) => text.trim().toUpperCase();
  const isCountry = (text: string) => !text.trim() || /^[A-Za-z]{2}$/.test(text.trim());
  const save = () => {
    const { name = "", country = "" } = values;
    setRefused(!name.trim() || !isCountry(country));
    if (!name.trim() || !isCountry(country)) return;
    const written = Object.fromEntries(
      names.map((each) => {
        const text = (values[each] ?? "").trim();
        const value = each === "country" ? countryOf(text) : text;
        return [each, each === "name" ? value : value || null];
      }),
    );
    onSave({ party: written as unknown as Of, customerId: customer });
  };
  const field = (name: string, width = "") => (
    <div className={width}>
      <TextField
        name={name}
        label={word(name)}
        value={values[name] ?? ""}
        maxLength={LIMITS[name] ?? 80}
        dir={name === "email" || name === "iban" || name === "bic" ? "ltr" : "auto"}
        autoComplete="off"
        placeholder={name === "country" ? "NO" : undefined}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        error={
          isRefused && name === "name" && !values[name]?.trim()
            ? intl.formatMessage({ id: "form.field.required" })
            : isRefused && name === "country" && !isCountry(values[name] ?? "")
              ? word("countryCode")
              : undefined
        }
      />
    </div>
  );
  return (
    <FormDialog
      title={word(isSeller ? "fromTitle" : "toTitle")}
      submit={<FormattedMessage id="invoices.party.apply" />}
      pending={false}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!isSeller && (
          <div className="sm:col-span-2">
            <Combobox
              name="recipient"
              label={word("choose")}
              placeholder={word("chooseHint")}
              options={search}
              value={null}
              onChange={(option) => {
                if (!option) return;
                const chosen = option as RecipientOption;
                setValues(textsOf(chosen.party));
                setCustomer(chosen.customerId);
              }}
            />
          </div>
        )}
        {field("name")}
        {field("company")}
        <div className="sm:col-span-2">
          <TextArea
            name="street"
            label={word("street")}
            value={values.street ?? ""}
            rows={2}
            maxLength={160}
            dir="auto"
            className="min-h-16!"
            onChange={({ target }) => setValues({ ...values, street: target.value })}
          />
        </div>
        {field("postalCode")}
        {field("city")}
        {field("country")}
        {field("vatId")}
        {field("email")}
        {field("phone")}
        {isSeller && (
          <>
            {field("iban", "sm:col-span-2")}
            {field("bic")}
            {field("registration")}
          </>
        )}
      </div>
    </FormDialog>
  );
}

/** Members, and to whom invoices were written before. */
function useRecipients() {
  const apollo = useApolloClient();
  const locale = useLocale();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<RecipientOption[]> => {
      const { data } = await apollo.query({
        query: InvoiceRecipientsDocument,
        variables: { search: text || null, locale },
        fetchPolicy: "network-only",
        context: { fetchOptions: { signal } },
      });
      const former = Map.groupBy(data?.invoices.nodes ?? [], ({ to }) => JSON.stringify(to));
      return [
        ...Array.from(former.values(), (some) => some[0]).flatMap((invoice) =>
          invoice
            ? {
                value: invoice.id,
                label: invoice.customerName,
                hint: [invoice.to.postalCode, invoice.to.city].filter(Boolean).join(" "),
                party: partyOf(invoice.to),
                customerId: invoice.customer?.id ?? null,
              }
            : [],
        ),
        ...(data?.members.nodes ?? []).map(({ id, displayName, headline }) => ({
          value: id,
          label: displayName,
          hint: headline ?? undefined,
          party: partyOf({ name: displayName } as Party),
          customerId: id,
        })),
      ];
    },
    [apollo, locale],
  );
}
