import type { Call } from "../../../platform/session/call.ts";
import { textOf } from "../../../platform/text-of.ts";
import { samePlace } from "../../../platform/same-site.ts";
import { type Outcome, refuse } from "../../../ui/action-form/outcome.ts";

/** After a provider has said who it is: sends the code of two-step verification. */
export async function sendSecondStep(form: FormData, call: Call): Promise<Outcome> {
  const code = textOf(form, "code").trim();
  if (!code) return refuse(form, 401, { code: "Required" }, "twoFactor");
  const token = await call("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  const callbackUrl = textOf(form, "callbackUrl");
  const fields = { csrfToken, code, json: "true", ...(callbackUrl && { callbackUrl }) };
  const answer = await call("POST", "/api/auth/callback/second-step", new URLSearchParams(fields));
  const url = URL.parse((answer.body as { url?: string } | null)?.url ?? "");
  const error = url?.searchParams.get("error");
  if (error === "TwoFactorIncorrect") {
    return refuse(form, 401, { code: "Incorrect" }, "twoFactor");
  }
  if (error === "OAuthCallback") return { to: "/auth/login?error=OAuthCallback" };
  if (answer.status !== 200 || !url || url.searchParams.has("csrf")) {
    return refuse(form, answer.status === 200 ? 500 : answer.status);
  }
  return { to: samePlace(url.pathname + url.search + url.hash), signedIn: true };
}
