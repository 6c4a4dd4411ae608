import { authPageForVisitors } from "../../features/accounts/auth-page.server.ts";
import { register } from "../../features/accounts/register.ts";
import { RegisterForm } from "../../features/accounts/register-form.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import type { Route } from "./+types/register";

export const loader = (given: Route.LoaderArgs) =>
  authPageForVisitors(given, "accounts.register.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(register, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(register, request);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterForm {...loaderData} outcome={actionData} />;
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
