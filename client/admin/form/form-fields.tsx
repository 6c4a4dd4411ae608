import { type FieldValues, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { ColorField } from "../../ui/color-field.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { MoneyField } from "../../ui/money-field.tsx";
import type { Option } from "../../ui/option.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { firstMessage, labelIds } from "../message-of.ts";
import { Controlled } from "./controlled.tsx";
import { type Fields, type Form, labelOf } from "./define-form.ts";
import { IconField } from "./icon-field.tsx";
import { LocaleTabs } from "./locale-tabs.tsx";
import { usePresetColors } from "./preset-colors.ts";
import type { Edit } from "./use-edit.ts";

interface FormFieldsProps {
  form: Pick<Form<Fields>, "name" | "fields">;
  edit: Edit<FieldValues>;
  /** What is chosen from, by field */
  options?: Partial<Record<string, Option[]>>;
}

/**
 * All fields of a form with the controls of their kinds, in their order; texts by language stand together,
 * and others come below them unless the form begins with them.
 */
export function FormFields({ form, edit, options }: FormFieldsProps) {
  const names = Object.keys(form.fields);
  const localized = names.filter((name) => form.fields[name]?.isLocalized);
  const plain = names.filter((name) => !localized.includes(name));
  const [first] = names;
  const leading = localized.length ? names.slice(0, names.indexOf(localized[0] ?? "")) : [];
  const inRows = (some: string[]) =>
    some.length > 0 && (
      <div className="grid gap-5 md:grid-cols-2">
        {some.map((name) => (
          <div key={name} className={isNarrow(form, name) ? undefined : "md:col-span-2"}>
            <FormField
              form={form}
              edit={edit}
              options={options}
              name={name}
              path={name}
              isFirst={name === first}
            />
          </div>
        ))}
      </div>
    );
  return (
    <>
      {inRows(leading)}
      {localized.length > 0 && (
        <LocaleTabs edit={edit} paths={localized}>
          {(locale) =>
            localized.map((name) => (
              <FormField
                key={name}
                form={form}
                edit={edit}
                name={name}
                path={`${name}.${locale}`}
                isFirst={name === first && locale === "en"}
              />
            ))
          }
        </LocaleTabs>
      )}
      {inRows(plain.filter((name) => !leading.includes(name)))}
    </>
  );
}

const isNarrow = ({ fields }: FormFieldsProps["form"], name: string) =>
  ["icon", "number", "select", "money"].includes(fields[name]?.control ?? "");

interface FormFieldProps extends FormFieldsProps {
  name: string;
  /** The name, and of a text by language the language */
  path: string;
  /** The dialog opens with the focus on it */
  isFirst: boolean;
}

function FormField({ form, edit, options, name, path, isFirst }: FormFieldProps) {
  const intl = useIntl();
  const presets = usePresetColors();
  const label = labelOf(form, name, intl);
  const hintId = firstMessage(intl, labelIds(form.name, `${name}.hint`));
  const hint = hintId && intl.formatMessage({ id: hintId });
  const text = { ...edit.field(path), label, hint, "data-autofocus": isFirst || undefined };
  const control = form.fields[name]?.control;
  switch (control) {
    case "line":
      return <TextField {...text} />;
    case "slug":
      return <TextField {...text} dir="ltr" className="rtl:text-right" />;
    case "lines":
      return <TextArea {...text} autosize />;
    case "switch":
      return (
        <Switch {...edit.form.register(path)} hint={hint}>
          {label}
        </Switch>
      );
    case "number":
      return (
        <Controlled edit={edit} name={path}>
          {(field) => <NumberField {...field} min={0} hint={hint} />}
        </Controlled>
      );
    case "icon":
      return (
        <Controlled edit={edit} name={path}>
          {(field) => <IconField {...field} hint={hint} />}
        </Controlled>
      );
    case "color":
      return (
        <Controlled edit={edit} name={path}>
          {(field) => <ColorField {...field} presets={presets} hint={hint} />}
        </Controlled>
      );
    case "select":
      return (
        <Controlled edit={edit} name={path}>
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? ""}
              onChange={(chosen) => onChange(chosen || null)}
              options={options?.[name] ?? []}
              placeholder={intl.formatMessage({ id: "form.value.none" })}
              hint={hint}
            />
          )}
        </Controlled>
      );
    case "dateTime":
      return (
        <Controlled edit={edit} name={path}>
          {(field) => <DateTimeField {...field} hint={hint} />}
        </Controlled>
      );
    case "money":
      return <AmountField edit={edit} name={path} hint={hint} />;
    default:
      throw new Error(`${form.name}.${name} is of a kind without a control`);
  }
}

/** In the currency that the form says. */
function AmountField({
  edit,
  name,
  hint,
}: {
  edit: Edit<FieldValues>;
  name: string;
  hint?: string;
}) {
  const currency = useWatch({ control: edit.form.control, name: "currency" });
  return (
    <Controlled edit={edit} name={name}>
      {(field) => <MoneyField key={currency} {...field} currency={currency} hint={hint} />}
    </Controlled>
  );
}
