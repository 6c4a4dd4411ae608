import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../apollo/problem-text.ts";
import { problemOf } from "../../apollo/problem.ts";
import { fieldWords } from "../../dashboard/edit/field-words.ts";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";

type Values = Record<string, string>;

interface WelcomeFormProps {
  /** Label and value of each field */
  fields: Record<string, { label: string; value: string }>;
  save(values: Values): Promise<void>;
  onSkip(): void;
  children(field: (name: string) => { name: string; label: string; error?: string }): ReactNode;
}

/** One step of the welcome: it is saved by going on, and may be skipped. */
export function WelcomeForm({ fields, save, onSkip, children }: WelcomeFormProps) {
  const intl = useIntl();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(
      Object.entries(fields).map(([name, { value }]) => [name, value]),
    ),
  });
  const { errors, isSubmitting } = formState;
  const field = (name: string) => {
    const message = errors[name]?.message;
    return {
      ...register(name),
      label: fields[name]?.label ?? name,
      error: message && fieldWords(intl, message),
    };
  };
  const send = handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      const problem = problemOf(error);
      const taken = problem.message === "This handle is taken" && { handle: "Taken" };
      const wrong = Object.entries({ ...problem.fields, ...taken });
      // texts are refused by language, "role.en", and shown in one
      for (const [path, message] of wrong) setError(path.split(".")[0] ?? path, { message });
      if (wrong.length === 0) setError("root", { message: codeText(intl, problem.code) });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <div role="alert" className="empty:hidden">
        {errors.root?.message && <Notice tone="bad">{errors.root.message}</Notice>}
      </div>
      {children(field)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size={44} pending={isSubmitting}>
          <FormattedMessage id="welcome.continue" />
        </Button>
        <Button variant="plain" size={44} onClick={onSkip}>
          <FormattedMessage id="welcome.skip" />
        </Button>
      </div>
    </form>
  );
}
