import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextChanges } from "./text-changes-view.tsx";
import type { Conflict, Difference } from "./use-edit.ts";
import { useValueText } from "./value-text.ts";

interface StaleDialogProps {
  conflict: Conflict;
  /** The fields for which the other person's value is kept */
  onSave: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Resolves a conflict: shows both values of each field, and the user chooses one. */
export function StaleDialog({
  conflict: { fields, savedAt, savedBy },
  onSave,
  onClose,
}: StaleDialogProps) {
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
      width={fields.some(isLong) ? 800 : 560}
      title={intl.formatMessage({ id: "form.stale.title" })}
      text={
        <>
          <FormattedMessage id="form.stale.text" />
          {savedAt && (
            <>
              {" "}
              <FormattedMessage
                id={savedBy ? "form.stale.savedBy" : "form.stale.savedAt"}
                values={{
                  name: <bdi key="name">{savedBy}</bdi>,
                  when: intl.formatDate(savedAt, { dateStyle: "long", timeStyle: "short" }),
                }}
              />
            </>
          )}
        </>
      }
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
        {fields.map((field) => (
          <RadioGroup
            key={field.path}
            name={field.path}
            label={field.label}
            value={theirs.has(field.path) ? "theirs" : "mine"}
            onChange={(choice) => choose(field.path, choice)}
            options={(["mine", "theirs"] as const).map((side) =>
              isLong(field)
                ? { value: side, label: <Changes of={field} side={side} /> }
                : {
                    value: side,
                    label: textOf(field[side]),
                    hint: intl.formatMessage({ id: `form.stale.${side}` }),
                  },
            )}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Changes({ of, side }: { of: Difference; side: "mine" | "theirs" }) {
  return (
    <>
      <span className="mb-1 block font-medium">
        <FormattedMessage id={`form.stale.${side}.changes`} />
      </span>
      <TextChanges before={of.base} after={of[side]} />
    </>
  );
}

const LONG_TEXT = 160;

/** Texts of which only the changes are shown; those that look the same differ in something else. */
const isLong = ({ base, mine, theirs }: Difference) =>
  mine === theirs ||
  [base, mine, theirs].some(
    (text) => typeof text === "string" && (text.length > LONG_TEXT || text.includes("\n")),
  );
