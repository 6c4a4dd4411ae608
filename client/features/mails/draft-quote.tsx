import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { MailFrame } from "./mail-frame.tsx";
import type { Draft } from "./use-draft.ts";

/** What a draft quotes of the mail that it answers: the server has it, and sends it below the text. */
export function DraftQuote({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(draft.quote === "FORWARD");
  const [isSaving, setSaving] = useState(false);
  const text = (of: string) => intl.formatMessage({ id: of });
  const bodyUrl = draft.draft?.bodyUrl;
  if (draft.values.isQuoteRemoved) {
    return (
      <Button
        variant="plain"
        size={36}
        className="justify-self-start"
        onClick={() => draft.change({ isQuoteRemoved: false })}
      >
        <FormattedMessage id="mails.quote.restore" />
      </Button>
    );
  }
  /** The quote is made with the draft. */
  const toggle = async () => {
    if (isOpen || bodyUrl) return setOpen(!isOpen);
    setSaving(true);
    try {
      await draft.save();
      setOpen(true);
    } catch (error) {
      failureSnackbar(intl, error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={text("mails.quote")}
          title={text("mails.quote")}
          disabled={isSaving}
          onClick={() => void toggle()}
          className="grid h-6 w-11 place-items-center rounded-full bg-raised hover:bg-line pointer-coarse:h-11"
        >
          <IconDots size={18} aria-hidden="true" />
        </button>
        {isOpen && (
          <Button variant="plain" size={36} onClick={() => draft.change({ isQuoteRemoved: true })}>
            <FormattedMessage id="mails.quote.remove" />
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="max-h-[30dvh] overflow-y-auto rounded-md">
        {isOpen && bodyUrl && (
          <MailFrame
            title={text("mails.quote")}
            src={bodyUrl}
            part="quote"
            hasRemotePictures={false}
          />
        )}
      </div>
    </div>
  );
}
