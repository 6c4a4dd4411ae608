import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { fieldWords } from "../../admin/form/field-words.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import type { Option } from "../../ui/option.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { withAddress } from "./cart.ts";
import { changeCheckout } from "./checkout-store.ts";
import {
  type CheckoutAddressFragment,
  CheckoutChoicesDocument,
  CreateCheckoutAddressDocument,
  UpdateCheckoutAddressDocument,
} from "./checkout.generated.ts";

/** All countries, in the reader's language and its order. */
export type CountryOptions = (intl: IntlShape) => Option[];

interface AddressDialogProps {
  /** Undefined for a new one */
  address?: CheckoutAddressFragment;
  countries: CountryOptions;
  onClose: () => void;
}

const REQUIRED = ["receiver", "street", "city", "country"] as const;
const TYPES = ["HOME", "OFFICE"] as const;

const valuesOf = (address: CheckoutAddressFragment | undefined, name: string) => ({
  receiver: address?.receiver ?? name,
  company: address?.company ?? "",
  street: address?.street ?? "",
  postalCode: address?.postalCode ?? "",
  city: address?.city ?? "",
  country: address?.country ?? "",
  phoneNumber: address?.phoneNumber ?? "",
  vatId: address?.vatId ?? "",
});

type Values = ReturnType<typeof valuesOf>;

/** A new address, or one that is changed; it is chosen then. */
export function AddressDialog({ address, countries, onClose }: AddressDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { name } = useViewer();
  const [values, setValues] = useState(() => valuesOf(address, name));
  const [addressType, setType] = useState(address?.addressType ?? "HOME");
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const { run, pending, error } = useAction();
  const lands = useMemo(() => countries(intl), [countries, intl]);
  const set = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    setRefused({});
  };
  const field = (name: keyof Values) => ({
    name,
    label: intl.formatMessage({ id: `checkout.address.${name}` }),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: refused[name] ? fieldWords(intl, refused[name]) : undefined,
  });
  const save = async () => {
    const empty = REQUIRED.filter((name) => !values[name].trim());
    setRefused(Object.fromEntries(empty.map((name) => [name, "Required"])));
    if (empty.length > 0) return;
    const given = (name: keyof Values) => values[name].trim() || null;
    const input = {
      receiver: values.receiver.trim(),
      company: given("company"),
      street: values.street.trim(),
      postalCode: given("postalCode"),
      city: values.city.trim(),
      country: values.country,
      phoneNumber: given("phoneNumber"),
      vatId: given("vatId"),
      addressType,
      isDefault,
    };
    const isSaved = await run(async () => {
      try {
        const id = address
          ? await update(address.id)
          : (await apollo.mutate({ mutation: CreateCheckoutAddressDocument, variables: { input } }))
              .data?.createBillingAddress.id;
        await apollo.refetchQueries({ include: [CheckoutChoicesDocument] });
        changeCheckout((now) => withAddress(now, id ?? now.addressId));
      } catch (cause) {
        setRefused(problemOf(cause).fields);
        throw cause;
      }
    });
    if (isSaved) onClose();
    async function update(id: string) {
      await apollo.mutate({ mutation: UpdateCheckoutAddressDocument, variables: { id, input } });
      return id;
    }
  };
  return (
    <FormDialog
      title={intl.formatMessage({
        id: address ? "checkout.address.edit.title" : "checkout.address.new",
      })}
      width={560}
      submit={<FormattedMessage id="checkout.address.save" />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("receiver")} autoComplete="name" maxLength={120} dir="auto" />
          <TextField {...field("company")} autoComplete="organization" maxLength={120} dir="auto" />
        </div>
        <TextArea
          {...field("street")}
          autoComplete="street-address"
          maxLength={160}
          rows={2}
          dir="auto"
          className="min-h-18!"
        />
        <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
          <TextField {...field("postalCode")} autoComplete="postal-code" maxLength={20} />
          <TextField {...field("city")} autoComplete="address-level2" maxLength={80} dir="auto" />
        </div>
        <Combobox
          name="country"
          label={intl.formatMessage({ id: "checkout.address.country" })}
          options={lands}
          value={lands.find(({ value }) => value === values.country) ?? null}
          onChange={(land) => set({ country: land?.value ?? "" })}
          error={field("country").error}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("phoneNumber")}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            dir="ltr"
          />
          <TextField {...field("vatId")} autoComplete="off" maxLength={40} dir="ltr" />
        </div>
        <RadioGroup
          name="addressType"
          label={intl.formatMessage({ id: "checkout.address.type" })}
          options={TYPES.map((value) => ({
            value,
            label: <FormattedMessage id={`checkout.address.type.${value}`} />,
          }))}
          value={addressType}
          onChange={(value) => setType(TYPES.find((each) => each === value) ?? "HOME")}
        />
        <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
          <FormattedMessage id="checkout.address.isDefault" />
        </Checkbox>
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
