/** What `redux-` keys store of a person, beside what belongs to the browser, such as the cart. */
const PERSONAL: Readonly<Record<string, object>> = {
  "redux-checkout": { activeStep: 0, billing: null, addressId: null, sent: null },
};

/** Removes from the storage of this browser what the person who signs out has typed about themselves. */
export function forgetPersonal(): void {
  try {
    for (const [key, nothing] of Object.entries(PERSONAL)) {
      const stored = localStorage.getItem(key);
      if (stored !== null)
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), ...nothing }));
    }
  } catch {
    // Storage is forbidden, or what it has is not ours: nothing of it can be read either.
  }
}
