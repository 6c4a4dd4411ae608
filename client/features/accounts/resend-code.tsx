import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { Outcome } from "../../ui/action-form/outcome.ts";

/** Fields, section 1.1: again after 60 s. */
const RESEND_DELAY_S = 60;

/** Sends another code, once the last one has had time to arrive. */
export function ResendCode({ email, outcome }: { email: string; outcome?: Outcome }) {
  const { state, formData } = useNavigation();
  const [left, setLeft] = useState(() => secondsLeft(email));
  const sending = state !== "idle" && formData?.get("intent") === "resend";
  const waiting = useHydrated() && left > 0;
  const resent = outcome?.done === "resent";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (!email) return null;
  const startOver = () => {
    store(email, Date.now());
    setLeft(RESEND_DELAY_S);
  };
  return (
    <Form method="post" onSubmit={startOver} className="grid gap-2">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="intent" value="resend" />
      <p role="status" className="text-sm text-ink-2">
        <FormattedMessage id={resent ? "accounts.verify.resent" : "accounts.verify.nothing"} />
      </p>
      <Button
        type="submit"
        variant="outline"
        pending={sending}
        disabled={waiting}
        className="h-auto! min-h-12 py-2 whitespace-normal!"
      >
        {waiting ? (
          <FormattedMessage id="accounts.verify.wait" values={{ seconds: left }} />
        ) : (
          <FormattedMessage id="accounts.verify.resend" />
        )}
      </Button>
    </Form>
  );
}

const keyOf = (email: string) => `code-mailed-at ${email}`;

/** How long to wait: since the page was first opened in this tab, so that a reload doesn't start over. */
function secondsLeft(email: string): number {
  const now = Date.now();
  const mailedAt = read(email) ?? now;
  store(email, mailedAt);
  return Math.max(0, RESEND_DELAY_S - Math.floor((now - mailedAt) / 1_000));
}

function read(email: string): number | undefined {
  try {
    return Number(sessionStorage.getItem(keyOf(email)) ?? undefined) || undefined;
  } catch {
    return undefined; // on the server, and where storage is blocked
  }
}

function store(email: string, mailedAt: number): void {
  try {
    sessionStorage.setItem(keyOf(email), String(mailedAt));
  } catch {
    // then a reload starts over
  }
}
