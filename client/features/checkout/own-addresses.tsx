import { useApolloClient, useQuery } from "@apollo/client/react";
import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../admin/panel-state.tsx";
import { useAction } from "../../platform/apollo/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { AddressDialog, type CountryOptions, inputOfAddress } from "./address-dialog.tsx";
import { addressLine } from "./billing-step.tsx";
import {
  type CheckoutAddressFragment,
  DeleteCheckoutAddressDocument,
  OwnAddressesDocument,
  UpdateCheckoutAddressDocument,
} from "./checkout.generated.ts";

const nameOf = ({ company, receiver }: CheckoutAddressFragment): string => company ?? receiver;

/** The addresses that the checkout offers, as the account lists them. */
export function OwnAddresses({ countries }: { countries: CountryOptions }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(OwnAddressesDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [edited, setEdited] = useState<CheckoutAddressFragment | "new">();
  const [removed, setRemoved] = useState<CheckoutAddressFragment>();
  if (!data) return <PanelState error={error} onRetry={refetch} />;
  const addresses = data.billingAddresses;
  const done = (what: string) =>
    snackbar({ text: intl.formatMessage({ id: `checkout.addresses.${what}` }), tone: "good" });
  const makeDefault = async (address: CheckoutAddressFragment) => {
    try {
      await apollo.mutate({
        mutation: UpdateCheckoutAddressDocument,
        variables: { id: address.id, input: { ...inputOfAddress(address), isDefault: true } },
      });
      await refetch();
      done("defaultDone");
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <Card
      title={intl.formatMessage({ id: "checkout.addresses" })}
      text={intl.formatMessage({ id: "checkout.addresses.text" })}
      action={
        <Button variant="outline" size={44} onClick={() => setEdited("new")}>
          <IconPlus size={18} aria-hidden="true" />
          <FormattedMessage id="checkout.address.new" />
        </Button>
      }
    >
      {addresses.length > 0 ? (
        <ul
          aria-label={intl.formatMessage({ id: "checkout.addresses" })}
          className="divide-y divide-line"
        >
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onDefault={() => void makeDefault(address)}
              onRemove={() => setRemoved(address)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id="checkout.address.none" />
        </p>
      )}
      {edited && (
        <AddressDialog
          address={edited === "new" ? undefined : edited}
          countries={countries}
          onSaved={async () => {
            await refetch();
            done("saved");
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <RemoveDialog
          address={removed}
          onRemoved={async () => {
            await refetch();
            done("deleted");
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}

interface AddressRowProps {
  address: CheckoutAddressFragment;
  onEdit: () => void;
  onDefault: () => void;
  onRemove: () => void;
}

function AddressRow({ address, onEdit, onDefault, onRemove }: AddressRowProps) {
  const intl = useIntl();
  const { addressType, company, receiver, phoneNumber, country, isDefault } = address;
  const Icon = addressType === "OFFICE" ? IconBuilding : IconHome;
  const more = [
    company && receiver,
    intl.formatDisplayName(country, { type: "region" }),
    phoneNumber,
  ];
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          <bdi>{nameOf(address)}</bdi>
          {isDefault && (
            <Badge tone="off">
              <FormattedMessage id="checkout.address.default" />
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <bdi>{addressLine(intl, address)}</bdi>
        </p>
        <p className="text-sm text-ink-3 wrap-anywhere">
          <bdi>{more.filter(Boolean).join(" · ")}</bdi>
        </p>
      </div>
      <Menu
        button={
          <IconButton
            label={intl.formatMessage(
              { id: "checkout.addresses.actions" },
              { name: nameOf(address) },
            )}
            icon={IconDots}
          />
        }
      >
        <MenuAction icon={IconPencil} onSelect={onEdit}>
          <FormattedMessage id="checkout.address.edit" />
        </MenuAction>
        {!isDefault && (
          <MenuAction icon={IconStar} onSelect={onDefault}>
            <FormattedMessage id="checkout.addresses.makeDefault" />
          </MenuAction>
        )}
        <MenuDivider />
        <MenuAction icon={IconTrash} danger onSelect={onRemove}>
          <FormattedMessage id="checkout.addresses.delete" />
        </MenuAction>
      </Menu>
    </li>
  );
}

interface RemoveDialogProps {
  address: CheckoutAddressFragment;
  onRemoved: () => Promise<unknown>;
  onClose: () => void;
}

function RemoveDialog({ address, onRemoved, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { run, pending, error } = useAction();
  const remove = async () => {
    const { id } = address;
    const isDone = await run(async () => {
      await apollo.mutate({ mutation: DeleteCheckoutAddressDocument, variables: { id } });
      await onRemoved();
    });
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "checkout.addresses.delete.ask" })}
      text={
        <FormattedMessage
          id="checkout.addresses.delete.text"
          values={{ address: <bdi key="address">{addressLine(intl, address)}</bdi> }}
        />
      }
      confirm={intl.formatMessage({ id: "checkout.addresses.delete.confirm" })}
      onConfirm={() => void remove()}
      pending={pending}
      error={error}
    />
  );
}
