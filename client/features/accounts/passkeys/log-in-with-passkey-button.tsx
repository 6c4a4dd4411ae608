import IconFingerprint from "@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { callFromBrowser } from "../../../platform/session/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { ceremonyText } from "./ceremony-text.ts";
import { supportsPasskeys } from "./ceremony.ts";
import { logInWithPasskey, type PasskeyRefusal } from "./log-in-with-passkey.ts";

interface LogInWithPasskeyButtonProps {
  callbackUrl: string;
  /** Whether the box of the form is ticked */
  isRemembered: () => boolean;
}

/** Another way to sign in, without email address and password; needs JavaScript. */
export function LogInWithPasskeyButton({ callbackUrl, isRemembered }: LogInWithPasskeyButtonProps) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{
    text: string;
    note?: string | undefined;
    refusal?: PasskeyRefusal;
  }>();
  if (isHydrated && !supportsPasskeys()) return null;
  const restore = problem?.refusal === "deleted";
  const logIn = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const how = { callbackUrl, isRemembered: isRemembered(), restore };
      const outcome = await logInWithPasskey(how, callFromBrowser);
      // the document contains who is signed in; the button stays busy until it is loaded
      if ("to" in outcome) return location.assign(outcome.to);
      const { refusal, note } = outcome;
      const id =
        refusal === "incorrect" ? "accounts.login.why.PasskeyIncorrect" : `form.refused.${refusal}`;
      setProblem({ text: intl.formatMessage({ id }), note, refusal });
    } catch (cause) {
      const text = ceremonyText(intl, cause) ?? intl.formatMessage({ id: "form.refused.failed" });
      setProblem({ text });
    }
    setPending(false);
  };
  return (
    <div>
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
