import { callFromBrowser } from "./call.ts";
import { notifyOtherTabs } from "./tabs.ts";

/**
 * Signs out, tells the other tabs, and redirects: to the start page (specification, section 2), or
 * elsewhere.
 */
export async function signOut(callbackUrl = "/"): Promise<void> {
  const token = await callFromBrowser("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  await callFromBrowser(
    "POST",
    "/api/auth/signout",
    new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
  );
  notifyOtherTabs("signout");
  location.assign(callbackUrl);
  // only the hash differs: the document has to be reloaded
  if (new URL(callbackUrl, location.href).pathname === location.pathname) location.reload();
}
