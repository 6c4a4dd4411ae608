/** Letters, digits and hyphens, in at most two segments: a key can never leave its storage. */
const KEY = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/;

export const isStorageKey = (key: string): boolean => KEY.test(key);

/** Throws unless it is a key. */
export function storageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
