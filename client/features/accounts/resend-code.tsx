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
  const [left, setLeft] = useState(RESEND_DELAY_S);
  const sending = state !== "idle" && formData?.get("intent") === "resend";
  const waiting = useHydrated() && left > 0;
  const resent = outcome?.done === "resent";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (!email) return null;
  return (
    <Form method="post" onSubmit={() => setLeft(RESEND_DELAY_S)} className="grid gap-2">
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="intent" value="resend" />
      <p role="status" className="text-sm text-ink-2">
        <FormattedMessage id={resent ? "accounts.verify.resent" : "accounts.verify.nothing"} />
      </p>
      <Button type="submit" variant="outline" pending={sending} disabled={waiting}>
        {waiting ? (
          <FormattedMessage id="accounts.verify.wait" values={{ seconds: left }} />
        ) : (
          <FormattedMessage id="accounts.verify.resend" />
        )}
      </Button>
    </Form>
  );
}
