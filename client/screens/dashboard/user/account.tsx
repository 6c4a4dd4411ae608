import { FormattedMessage } from "react-intl";
import { AccountFacts } from "../../../features/accounts/account-facts.tsx";
import { accountTabs, AccountTabs } from "../../../features/accounts/account-tabs.tsx";
import { headOf } from "../../../features/accounts/auth-page.server.ts";
import { changePassword } from "../../../features/accounts/change-password.ts";
import { ChangePasswordForm } from "../../../features/accounts/change-password-form.tsx";
import { Devices } from "../../../features/accounts/devices.tsx";
import { endSessions } from "../../../features/accounts/end-sessions.ts";
import { readAccount } from "../../../features/accounts/read-account.ts";
import {
  sendFromBrowser,
  sendFromServer,
  type SendForm,
} from "../../../features/accounts/send-form.ts";
import { shownLocale } from "../../../features/site/locale-cookie.ts";
import type { Route } from "./+types/account";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get("tab");
  return {
    ...(await readAccount(context)),
    tab: accountTabs.find((tab) => tab === asked) ?? "general",
    meta: headOf(shownLocale(request), "accounts.title"),
  };
}

/** The forms of the tab Security. */
const send: SendForm = async (form, call) => {
  const isPassword = form.get("intent") === "password";
  const outcome = await (isPassword ? changePassword : endSessions)(form, call);
  return { ...outcome, of: isPassword ? "password" : "devices" };
};

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(send, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) => sendFromBrowser(send, request);

export default function AccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { account, devices, here, tab } = loaderData;
  const answerTo = (form: "password" | "devices") =>
    actionData?.of === form ? actionData : undefined;
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight font-extrabold">
        <FormattedMessage id="accounts.title" />
      </h1>
      <div className="mt-4">
        <AccountTabs current={tab} />
      </div>
      <div className="mt-6 grid max-w-[760px] gap-6">
        {tab === "general" && <AccountFacts account={account} />}
        {tab === "security" && (
          <>
            <ChangePasswordForm email={account.email ?? ""} outcome={answerTo("password")} />
            <Devices devices={devices} here={here} outcome={answerTo("devices")} />
          </>
        )}
      </div>
    </>
  );
}

export { shouldRevalidate } from "../../../features/accounts/send-form.ts";
export { ErrorBoundary } from "../../../features/site/error-boundary.tsx";
export { meta } from "../../../features/site/loaded-meta.ts";
