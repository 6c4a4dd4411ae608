import { readDraft } from "./draft.ts";
import type { Outcome } from "./send-comment.ts";

/** What sends comments is loaded for those who write one. */
const sender = () =>
  Promise.all([import("./send-comment.ts"), import("./post-from-browser.ts")] as const);

/** Ahead of the first submit; what fails is tried again by then. */
export const loadSender = (): void => void sender().catch(() => undefined);

export async function sendFromBrowser(form: FormData): Promise<Outcome> {
  try {
    const [{ sendComment }, { postFromBrowser }] = await sender();
    return await sendComment(form, postFromBrowser);
  } catch {
    return {
      refusal: { reason: "unreachable", status: 0, fields: {}, draft: readDraft(form) },
    };
  }
}
