import { authPage } from "../../features/accounts/auth-page.server.ts";
import { logIn } from "../../features/accounts/log-in.ts";
import { LogInForm } from "../../features/accounts/log-in-form.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { SignedInAs } from "../../features/accounts/signed-in-as.tsx";
import type { Route } from "./+types/login-unprotected";

/** The same form, also for signed-in users (fields, section 1.1). */
export const loader = (given: Route.LoaderArgs) => authPage(given, "accounts.login.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(logIn, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(logIn, request);

export default function LogInUnprotected({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SignedInAs session={loaderData.session} />
      <LogInForm {...loaderData} outcome={actionData} />
    </>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
