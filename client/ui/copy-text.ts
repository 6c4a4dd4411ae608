/** Puts text on the clipboard; answers whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not over plain HTTP, and not without permission.
    return false;
  }
}

/** How long a confirmation stands, in ms. */
export const CONFIRMATION_MS = 3_000;
