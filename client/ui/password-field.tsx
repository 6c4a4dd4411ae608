import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { controlStyles, describedBy, Field } from "./field.tsx";

interface PasswordFieldProps extends ComponentProps<"input"> {
  label: string;
  name: string;
  /** Tells password managers whether to fill in or to suggest a password */
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string;
  aside?: ReactNode;
}

/** A password, hidden unless the user chooses to see it. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={`${controlStyles} h-(--control-height) pe-12`}
        />
        <button
          type="button"
          aria-label={intl.formatMessage({ id: "ui.password.show" })}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-md text-ink-3 hover:text-ink scripting-none:hidden"
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
    </Field>
  );
}
