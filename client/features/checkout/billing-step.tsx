import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTruckDelivery from "@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { priceText } from "../../ui/price-text.ts";
import { AddressDialog, type CountryOptions } from "./address-dialog.tsx";
import { type Checkout, withAddress, withShippingOption } from "./cart.ts";
import { changeCheckout } from "./checkout-store.ts";
import type { CheckoutAddressFragment, CheckoutChoicesQuery } from "./checkout.generated.ts";
import { ChoiceCard } from "./choice-card.tsx";

interface BillingStepProps {
  checkout: Checkout;
  choices: CheckoutChoicesQuery;
  needsShipping: boolean;
  countries: CountryOptions;
}

/** To whom it is invoiced, and how it is sent. */
export function BillingStep({ checkout, choices, needsShipping, countries }: BillingStepProps) {
  const intl = useIntl();
  const [edited, setEdited] = useState<CheckoutAddressFragment | "new">();
  const { billingAddresses, shippingOptions } = choices;
  return (
    <div className="grid gap-5">
      <Card
        title={intl.formatMessage({ id: "checkout.address" })}
        action={
          <Button variant="outline" size={44} onClick={() => setEdited("new")}>
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
              <ChoiceCard
                key={address.id}
                name="address"
                value={address.id}
                checked={address.id === checkout.addressId}
                onChoose={() => changeCheckout((now) => withAddress(now, address.id))}
                Icon={address.addressType === "OFFICE" ? IconBuilding : IconHome}
                title={
                  <>
                    <bdi>{address.company ?? address.receiver}</bdi>
                    {address.isDefault && (
                      <Badge tone="off">
                        <FormattedMessage id="checkout.address.default" />
                      </Badge>
                    )}
                  </>
                }
                text={<bdi>{addressLine(address)}</bdi>}
                end={
                  <Button
                    variant="plain"
                    size={44}
                    aria-label={intl.formatMessage(
                      { id: "checkout.address.edit.of" },
                      { name: address.company ?? address.receiver },
                    )}
                    onClick={() => setEdited(address)}
                  >
                    <FormattedMessage id="checkout.address.edit" />
                  </Button>
                }
              />
            ))}
          </fieldset>
        ) : (
          <p className="text-ink-2">
            <FormattedMessage id="checkout.address.none" />
          </p>
        )}
      </Card>
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
          address={edited === "new" ? undefined : edited}
          countries={countries}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** Where it is, in one line. */
export const addressLine = ({
  street,
  postalCode,
  city,
  vatId,
}: {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  vatId?: string | null;
}): string =>
  [
    [street?.replaceAll("\n", ", "), [postalCode, city].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", "),
    vatId,
  ]
    .filter(Boolean)
    .join(" · ");
