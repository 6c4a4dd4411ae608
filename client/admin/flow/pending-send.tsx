import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { type Send, useSends } from "./sends.tsx";

/** In a thread: a message that can still be taken back. */
export function PendingSend({ send }: { send: Send }) {
  const { sendNow, undo } = useSends();
  return (
    <article className="rounded-md border border-dashed border-control px-4 py-3">
      <p dir="auto" className="max-w-[62ch] leading-relaxed whitespace-pre-wrap wrap-anywhere">
        {send.content}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-[0.8125rem] text-ink-2">
        <span className="me-auto">
          <FormattedMessage id="flow.send.pending" />
        </span>
        <Button variant="plain" size={36} onClick={() => undo(send)}>
          <FormattedMessage id="ui.undo" />
        </Button>
        <Button variant="outline" size={36} onClick={() => sendNow(send)}>
          <FormattedMessage id="flow.send.now" />
        </Button>
      </div>
    </article>
  );
}
