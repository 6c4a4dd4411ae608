/**
 * The author of the last comment in this browser, so that they need not type name and address
 * again.
 */
export interface Writer {
  name: string;
  email: string;
}

const key = "redux-comment-writer";

export function rememberWriter({ name, email }: Writer): void {
  try {
    localStorage.setItem(key, JSON.stringify({ name, email }));
  } catch {
    // Storage is full or forbidden: they type it again next time.
  }
}

export function rememberedWriter(): Writer | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isWriter(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isWriter(stored: unknown): stored is Writer {
  if (typeof stored !== "object" || stored === null) return false;
  const { name, email } = stored as Partial<Record<keyof Writer, unknown>>;
  return typeof name === "string" && typeof email === "string";
}
