import { readDraft } from "./draft.ts";
import type { Outcome } from "./send-comment.ts";

/** The code that sends comments is loaded when someone writes one. */
const sender = () =>
  Promise.all([import("./send-comment.ts"), import("./post-from-browser.ts")] as const);

/** Preloads before the first submit; a failure is retried at the submit. */
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
