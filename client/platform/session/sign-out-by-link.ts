import type { MouseEvent } from "react";

/** For a link to the page that signs out without JavaScript: signs out at once; if that fails, the link opens. */
export async function signOutByLink(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault();
  const { href } = event.currentTarget;
  try {
    const { signOut } = await import("./sign-out.ts");
    if (await signOut(new URL(href).searchParams.get("callbackUrl") ?? undefined)) return;
  } catch {
    // its code could not be loaded
  }
  location.assign(href);
}
