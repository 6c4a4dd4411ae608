import { type Draft, readDraft } from "./draft.ts";

const keyOf = (postId: string) => `drafts-${postId}`;

/** Comments being written on a post in this tab, the latest last: they survive a reload. */
export function draftsOf(postId: string): Draft[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(postId)) ?? "[]");
    return Array.isArray(stored) ? (stored as Draft[]) : [];
  } catch {
    return [];
  }
}

export function saveDraft(form: HTMLFormElement): void {
  const draft = readDraft(new FormData(form));
  const others = withoutDraft(draft.postId, draft.parentId);
  store(draft.postId, draft.content ? [...others, draft] : others);
}

export function deleteDraft(postId: string, parentId: string | null): void {
  store(postId, withoutDraft(postId, parentId));
}

function withoutDraft(postId: string, parentId: string | null): Draft[] {
  return draftsOf(postId).filter((draft) => draft.parentId !== parentId);
}

function store(postId: string, drafts: Draft[]): void {
  try {
    sessionStorage.setItem(keyOf(postId), JSON.stringify(drafts));
  } catch {
    // Storage is full or forbidden: then a reload loses the draft.
  }
}
