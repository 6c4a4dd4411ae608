import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTruckDelivery from "@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { priceText } from "../../ui/price-text.ts";
import { AddressDialog, type CountryOptions } from "./address-dialog.tsx";
import { type Checkout, withAddress, withDeliveryAddress, withShippingOption } from "./cart.ts";
import { changeCheckout } from "./checkout-store.ts";
import {
  type CheckoutAddressFragment,
  CheckoutChoicesDocument,
  type CheckoutChoicesQuery,
} from "./checkout.generated.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface Edited {
  /** Undefined for a new one */
  address?: CheckoutAddressFragment;
  /** What the saved one is chosen for */
  choose: (now: Checkout, id: string) => Checkout;
}

interface BillingStepProps {
  checkout: Checkout;
  choices: CheckoutChoicesQuery;
  needsShipping: boolean;
  countries: CountryOptions;
}

/** To whom it is invoiced, where it is sent, and how. */
export function BillingStep({ checkout, choices, needsShipping, countries }: BillingStepProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [edited, setEdited] = useState<Edited>();
  const { billingAddresses, shippingOptions } = choices;
  const { addressId, deliveryAddressId } = checkout;
  const others = billingAddresses.filter(({ id }) => id !== addressId);
  const isSame = !others.some(({ id }) => id === deliveryAddressId);
  return (
    <div className="grid gap-5">
      <Card
        title={intl.formatMessage({ id: "checkout.address" })}
        action={
          <Button variant="outline" size={44} onClick={() => setEdited({ choose: withAddress })}>
            <IconPlus size={18} aria-hidden="true" />
            <FormattedMessage id="checkout.address.new" />
          </Button>
        }
      >
        {billingAddresses.length > 0 ? (
          <fieldset className="grid gap-3">
            <legend className="sr-only">
              <FormattedMessage id="checkout.address" />
            </legend>
            {billingAddresses.map((address) => (
              <AddressCard
                key={address.id}
                name="address"
                address={address}
                checked={address.id === addressId}
                onChoose={() => changeCheckout((now) => withAddress(now, address.id))}
                onEdit={() => setEdited({ address, choose: withAddress })}
              />
            ))}
          </fieldset>
        ) : (
          <p className="text-ink-2">
            <FormattedMessage id="checkout.address.none" />
          </p>
        )}
      </Card>
      {needsShipping && billingAddresses.length > 0 && (
        <Card
          title={intl.formatMessage({ id: "checkout.deliveryAddress" })}
          action={
            <Button
              variant="outline"
              size={44}
              onClick={() => setEdited({ choose: withDeliveryAddress })}
            >
              <IconPlus size={18} aria-hidden="true" />
              <FormattedMessage id="checkout.deliveryAddress.new" />
            </Button>
          }
        >
          <fieldset className="grid gap-3">
            <legend className="sr-only">
              <FormattedMessage id="checkout.deliveryAddress" />
            </legend>
            <ChoiceCard
              name="deliveryAddress"
              value=""
              checked={isSame}
              onChoose={() => changeCheckout((now) => withDeliveryAddress(now, null))}
              Icon={IconFileInvoice}
              title={<FormattedMessage id="checkout.deliveryAddress.same" />}
            />
            {others.map((address) => (
              <AddressCard
                key={address.id}
                name="deliveryAddress"
                address={address}
                checked={address.id === deliveryAddressId}
                onChoose={() => changeCheckout((now) => withDeliveryAddress(now, address.id))}
              />
            ))}
          </fieldset>
        </Card>
      )}
      {needsShipping && shippingOptions.length > 0 && (
        <Card title={intl.formatMessage({ id: "checkout.delivery" })}>
          <fieldset className="grid gap-3">
            <legend className="sr-only">
              <FormattedMessage id="checkout.delivery" />
            </legend>
            {shippingOptions.map((option) => (
              <ChoiceCard
                key={option.id}
                name="delivery"
                value={option.id}
                checked={option.id === checkout.shippingOptionId}
                onChoose={() => changeCheckout((now) => withShippingOption(now, option.id))}
                Icon={IconTruckDelivery}
                title={<bdi>{option.name ?? option.englishName}</bdi>}
                text={<bdi>{option.description ?? option.englishDescription}</bdi>}
                end={
                  option.price.amount > 0 ? (
                    <bdi>{priceText(intl, option.price)}</bdi>
                  ) : (
                    <FormattedMessage id="checkout.free" />
                  )
                }
              />
            ))}
          </fieldset>
        </Card>
      )}
      {edited && (
        <AddressDialog
          address={edited.address}
          countries={countries}
          onSaved={async (id) => {
            await apollo.refetchQueries({ include: [CheckoutChoicesDocument] });
            changeCheckout((now) => edited.choose(now, id));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

interface AddressCardProps {
  /** Of its group */
  name: string;
  address: CheckoutAddressFragment;
  checked: boolean;
  onChoose: () => void;
  onEdit?: () => void;
}

function AddressCard({ name, address, checked, onChoose, onEdit }: AddressCardProps) {
  const intl = useIntl();
  const receiver = address.company ?? address.receiver;
  return (
    <ChoiceCard
      name={name}
      value={address.id}
      checked={checked}
      onChoose={onChoose}
      Icon={address.addressType === "OFFICE" ? IconBuilding : IconHome}
      title={
        <>
          <bdi>{receiver}</bdi>
          {address.isDefault && (
            <Badge tone="off">
              <FormattedMessage id="checkout.address.default" />
            </Badge>
          )}
        </>
      }
      text={<bdi>{addressLine(intl, address)}</bdi>}
      end={
        onEdit && (
          <Button
            variant="plain"
            size={44}
            aria-label={intl.formatMessage({ id: "checkout.address.edit.of" }, { name: receiver })}
            onClick={onEdit}
          >
            <FormattedMessage id="checkout.address.edit" />
          </Button>
        )
      }
    />
  );
}

interface LinedAddress {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  country: string | null;
  vatId?: string | null;
}

/** Where it is, in one line. */
export const addressLine = (
  { formatDisplayName }: Pick<IntlShape, "formatDisplayName">,
  { street, postalCode, city, country, vatId }: LinedAddress,
): string =>
  [
    [
      street?.replaceAll("\n", ", "),
      [postalCode, city].filter(Boolean).join(" "),
      country && formatDisplayName(country, { type: "region" }),
    ]
      .filter(Boolean)
      .join(", "),
    vatId,
  ]
    .filter(Boolean)
    .join(" · ");
