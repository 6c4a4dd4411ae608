import { callFromBrowser } from "./call.ts";
import { notifyOtherTabs } from "./tabs.ts";

/**
 * Signs out, tells the other tabs, and redirects: to the start page (specification, section 2), or
 * elsewhere. False if the server did not do it: the session goes on.
 */
export async function signOut(callbackUrl = "/"): Promise<boolean> {
  let answer = await requestSignOut(callbackUrl);
  // another tab may have got a new token in between
  if (answer === "token refused") answer = await requestSignOut(callbackUrl);
  if (answer !== "signed out") return false;
  notifyOtherTabs("signout");
  location.assign(callbackUrl);
  // only the hash differs: the document has to be reloaded
  if (new URL(callbackUrl, location.href).pathname === location.pathname) location.reload();
  return true;
}

async function requestSignOut(
  callbackUrl: string,
): Promise<"signed out" | "token refused" | "failed"> {
  const token = await callFromBrowser("GET", "/api/auth/csrf");
  const { csrfToken } = (token.body ?? {}) as { csrfToken?: string };
  if (!csrfToken) return "failed";
  const { status, body } = await callFromBrowser(
    "POST",
    "/api/auth/signout",
    new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
  );
  const { url } = (body ?? {}) as { url?: string };
  if (status !== 200 || !url) return "failed";
  // the protocol refuses a wrong token with 200 and this URL
  return url.endsWith("/api/auth/signout?csrf=true") ? "token refused" : "signed out";
}
