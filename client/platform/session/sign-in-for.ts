/**
 * The specification, section 2: a page that needs a session redirects to the sign-in page of the
 * protocol.
 */
export const signInFor = (
  place: string,
  error: "SessionRequired" | "SessionEnded" = "SessionRequired",
): string => `/api/auth/signin?${new URLSearchParams({ error, callbackUrl: place })}`;

let isLeaving = false;

/**
 * Leaves this page to sign in, because its session has ended. Only the first call does: its answer may say why the session ended, which
 * is said once, and a second navigation would abort it.
 */
export function leaveToSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  addEventListener("pageshow", () => (isLeaving = false), { once: true });
  location.assign(signInFor(location.href, "SessionEnded"));
}
