import { useState } from "react";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

interface OnceDialogProps {
  title: string;
  text: string;
  /** What is shown only now */
  secret: string;
  onClose: () => void;
}

/** A secret that cannot be read again. It is closed by its button alone, so that it is not lost by a slip. */
export function OnceDialog({ title, text, secret, onClose }: OnceDialogProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={title}
      text={text}
      actions={
        <>
          <Button
            variant="outline"
            size={44}
            data-autofocus
            onClick={() => void copyText(secret).then(setCopied)}
          >
            {isCopied ? (
              <IconCheck size={19} aria-hidden="true" />
            ) : (
              <IconCopy size={19} aria-hidden="true" />
            )}
            <FormattedMessage id={isCopied ? "proxies.once.copied" : "proxies.once.copy"} />
          </Button>
          <Button variant="primary" size={44} onClick={onClose}>
            <FormattedMessage id="proxies.once.done" />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <code
          dir="ltr"
          className="block rounded-lg border border-line bg-raised p-4 text-start font-mono text-[0.875rem] wrap-anywhere select-all"
        >
          {secret}
        </code>
        <Notice tone="warn">
          <p>
            <FormattedMessage id="proxies.once.warning" />
          </p>
        </Notice>
        <p role="status" className="text-sm text-bad empty:hidden">
          {isCopied === false && <FormattedMessage id="proxies.once.notCopied" />}
        </p>
      </div>
    </Dialog>
  );
}
