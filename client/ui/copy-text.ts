/** Copies text to the clipboard; resolves to whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Fails over plain HTTP and without permission.
    return false;
  }
}

/** How long a confirmation is shown, in ms. */
export const CONFIRMATION_MS = 3_000;
