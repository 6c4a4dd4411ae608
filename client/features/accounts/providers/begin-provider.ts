import type { ProviderName } from "../../../platform/request.ts";
import type { Call } from "../../../platform/session/call.ts";

interface How {
  callbackUrl?: string;
  isRemembered?: boolean;
  /** Links the account to that of the session. */
  link?: boolean;
}

/** Begins signing in at a provider; returns its address, where to go on, or the status of the failure. */
export async function beginProvider(
  provider: ProviderName,
  { callbackUrl, isRemembered = true, link = false }: How,
  call: Call,
): Promise<{ url: string } | { status: number }> {
  const token = await call("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  const { status, body } = await call("POST", `/api/auth/signin/${provider}`, {
    csrfToken,
    json: "true",
    remember: String(isRemembered),
    ...(callbackUrl && { callbackUrl }),
    ...(link && { link: "true" }),
  });
  const { url } = (body ?? {}) as { url?: string };
  const isBegun = status === 200 && url && !URL.parse(url)?.searchParams.has("csrf");
  return isBegun ? { url } : { status: status === 200 ? 500 : status };
}
