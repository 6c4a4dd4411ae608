import type { FileStorage, ListedFile } from "./services.ts";

/** The storage has no file of this key. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`No file ${key}`);
  }
}

/** For `catch`: a missing file is undefined, any other failure stays one. */
export function exceptMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

/** The bytes of several stored files, one after the other; a storage may put them together without reading them. */
export class StoredParts implements AsyncIterable<Uint8Array> {
  constructor(
    private readonly storage: Pick<FileStorage, "read">,
    readonly parts: readonly ListedFile[],
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (const { key } of this.parts) yield* await this.storage.read(key);
  }
}
