import { callFromBrowser } from "./call.ts";
import { tellOtherTabs } from "./tabs.ts";

/** Signs out here, tells the other tabs, and goes to the start (specification, section 2). */
export async function signOut(): Promise<void> {
  const token = await callFromBrowser("GET", "/api/auth/csrf");
  const { csrfToken = "" } = (token.body ?? {}) as { csrfToken?: string };
  await callFromBrowser(
    "POST",
    "/api/auth/signout",
    new URLSearchParams({ csrfToken, callbackUrl: "/", json: "true" }),
  );
  tellOtherTabs("signout");
  location.assign("/");
}
