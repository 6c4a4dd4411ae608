import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { downloadText } from "../../../admin/list/download.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Notice } from "../../../ui/notice.tsx";

/** The codes that are shown only once, to be kept somewhere else. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join("\n");
  return (
    <div className="grid gap-4">
      <Notice tone="warn">
        <FormattedMessage id="accounts.recovery.text" />
      </Notice>
      <ul
        aria-label={intl.formatMessage({ id: "accounts.recovery.title" })}
        dir="ltr"
        className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size={44} onClick={onDone}>
          <FormattedMessage id="accounts.recovery.done" />
        </Button>
        <Button
          variant="outline"
          size={44}
          onClick={() => void copyText(text).then((isDone) => setCopied(isDone))}
        >
          <FormattedMessage id={isCopied ? "accounts.recovery.copied" : "accounts.recovery.copy"} />
        </Button>
        <Button
          variant="outline"
          size={44}
          onClick={() => downloadText(`${text}\n`, "atelier-recovery-codes.txt", "text/plain")}
        >
          <FormattedMessage id="accounts.recovery.download" />
        </Button>
      </div>
    </div>
  );
}
