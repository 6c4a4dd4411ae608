let hasBegun = false;
const listeners = new Set<() => void>();

/** Whether a file was uploaded since the page was loaded: until then no screen needs the code of uploads. */
export const uploadsBegun = {
  read: (): boolean => hasBegun,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  begin(): void {
    hasBegun = true;
    for (const listener of listeners) listener();
  },
};
