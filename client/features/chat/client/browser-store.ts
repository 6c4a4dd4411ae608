/** Rows with an `id`, stored in this browser. */
export interface BrowserStore<Row extends { id: string }> {
  all(): Promise<Row[]>;
  put(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A database of its own in this browser, with one store. */
export function browserStore<Row extends { id: string }>(
  database: string,
  name: string,
): BrowserStore<Row> {
  let opened: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open(database, name);
    return (await opened).transaction(name, mode).objectStore(name);
  };
  return {
    all: async () => answer((await store("readonly")).getAll() as IDBRequest<Row[]>),
    put: async (row) => {
      await answer((await store("readwrite")).put(row));
    },
    remove: async (id) => {
      await answer((await store("readwrite")).delete(id));
    },
  };
}

function open(database: string, name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: "id" });
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error("The browser's store does not answer"));
  });
}
