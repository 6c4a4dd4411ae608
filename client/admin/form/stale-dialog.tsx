import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import type { Difference } from "./use-edit.ts";
import { useValueText } from "./value-text.ts";

interface StaleDialogProps {
  fields: Difference[];
  /** The fields for which the other person's value is kept */
  onSave: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Resolves a conflict: shows both values of each field, and the user chooses one. */
export function StaleDialog({ fields, onSave, onClose }: StaleDialogProps) {
  const intl = useIntl();
  const textOf = useValueText();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, choice: string) => {
    const next = new Set(theirs);
    if (choice === "theirs") next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={intl.formatMessage({ id: "form.stale.title" })}
      text={<FormattedMessage id="form.stale.text" />}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="form.stale.back" />
          </Button>
          <Button variant="primary" size={44} onClick={() => onSave(theirs)}>
            <FormattedMessage id="form.stale.save" />
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map(({ path, label, mine, theirs: other }) => (
          <RadioGroup
            key={path}
            name={path}
            label={label}
            value={theirs.has(path) ? "theirs" : "mine"}
            onChange={(choice) => choose(path, choice)}
            options={[
              {
                value: "mine",
                label: textOf(mine),
                hint: intl.formatMessage({ id: "form.stale.mine" }),
              },
              {
                value: "theirs",
                label: textOf(other),
                hint: intl.formatMessage({ id: "form.stale.theirs" }),
              },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
