import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useNavigation } from "react-router";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { fieldMessage } from "./field-message.ts";
import type { Outcome, Refusal } from "./outcome.ts";

/** The props of a form's field: its name, its value and its error. */
export interface FieldProps {
  name: string;
  required: true;
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

interface ActionFormProps {
  /** For buttons outside of it */
  id?: string;
  /** The result of the form's action */
  outcome?: Outcome;
  /** The fields in their order on screen, with their initial values */
  fields: Record<string, string | undefined>;
  submit: string;
  /** What its button is called, where several forms have the same one */
  submitLabel?: string;
  variant?: "primary" | "ink";
  /** The width of its button; all of the form's by default */
  submitWidth?: string;
  intent?: string;
  /** With files, the form is sent in parts */
  encType?: "multipart/form-data";
  /** Where its page is shown again without JavaScript, if not from the top: "#apply" */
  action?: string;
  /** How its parts are placed; its button is the last one */
  className?: string;
  children(field: (name: string) => FieldProps): ReactNode;
}

/**
 * A form sent to the action of its route: works without JavaScript, keeps what was typed, and shows errors at their
 * fields.
 */
export function ActionForm({
  id,
  outcome,
  fields,
  submit,
  submitLabel,
  variant = "primary",
  submitWidth = "w-full",
  intent = "",
  encType,
  action,
  className = "grid gap-5",
  children,
}: ActionFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const refusal = outcome?.refusal;
  const [changed, setChanged] = useState<{ after?: Refusal; names: string[] }>({ names: [] });
  const changedNames = changed.after === refusal ? changed.names : [];
  const wrong = Object.keys(fields).find((name) => refusal?.fields[name]);
  const pending = state !== "idle" && (formData?.get("intent") ?? "") === intent;

  useEffect(() => {
    if (!refusal) return;
    const control = wrong && form.current?.elements.namedItem(wrong);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  }, [refusal, wrong]);

  const field = (name: string): FieldProps => ({
    name,
    required: true,
    defaultValue: refusal?.typed[name] ?? fields[name],
    error: changedNames.includes(name)
      ? undefined
      : fieldMessage(intl, name, refusal?.fields[name]),
    // Without JavaScript the browser focuses the field with the error.
    autoFocus: name === wrong,
  });
  const once = (event: SyntheticEvent) => {
    if (state !== "idle") event.preventDefault();
  };
  const noteChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement;
    if (refusal?.fields[name]) setChanged({ after: refusal, names: [...changedNames, name] });
  };
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      encType={encType}
      action={action}
      noValidate
      onSubmit={once}
      onChange={noteChange}
    >
      <div role="alert">{refusal && <RefusalNotice refusal={refusal} />}</div>
      <div className={className}>
        {children(field)}
        {intent && <input type="hidden" name="intent" value={intent} />}
        <Button
          type="submit"
          variant={variant}
          pending={pending}
          aria-label={submitLabel}
          className={submitWidth}
        >
          <FormattedMessage id={submit} />
        </Button>
      </div>
    </Form>
  );
}

/** An error that belongs to no field. */
function RefusalNotice({ refusal: { reason, note } }: { refusal: Refusal }) {
  if (reason === "fields" || reason === "credentials") {
    return (
      <span className="sr-only">
        <FormattedMessage id="form.refused.fields" />
      </span>
    );
  }
  return (
    <div className="mb-5">
      <Notice tone="bad">
        <FormattedMessage id={`form.refused.${reason}`} />
        {note && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>}
      </Notice>
    </div>
  );
}
