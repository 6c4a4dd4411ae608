import type { Leaves } from "./three-way.ts";

/** Unsaved changes, stored on this device so that they survive a reload or a crash. */
export interface Draft {
  /** The changed fields: their values when opened, and now */
  base: Leaves;
  values: Leaves;
  /** When the draft was saved, ISO 8601 */
  at: string;
}

/** Keyed by account: another person who signs in on the same device does not see it. */
export const draftKey = (userId: string, form: string, id = "new") => `${userId} ${form} ${id}`;

const store = "drafts";

/** Kept open while the page lives, so that a write started as the page closes still completes. */
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("atelier", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("No store"));
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= open();
  const database = await opened;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const request = ask(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("Not kept"));
    transaction.commit();
  });
}

/** Editing still works where storage is unavailable, for example in a private window. */
const orNothing = () => undefined;

export const readDraft = (key: string): Promise<Draft | undefined> =>
  inStore("readonly", (drafts) => drafts.get(key) as IDBRequest<Draft | undefined>).catch(
    orNothing,
  );

export const saveDraft = (key: string, draft: Draft): Promise<unknown> =>
  inStore("readwrite", (drafts) => drafts.put(draft, key)).catch(orNothing);

export const deleteDraft = (key: string): Promise<unknown> =>
  inStore("readwrite", (drafts) => drafts.delete(key)).catch(orNothing);
