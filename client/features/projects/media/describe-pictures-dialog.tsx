import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BCP47, type Locale, languageName } from "../../../i18n/locale.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface DescribePicturesDialogProps {
  /** Those without an alt text in the language; what shows them is beside the field */
  pictures: readonly { id: string; name: string | null; mark: ReactNode }[];
  locale: Locale;
  onDescribe: (id: string, alt: string) => Promise<unknown>;
  onPublish: () => void;
  onClose: () => void;
}

/** Before a language is published: asks for the alt texts that are missing there. None is required. */
export function DescribePicturesDialog(props: DescribePicturesDialogProps) {
  const { pictures, locale, onDescribe, onPublish, onClose } = props;
  const intl = useIntl();
  // Pictures that are described meanwhile leave the document, but not the open dialog.
  const [shown] = useState(pictures);
  const [alts, setAlts] = useState<Partial<Record<string, string>>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const written = shown.filter(({ id }) => alts[id]?.trim());
  const count = shown.length;

  const submit = async () => {
    setSubmitted(true);
    if (written.length === 0) return;
    setPending(true);
    setFailure(undefined);
    try {
      for (const { id } of written) await onDescribe(id, alts[id]?.trim() ?? "");
      onPublish();
    } catch (error) {
      setFailure(codeText(intl, problemOf(error).code));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "projects.media.ask.title" }, { count })}
      text={<FormattedMessage id="projects.media.ask.text" values={{ count }} />}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      actions={
        <>
          <Button variant="outline" size={44} disabled={pending} onClick={onPublish}>
            <FormattedMessage id="projects.media.ask.without" values={{ count }} />
          </Button>
          <Button variant="primary" size={44} type="submit" pending={pending}>
            <FormattedMessage id="projects.media.ask.add" values={{ count }} />
          </Button>
        </>
      }
    >
      <ul className="grid gap-4 [--control-height:44px]">
        {shown.map(({ id, name, mark }, place) => (
          <li key={id} className="flex items-start gap-4">
            {mark}
            <div className="min-w-0 flex-1">
              <TextField
                name={`alt-${id}`}
                label={intl.formatMessage(
                  { id: "projects.media.ask.field" },
                  { item: name ?? place + 1, language: languageName(intl, locale) },
                )}
                lang={BCP47[locale]}
                maxLength={300}
                autoComplete="off"
                data-autofocus={place === 0 ? true : undefined}
                value={alts[id] ?? ""}
                onChange={({ target }) => setAlts({ ...alts, [id]: target.value })}
                error={
                  isSubmitted && written.length === 0
                    ? intl.formatMessage({ id: "form.field.required" })
                    : undefined
                }
              />
            </div>
          </li>
        ))}
      </ul>
      <ProblemNotice text={failure} className="mt-4" />
    </Dialog>
  );
}
