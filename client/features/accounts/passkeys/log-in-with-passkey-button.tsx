import IconFingerprint from "@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { callFromBrowser } from "../../../platform/session/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { ceremonyText } from "./ceremony-text.ts";
import { supportsPasskeys } from "./ceremony.ts";
import { logInWithPasskey, type Outcome, type PasskeyRefusal } from "./log-in-with-passkey.ts";
import { offerPasskeys } from "./offer-passkeys.ts";

interface LogInWithPasskeyButtonProps {
  callbackUrl: string;
  /** Whether the box of the form is ticked */
  isRemembered: () => boolean;
}

/**
 * Another way to sign in, without email address and password; needs JavaScript. Where the browser can, it also offers
 * passkeys in the field for the email address.
 */
export function LogInWithPasskeyButton({ callbackUrl, isRemembered }: LogInWithPasskeyButtonProps) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{
    text: string;
    note?: string | undefined;
    refusal?: PasskeyRefusal;
  }>();
  const settle = (outcome: Outcome) => {
    // the document contains who is signed in; the button stays busy until it is loaded
    if ("to" in outcome) {
      setPending(true);
      return location.assign(outcome.to);
    }
    const { refusal, note } = outcome;
    const id =
      refusal === "incorrect" ? "accounts.login.why.PasskeyIncorrect" : `form.refused.${refusal}`;
    setProblem({ text: intl.formatMessage({ id }), note, refusal });
    setPending(false);
  };
  const settleOffer = useEffectEvent(settle);
  const isRememberedNow = useEffectEvent(isRemembered);
  useEffect(() => {
    if (pending) return;
    const ended = new AbortController();
    const how = { callbackUrl, isRemembered: () => isRememberedNow() };
    void offerPasskeys(how, callFromBrowser, ended.signal).then((outcome) => {
      if (outcome) settleOffer(outcome);
    });
    return () => ended.abort();
  }, [pending, callbackUrl]);
  if (isHydrated && !supportsPasskeys()) return null;
  const restore = problem?.refusal === "deleted";
  const logIn = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      settle(await logInWithPasskey({ callbackUrl, isRemembered, restore }, callFromBrowser));
    } catch (cause) {
      const text = ceremonyText(intl, cause) ?? intl.formatMessage({ id: "form.refused.failed" });
      setProblem({ text });
      setPending(false);
    }
  };
  return (
    <div className="scripting-none:hidden">
      <div aria-live="assertive">
        {problem && (
          <div className="mb-5">
            <Notice tone="bad">
              {problem.text}
              {problem.note && (
                <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{problem.note}</p>
              )}
            </Notice>
          </div>
        )}
      </div>
      <Button variant="outline" pending={pending} onClick={() => void logIn()} className="w-full">
        {!pending && <IconFingerprint size={19} aria-hidden="true" />}
        <FormattedMessage id={restore ? "accounts.login.restore" : "accounts.login.passkey"} />
      </Button>
    </div>
  );
}
