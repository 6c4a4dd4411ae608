import type { ReactNode } from "react";
import { type Path, useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../platform/apollo/problem-text.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { fieldWords } from "./field-words.ts";

/** Thrown by `send` for errors that do not come from the graph: by field, or as a text. */
export class Refused extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>, text: string) {
    super(text);
    this.fields = fields;
  }
}

type Values<Name extends string> = Record<Name, string>;

interface SmallFormProps<Name extends string> {
  /** The initial values, restored after sending */
  values: Values<Name>;
  /** Throws if it is refused */
  send: (values: Values<NoInfer<Name>>) => Promise<void>;
  submit: string;
  /** Red, for actions that cannot be undone */
  isDangerous?: boolean;
  onCancel?: () => void;
  /** The label of the other button; "Cancel" by default */
  cancel?: string;
  /** Before the other buttons: one step back */
  onBack?: { label: string; go: () => void } | undefined;
  /** Translates the error of a field */
  wordsOf?: (name: NoInfer<Name>, message: string) => string | undefined;
  /** The field with a unique value, by the server's message if it is taken */
  unique?: Record<string, NoInfer<Name>>;
  className?: string;
  children: (
    field: (name: NoInfer<Name>) => { name: string; error: string | undefined },
  ) => ReactNode;
}

/** A form of texts that are sent once and not stored: errors are shown at their fields. */
export function SmallForm<Name extends string>({
  values,
  send,
  submit,
  isDangerous,
  onCancel,
  cancel,
  onBack,
  wordsOf,
  unique = {},
  className = "max-w-[400px] gap-5",
  children,
}: SmallFormProps<Name>) {
  const intl = useIntl();
  const { register, handleSubmit, reset, setError, formState } = useForm<Record<string, string>>({
    defaultValues: values,
  });
  const { errors, isSubmitting } = formState;
  const messageFor = wordsOf ?? ((_name: Name, message: string) => fieldWords(intl, message));
  const field = (name: Name) => {
    const message = errors[name]?.message;
    return { ...register(name), error: message && messageFor(name, message) };
  };
  const submitted = handleSubmit(async (typed) => {
    try {
      await send(typed as Values<Name>);
      reset(values);
    } catch (error) {
      const { code, fields, message = "" } = problemOf(error);
      const taken = unique[message];
      const refused = error instanceof Refused ? error.fields : fields;
      // The server reports errors by language, "role.en"; the form shows one language.
      const wrong = Object.entries({ ...refused, ...(taken && { [taken]: "Taken" }) })
        .map(([path, why]) => [path.split(".")[0] ?? path, why] as const)
        .filter(([name]) => name in values);
      for (const [name, why] of wrong.toReversed()) {
        setError(name as Path<Record<string, string>>, { message: why }, { shouldFocus: true });
      }
      if (wrong.length > 0) return;
      setError("root", {
        message: error instanceof Refused ? error.message : codeText(intl, code),
      });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submitted(event)} className={`grid ${className}`}>
      {children(field)}
      <ProblemNotice text={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        {onBack && (
          <Button variant="outline" size={44} onClick={onBack.go}>
            {onBack.label}
          </Button>
        )}
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
            {cancel ?? <FormattedMessage id="dialog.cancel" />}
          </Button>
        )}
      </div>
    </form>
  );
}
