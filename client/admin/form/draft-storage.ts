import type { Leaves } from "./three-way.ts";

/** Unsaved changes, stored on this device so that they survive a reload or a crash. */
export interface Draft {
  /** The changed fields: their values when opened, and now */
  base: Leaves;
  values: Leaves;
  /** When the draft was saved, ISO 8601 */
  at: string;
}

/** A draft as stored: with the tab that wrote it. */
interface StoredDraft extends Draft {
  tab?: string;
}

const thisTab: string = crypto.randomUUID();

/** This tab, and those whose drafts it has read. */
const knownTabs = new Set([thisTab]);

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
  isAll = true,
): Promise<Result> {
  opened ??= open();
  const database = await opened;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const request = ask(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("Not kept"));
    if (isAll) transaction.commit();
  });
}

/** Editing still works where storage is unavailable, for example in a private window. */
const orNothing = () => undefined;

const getFrom = (drafts: IDBObjectStore, key: string) =>
  drafts.get(key) as IDBRequest<StoredDraft | undefined>;

export async function readDraft(key: string): Promise<Draft | undefined> {
  const draft = await inStore("readonly", (drafts) => getFrom(drafts, key)).catch(orNothing);
  if (draft?.tab) knownTabs.add(draft.tab);
  return draft;
}

export const saveDraft = (key: string, draft: Draft): Promise<unknown> =>
  inStore("readwrite", (drafts) => drafts.put({ ...draft, tab: thisTab }, key)).catch(orNothing);

/** Deletes a draft, unless another tab has written it since: its user has not saved it. */
export const deleteDraft = (key: string): Promise<unknown> =>
  inStore(
    "readwrite",
    (drafts) => {
      const found = getFrom(drafts, key);
      found.onsuccess = () => {
        const { tab } = found.result ?? {};
        if (!tab || knownTabs.has(tab)) drafts.delete(key);
      };
      return found;
    },
    false,
  ).catch(orNothing);
