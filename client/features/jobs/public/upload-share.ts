import { useSyncExternalStore } from "react";

// The action of a route is no part of its screen: the share that it has sent is kept beside both.

let share: number | null = null;
const listeners = new Set<() => void>();

function setShare(next: number | null): void {
  share = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The share of the form that has been sent; null while nothing is sent. */
export const useUploadShare = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => share,
    () => null,
  );

/** Sends a form with its files. Without an answer the status is 0; XMLHttpRequest reports progress. */
export const postForm = (path: string, form: FormData) =>
  new Promise<{ status: number; body: unknown }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => setShare(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => resolve({ status: 0, body: null });
    setShare(0);
    request.send(form);
  }).finally(() => setShare(null));
