import { callFromBrowser } from "./call.ts";
import { tellOtherTabs } from "./tabs.ts";

/** Signs out here, tells the other tabs, and goes on: to the start (specification, section 2), or elsewhere. */
export async function signOut(callbackUrl = "/"): Promise<void> {
  const token = await callFromBrowser("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  await callFromBrowser(
    "POST",
    "/api/auth/signout",
    new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
  );
  tellOtherTabs("signout");
  location.assign(callbackUrl);
  // only the hash differs: the document has to come anew
  if (new URL(callbackUrl, location.href).pathname === location.pathname) location.reload();
}
