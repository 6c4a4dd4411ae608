import { useIntl } from "react-intl";
import type { Job } from "../../../platform/rest.ts";
import { NativeSelect } from "../../../ui/native-select.tsx";
import { RadioField } from "../../../ui/radio-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface QuestionFieldProps {
  question: Job["questions"][number];
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  error: string | undefined;
  autoFocus: boolean;
}

/** More answers are a list to choose from. */
const MAX_RADIOS = 4;

const INPUT_TYPES = { text: "text", link: "url", date: "date" } as const;

/** A question of the job, with the browser's own control for its kind of answer. */
export function QuestionField({ question, error, ...rest }: QuestionFieldProps) {
  const intl = useIntl();
  const { type, label, options } = question;
  const isWrongLink = type === "link" && error !== undefined && !!rest.defaultValue;
  const field = {
    ...rest,
    label,
    hint: question.required ? undefined : intl.formatMessage({ id: "careers.apply.optional" }),
    error: isWrongLink ? intl.formatMessage({ id: "form.field.link" }) : error,
  };
  if (type === "long_text") return <TextArea {...field} rows={4} />;
  if (type !== "choice") return <TextField {...field} type={INPUT_TYPES[type]} />;
  if (options.length <= MAX_RADIOS) return <RadioField {...field} options={options} />;
  return (
    <NativeSelect {...field}>
      <option value="">{intl.formatMessage({ id: "careers.apply.choose" })}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  );
}
