import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { partyLines, partyName } from "../view/party-lines.ts";
import type { Party } from "./invoice-form.ts";
import { type ChosenParty, PartyDialog } from "./party-dialog.tsx";

interface PartyCardProps<Of extends Party> {
  side: "from" | "to";
  party: Of;
  customerId?: string | null;
  error?: string;
  onChange(chosen: ChosenParty<Of>): void;
}

/** Who the invoice is from or to, and a dialog to change it. */
export function PartyCard<Of extends Party>({ error, onChange, ...props }: PartyCardProps<Of>) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { side, party } = props;
  const name = partyName(party);
  const title = intl.formatMessage({ id: `invoices.paper.${side}` });
  const lines = [...partyLines(intl, party), party.email ?? ""].filter(Boolean);
  return (
    <Card
      title={title}
      action={
        <Button variant="outline" size={36} name={side} onClick={() => setOpen(true)}>
          <IconPencil size={18} aria-hidden="true" />
          <FormattedMessage id={`invoices.party.${side}Title`} />
        </Button>
      }
    >
      {name ? (
        <div className="flex gap-3">
          <Avatar name={name} size={36} />
          <div className="min-w-0 text-sm leading-relaxed wrap-anywhere">
            <p dir="auto" className="font-bold">
              {name}
            </p>
            {lines.map((line) => (
              <p key={line} dir="auto" className="text-ink-2">
                {line}
              </p>
            ))}
          </div>
        </div>
      ) : (
        <p className="text-sm text-ink-3">
          <FormattedMessage id={`invoices.party.${side}Empty`} />
        </p>
      )}
      <FieldError id={`party-${side}`} error={error} />
      {isOpen && (
        <PartyDialog
          {...props}
          onClose={() => setOpen(false)}
          onSave={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
