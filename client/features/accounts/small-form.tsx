import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../apollo/problem-text.ts";
import { problemOf } from "../../apollo/problem.ts";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";
import { fieldMessage } from "./field-message.ts";

type Values = Record<string, string>;

interface SmallFormProps {
  fields: string[];
  submit: string;
  /** What cannot be taken back is red */
  isDangerous?: boolean;
  send(values: Values): Promise<void>;
  onCancel?: () => void;
  children(field: (name: string) => { name: string; error: string | undefined }): ReactNode;
}

/** A form of the account that the graph answers: what it refuses stands at its field. */
export function SmallForm(props: SmallFormProps) {
  const { fields, submit, isDangerous, send, onCancel, children } = props;
  const intl = useIntl();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map((name) => [name, ""])),
  });
  const { errors, isSubmitting } = formState;
  const field = (name: string) => ({
    ...register(name),
    error: fieldMessage(intl, /code$/i.test(name) ? "code" : name, errors[name]?.message),
  });
  const submitted = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const { code, fields: wrong } = problemOf(error);
      const known = Object.entries(wrong).filter(([name]) => fields.includes(name));
      for (const [name, message] of known) setError(name, { message }, { shouldFocus: true });
      if (known.length === 0) setError("root", { message: codeText(intl, code) });
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submitted(event)}
      className="grid max-w-[400px] gap-5"
    >
      {children(field)}
      <div role="alert" className="empty:hidden">
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isDangerous ? "danger" : "primary"}
          size={44}
          pending={isSubmitting}
        >
          {submit}
        </Button>
        {onCancel && (
          <Button variant="plain" size={44} onClick={onCancel}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
        )}
      </div>
    </form>
  );
}
