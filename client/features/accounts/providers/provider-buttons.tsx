import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ProviderName } from "../../../platform/request.ts";
import { callFromBrowser } from "../../../platform/session/call.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { start } from "../log-in.ts";
import { beginProvider } from "./begin-provider.ts";
import { PROVIDERS } from "./provider.ts";

interface ProviderButtonsProps {
  /** The id of the form that is sent without JavaScript, with `callbackUrl` and `remember` */
  form: string;
  providers: ProviderName[];
  callbackUrl: string;
  /** Whether the box of the form is ticked */
  isRemembered?: () => boolean;
}

const failures: Record<number, string> = { 0: "unreachable", 429: "tooMany" };

/** Signing in with accounts of other sites, which are left to. */
export function ProviderButtons({
  form,
  providers,
  callbackUrl,
  isRemembered,
}: ProviderButtonsProps) {
  const intl = useIntl();
  const [pending, setPending] = useState<ProviderName>();
  const [failure, setFailure] = useState<string>();
  const begin = async (id: ProviderName) => {
    setPending(id);
    setFailure(undefined);
    const how = { callbackUrl: callbackUrl || start, isRemembered: isRemembered?.() ?? true };
    const begun = await beginProvider(id, how, callFromBrowser);
    // the button stays busy until the other site is there
    if ("url" in begun) return location.assign(begun.url);
    setFailure(failures[begun.status] ?? "failed");
    setPending(undefined);
  };
  return (
    <div className="grid gap-3">
      <div aria-live="assertive" className="empty:hidden">
        {failure && (
          <Notice tone="bad">{intl.formatMessage({ id: `form.refused.${failure}` })}</Notice>
        )}
      </div>
      {providers.map((id) => (
        <Button
          key={id}
          variant="outline"
          type="submit"
          form={form}
          formAction="/auth/login"
          name="provider"
          value={id}
          pending={pending === id}
          onClick={(event) => {
            event.preventDefault();
            void (pending ?? begin(id));
          }}
          className="w-full"
        >
          <FormattedMessage id="accounts.login.provider" values={{ provider: PROVIDERS[id] }} />
        </Button>
      ))}
    </div>
  );
}
