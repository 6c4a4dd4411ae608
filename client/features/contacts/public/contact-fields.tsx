import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { FieldProps } from "../../../ui/action-form/action-form.tsx";
import { Honeypot } from "../../../ui/action-form/honeypot.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** What a form of a page knows of its visitor, and of its submission. */
export interface FormOfPage {
  /** Of who is signed in */
  writer: { name: string; email: string } | null;
  privacyVersion: string;
  /** Of this page: a form that is submitted twice is stored once */
  idempotencyKey: string;
  shownAt: string;
}

function Consent({ version, defaultValue, ...field }: FieldProps & { version: string }) {
  const locale = useLocale();
  const privacy = (text: ReactNode[]) => (
    <a
      href={localePath(locale, "/page/privacy-policy")}
      target="_blank"
      className="font-semibold text-primary-strong hover:underline"
    >
      {text}
    </a>
  );
  return (
    <CheckField {...field} value={version} defaultChecked={!!defaultValue}>
      <FormattedMessage id="contact.consent" values={{ privacy }} />
    </CheckField>
  );
}

/** Who writes, and where to they are answered. */
export function WriterFields({ field }: { field: (name: "name" | "email") => FieldProps }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `contact.${name}` });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("name")} label={text("name")} autoComplete="name" />
      <TextField {...field("email")} type="email" label={text("email")} autoComplete="email" />
    </div>
  );
}

interface FormEndProps {
  field: (name: "consent") => FieldProps;
  page: Omit<FormOfPage, "writer">;
  outcome: Outcome | undefined;
  /** Sent along besides what every form of a page says of itself */
  more?: Record<string, string | undefined>;
}

/** How every form to the staff or a member ends: the consent, and what a visitor does not see. */
export function FormEnd({ field, page, outcome, more }: FormEndProps) {
  const locale = useLocale();
  const { shownAt, idempotencyKey, privacyVersion } = page;
  return (
    <>
      <Consent {...field("consent")} version={privacyVersion} />
      <Honeypot />
      <Hidden outcome={outcome} values={{ locale, shownAt, idempotencyKey, ...more }} />
    </>
  );
}

interface HiddenProps {
  values: Record<string, string | undefined>;
  outcome?: Outcome;
}

/** What was sent before stays as it was: the form is as old as its first page. */
function Hidden({ values, outcome }: HiddenProps) {
  const sent = outcome?.refusal?.typed;
  return Object.entries(values).map(
    ([name, value]) =>
      value && <input key={name} type="hidden" name={name} value={sent?.[name] ?? value} />,
  );
}
