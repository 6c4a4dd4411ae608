import type { ProviderName } from "../../platform/request.ts";
import { textOf } from "../../platform/text-of.ts";
import type { Call } from "../../platform/session/call.ts";
import { logError } from "../../platform/session/log-error.ts";
import { samePlace } from "../../platform/same-site.ts";
import { type Outcome, refuse } from "../../ui/action-form/outcome.ts";
import { beginProvider } from "./providers/begin-provider.ts";
import { providerOf } from "./providers/provider.ts";
import { sendSecondStep } from "./providers/second-step.ts";
import { withEmail } from "./register.ts";

/** The default target after sign-in. */
export const start = "/dashboard";

const PROVIDERS = "/api/auth/providers";

/** Signs in by the session protocol: checks the provider, gets a token, then posts the form. */
export async function logIn(form: FormData, call: Call): Promise<Outcome> {
  if (form.has("step")) return sendSecondStep(form, call);
  const provider = providerOf(textOf(form, "provider"));
  if (provider) return goToProvider(provider, form, call);
  const [email, password] = [textOf(form, "email").trim(), textOf(form, "password")];
  const empty = {
    ...(!email && { email: "Required" }),
    ...(!password && { password: "Required" }),
  };
  if (Object.keys(empty).length > 0) return refuse(form, 422, empty);

  const [providers, token] = await Promise.all([
    call("GET", PROVIDERS),
    call("GET", "/api/auth/csrf"),
  ]);
  const isUnreachable = providers.status === 0 && token.status === 0;
  if (isUnreachable) return refuse(form, 0); // no error page could be shown either
  const callbackUrl = textOf(form, "callbackUrl") || start;
  // The specification, section 8.
  if (providers.status !== 200 || !providers.body) {
    logError(call, "CLIENT_FETCH_ERROR", `answered ${providers.status}`, PROVIDERS);
    return { to: "/api/auth/error" };
  }
  if (!Object.hasOwn(providers.body, "credentials")) {
    return { to: `/api/auth/signin?${new URLSearchParams({ callbackUrl })}` };
  }
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  const remember = form.has("remember") ? "true" : "false";
  const fields = { csrfToken, email, password, remember, callbackUrl, json: "true" };
  const restore = textOf(form, "restore");
  const code = textOf(form, "code").trim();
  const answer = await call(
    "POST",
    "/api/auth/callback/credentials",
    new URLSearchParams({ ...fields, ...(restore && { restore }), ...(code && { code }) }),
  );
  const url = URL.parse((answer.body as { url?: string } | null)?.url ?? "");
  if (answer.status === 401 && url?.searchParams.get("error") === "AccountNotVerified") {
    return { to: withEmail("/auth/verify", email, form) };
  }
  if (answer.status === 401 && url?.searchParams.get("error") === "TwoFactorRequired") {
    return refuse(form, 401, form.has("code") ? { code: "Required" } : {}, "twoFactor");
  }
  if (answer.status === 401 && url?.searchParams.get("error") === "TwoFactorIncorrect") {
    return refuse(form, 401, { code: "Incorrect" }, "twoFactor");
  }
  if (answer.status === 401) {
    return refuse(
      form,
      401,
      { password: "The e-mail or the password is not right" },
      "credentials",
    );
  }
  if (answer.status === 403 && url?.searchParams.get("error") === "AccountDeleted") {
    return refuse(form, 403, {}, "deleted");
  }
  if (answer.status === 403 && url?.searchParams.get("error") === "AccessDenied") {
    const { refusal } = refuse(form, 403, {}, "suspended");
    const { reason } = answer.body as { reason?: string | null };
    return { refusal: { ...refusal, ...(reason && { note: reason }) } };
  }
  if (answer.status !== 200 || !url || url.searchParams.has("csrf")) {
    return refuse(form, answer.status === 200 ? 500 : answer.status);
  }
  return { to: samePlace(url.pathname + url.search + url.hash), signedIn: true };
}

/** Where the user signs in, without JavaScript. */
async function goToProvider(provider: ProviderName, form: FormData, call: Call): Promise<Outcome> {
  const callbackUrl = textOf(form, "callbackUrl") || start;
  const how = { callbackUrl, isRemembered: form.has("remember") };
  const begun = await beginProvider(provider, how, call);
  return "url" in begun ? { to: begun.url } : refuse(form, begun.status);
}
