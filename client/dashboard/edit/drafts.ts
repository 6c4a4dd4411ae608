import type { Leaves } from "./three-way.ts";

/** What somebody has changed and not saved: kept on this device, so that no reload or crash takes it. */
export interface Draft {
  /** The changed fields as they were, and as they are */
  base: Leaves;
  values: Leaves;
  /** When it was written, ISO 8601 */
  at: string;
}

/** Whoever signs in on the same device next finds nothing of it. */
export const draftKey = (userId: string, form: string, id = "new") => `${userId} ${form} ${id}`;

const store = "drafts";

/** Open for as long as the page is: what a closing page hands over at once still arrives. */
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

/** A device that keeps nothing, for example in a private window, still lets people write. */
const orNothing = () => undefined;

export const readDraft = (key: string): Promise<Draft | undefined> =>
  inStore("readonly", (drafts) => drafts.get(key) as IDBRequest<Draft | undefined>).catch(
    orNothing,
  );

export const keepDraft = (key: string, draft: Draft): Promise<unknown> =>
  inStore("readwrite", (drafts) => drafts.put(draft, key)).catch(orNothing);

export const dropDraft = (key: string): Promise<unknown> =>
  inStore("readwrite", (drafts) => drafts.delete(key)).catch(orNothing);
