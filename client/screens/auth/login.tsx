import { authPageForVisitors } from "../../features/accounts/auth-page.server.ts";
import { logIn } from "../../features/accounts/log-in.ts";
import { LogInForm } from "../../features/accounts/log-in-form.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import type { Route } from "./+types/login";

export const loader = (given: Route.LoaderArgs) =>
  authPageForVisitors(given, "accounts.login.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(logIn, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(logIn, request);

export default function LogIn({ loaderData, actionData }: Route.ComponentProps) {
  return <LogInForm {...loaderData} outcome={actionData} />;
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
