import type { Outgoing, OutboxStorage } from "./outbox.ts";

const STORE = "outgoing";

/** A member's unsent messages in this browser. Each member has a separate database. */
export function outboxStorage(memberId: string): OutboxStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open(`atelier-outbox-${memberId}`);
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  };
  return {
    all: async () => answer((await store("readonly")).getAll() as IDBRequest<Outgoing[]>),
    put: async (outgoing) => {
      await answer((await store("readwrite")).put(outgoing));
    },
    remove: async (id) => {
      await answer((await store("readwrite")).delete(id));
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store does not answer"));
  });
}
