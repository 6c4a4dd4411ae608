/**
 * The specification, section 2: a page that needs a session redirects to the sign-in page of the
 * protocol.
 */
export const signInFor = (place: string) =>
  `/api/auth/signin?${new URLSearchParams({ error: "SessionRequired", callbackUrl: place })}`;
