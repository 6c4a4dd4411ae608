import { expect, test, vi } from "vitest";
import { MAX_FILE_BYTES } from "../../../platform/upload-file.ts";
import type { BrowserStore } from "./browser-store.ts";
import { type Draft, Drafts } from "./drafts.ts";

class MemoryStore implements BrowserStore<Draft> {
  readonly stored = new Map<string, Draft>();
  isFull = false;
  all = async () => [...this.stored.values()];
  put = async (draft: Draft) => {
    if (this.isFull) throw new Error("Full");
    this.stored.set(draft.id, draft);
  };
  remove = async (id: string) => void this.stored.delete(id);
}

const note = { key: "1", file: new File(["…"], "note.txt") };

test("the files of a draft survive a reload, but not one that is too large to be sent", async () => {
  const store = new MemoryStore();
  const film = { key: "2", file: new File([new Uint8Array(MAX_FILE_BYTES + 1)], "film.mov") };
  new Drafts(store).change("c", { files: [note, film] });
  const reloaded = new Drafts(store);
  await reloaded.restore();
  expect(reloaded.read().get("c")?.files).toEqual([note]);
});

test("what is written while an earlier visit is restored stays", async () => {
  const store = new MemoryStore();
  store.stored.set("c", { id: "c", files: [note], replyTo: null });
  const drafts = new Drafts(store);
  const restored = drafts.restore();
  drafts.change("c", { files: [{ ...note, key: "2" }] });
  await restored;
  expect(drafts.read().get("c")?.files).toMatchObject([{ key: "2" }]);
});

test("a draft without files and reply is no draft", async () => {
  const store = new MemoryStore();
  const drafts = new Drafts(store);
  drafts.change("c", { files: [note] });
  drafts.change("c", { files: [] });
  expect(drafts.read().size).toBe(0);
  await vi.waitFor(() => expect(store.stored.size).toBe(0));
});

test("a draft that this browser cannot store says so", async () => {
  const store = new MemoryStore();
  const drafts = new Drafts(store);
  store.isFull = true;
  drafts.change("c", { files: [note] });
  await vi.waitFor(() => expect(drafts.read().get("c")?.isUnstored).toBe(true));
  store.isFull = false;
  drafts.change("c", { replyTo: null });
  expect(drafts.read().get("c")?.isUnstored).toBeUndefined();
});
