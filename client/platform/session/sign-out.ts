import { callFromBrowser } from "./call.ts";
import { notifyOtherTabs } from "./tabs.ts";

/**
 * Signs out, tells the other tabs, and redirects: to the start page (specification, section 2), or
 * elsewhere. False if the server did not do it: the session goes on.
 */
export async function signOut(callbackUrl = "/"): Promise<boolean> {
  const token = await callFromBrowser("GET", "/api/auth/csrf");
  if (token.status !== 200) return false;
  const { csrfToken } = token.body as { csrfToken: string };
  const { status } = await callFromBrowser(
    "POST",
    "/api/auth/signout",
    new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
  );
  if (status !== 200) return false;
  notifyOtherTabs("signout");
  location.assign(callbackUrl);
  // only the hash differs: the document has to be reloaded
  if (new URL(callbackUrl, location.href).pathname === location.pathname) location.reload();
  return true;
}
