import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ControlProps, useValue } from "../../ui/control.ts";
import { controlStyles, describedBy, Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { IconFromSet } from "../../ui/icon-picker/icon-from-set.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";

const Picker = lazyPart(
  async () => (await import("../../ui/icon-picker/icon-picker.tsx")).IconPicker,
);

/** An icon of the sets, as "tabler:pencil", or "" for none. */
export function IconField(control: ControlProps<string>) {
  const intl = useIntl();
  const id = useId();
  const { label, hint, error, disabled, onBlur, ref } = control;
  const [icon, setIcon] = useValue(control, "");
  const [open, setOpen] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="flex gap-2">
        <button
          ref={ref}
          id={id}
          type="button"
          disabled={disabled}
          onClick={() => setOpen(true)}
          onBlur={onBlur}
          aria-haspopup="dialog"
          aria-describedby={describedBy(id, { hint, error })}
          className={`${controlStyles} flex h-(--control-height) items-center gap-2.5 text-start`}
        >
          {icon && <IconFromSet name={icon} size={22} />}
          <span className={`truncate ${icon ? "" : "text-ink-3"}`}>
            {icon || <FormattedMessage id="form.icon.none" />}
          </span>
        </button>
        {icon && !disabled && (
          <IconButton
            label={intl.formatMessage({ id: "form.clear" }, { field: label })}
            icon={IconX}
            onClick={() => setIcon("")}
          />
        )}
      </div>
      {open && <Picker open value={icon} onSelect={setIcon} onClose={() => setOpen(false)} />}
    </Field>
  );
}
