/** Tabs of one browser notify each other by the protocol of NextAuth 4: a key of localStorage. */
const key = "nextauth.message";

type Trigger = "signin" | "signout" | "getSession";

/** Section 9: in whole seconds. */
const seconds = () => Math.floor(Date.now() / 1_000);

export function notifyOtherTabs(trigger: Trigger): void {
  try {
    const message = { event: "session", data: { trigger }, timestamp: seconds() };
    localStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage is full or forbidden: the other tabs find out when they get focus.
  }
}

/** Calls back when another tab has signed in, signed out or refetched the session. */
export function listenToOtherTabs(heard: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    if (isAboutSession(event.newValue)) heard();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function isAboutSession(text: string): boolean {
  try {
    const message = JSON.parse(text) as { event?: unknown } | null;
    return message?.event === "session";
  } catch {
    return false;
  }
}
